/// Keeps the elevation along the way in at most ``capacity`` sections of one length, which doubles when they do not reach.
struct ElevationProfile {
  private static let capacity = 512

  private struct Section {
    var distance = 0.0
    var elevation = 0.0
    var count = 0.0

    static func + (left: Section, right: Section) -> Section {
      Section(
        distance: left.distance + right.distance, elevation: left.elevation + right.elevation,
        count: left.count + right.count)
    }
  }

  private var sections: [Section] = []
  /// In metres.
  private var length = 1.0

  mutating func add(_ elevation: Double, at distance: Double) {
    while distance >= length * Double(Self.capacity) { halve() }
    let index = Int(distance / length)
    while sections.count <= index { sections.append(Section()) }
    sections[index] = sections[index] + Section(distance: distance, elevation: elevation, count: 1)
  }

  /// The mean of each section that has points.
  var samples: [ElevationSample] {
    sections.filter { $0.count > 0 }.map {
      ElevationSample(distance: $0.distance / $0.count, elevation: $0.elevation / $0.count)
    }
  }

  private mutating func halve() {
    length *= 2
    sections = stride(from: 0, to: sections.count, by: 2).map { index in
      index + 1 < sections.count ? sections[index] + sections[index + 1] : sections[index]
    }
  }
}
