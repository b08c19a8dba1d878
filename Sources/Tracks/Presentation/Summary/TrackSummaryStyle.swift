import Foundation
import Humble

/// How a track is written and drawn in a region.
struct TrackSummaryStyle {
  private let style: TrackStyle
  private let units: TrackUnits

  init(region: Region, units: TrackUnits) {
    style = TrackStyle(region: region, units: units)
    self.units = units
  }

  func viewModel(of details: TrackDetails) -> TrackSummaryViewModel {
    TrackSummaryViewModel(
      id: details.summary.id, name: details.summary.name, figures: figures(of: details.summary),
      notes: notes(about: details.summary), profile: profile(details.profile, length: details.summary.distance),
      path: path(details.path))
  }

  private func figures(of track: TrackSummary) -> [TrackSummaryViewModel.Figure] {
    let figures = [
      ("Start", track.start.map(style.date)),
      ("Distance", style.distance(track.distance)),
      ("Elapsed time", track.elapsedTime.map(style.duration)),
      ("Moving time", track.movingTime.map(style.duration)),
      ("Ascent", track.ascent.map(style.height)),
      ("Descent", track.descent.map(style.height)),
      ("Average speed", track.averageSpeed.map(style.speed)),
      ("Moving speed", track.movingSpeed.map(style.speed)),
      fastest(of: track),
      ("Area", track.bounds.map(style.area)),
      ("Points", style.count(track.points)),
      ("Segments", style.count(track.segments)),
    ]
    return figures.compactMap { label, value in
      value.map { TrackSummaryViewModel.Figure(label: label, value: $0) }
    }
  }

  private func fastest(of track: TrackSummary) -> (String, String?) {
    switch units {
    case .metric: ("Fastest kilometre", track.fastestKilometre.map(style.duration))
    case .imperial: ("Fastest mile", track.fastestMile.map(style.duration))
    }
  }

  private func notes(about track: TrackSummary) -> [String] {
    guard track.points > 0 else { return ["The track has no points."] + leftOut(track.ignored) }
    let missing = [track.start == nil ? "no times" : nil, track.ascent == nil ? "no elevations" : nil]
      .compactMap { $0 }
    return (missing.isEmpty ? [] : ["The track has \(missing.joined(separator: " and "))."]) + leftOut(track.ignored)
  }

  private func leftOut(_ ignored: IgnoredValues) -> [String] {
    let counts = [
      (ignored.positions, "position", "positions"), (ignored.elevations, "elevation", "elevations"),
      (ignored.times, "time", "times"),
    ]
    return counts.filter { $0.0 > 0 }.map { count, one, many in
      count == 1
        ? "1 \(one) was left out, because it cannot be true."
        : "\(style.count(count)) \(many) were left out, because they cannot be true."
    }
  }

  private func profile(_ samples: [ElevationSample], length: Double) -> TrackProfileViewModel? {
    let elevations = samples.map(\.elevation)
    guard let lowest = elevations.min(), let highest = elevations.max(), length > 0 else { return nil }
    return TrackProfileViewModel(
      points: samples.map { TrackDrawingPoint(x: $0.distance, y: $0.elevation - lowest) }, width: length,
      height: highest - lowest, lowest: style.height(lowest), highest: style.height(highest),
      length: style.distance(length))
  }

  private func path(_ lines: [[PathPlace]]) -> TrackPathViewModel? {
    let places = lines.joined()
    guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
      let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max()
    else { return nil }
    let degree = Position.earthRadius * .pi / 180
    let narrowing = cos((south + north) / 2 * .pi / 180)
    let (width, height) = ((east - west) * degree * narrowing, (north - south) * degree)
    guard width > 0 || height > 0 else { return nil }
    let points = lines.map { line in
      line.map {
        TrackDrawingPoint(x: ($0.longitude - west) * degree * narrowing, y: ($0.latitude - south) * degree)
      }
    }
    return TrackPathViewModel(
      lines: points, width: width, height: height, widthWords: style.distance(width),
      heightWords: style.distance(height))
  }
}
