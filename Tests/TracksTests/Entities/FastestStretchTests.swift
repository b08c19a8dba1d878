import Foundation
import Testing
import Tracks

@Suite struct FastestStretchTests {
  private func fastest(_ points: [(metres: Double, seconds: Double)]) -> Double? {
    TrackMeter(points.map { point($0.metres, $0.seconds) }).summary().fastestKilometre
  }

  @Test func `between points speed is even`() {
    #expect(fastest([(0, 0), (5_000, 1_000)])?.isNear(200) == true)
    #expect(fastest([(0, 0), (700, 70), (1_400, 700)])?.isNear(70 + 0.3 / 0.7 * 630) == true)
    #expect(fastest([(0, 0), (700, 630), (1_400, 700)])?.isNear(70 + 0.3 / 0.7 * 630) == true)
  }

  @Test func `the fastest mile is timed over a mile`() {
    func mile(_ points: [(metres: Double, seconds: Double)]) -> Double? {
      TrackMeter(points.map { point($0.metres, $0.seconds) }).summary().fastestMile
    }
    // A fast kilometre within a slow way: the other 609 m are slow.
    let points = [(0.0, 0.0), (1_000, 600), (2_000, 800), (3_000, 1_400)]
    #expect(mile(points)?.isNear(200 + 0.609344 * 600) == true)
    #expect(fastest(points)?.isNear(200) == true)
    #expect(mile([(0, 0), (1_609.3, 100)]) == nil)
    // More places than a window of a kilometre holds.
    let dense = (0...4_000).map { (Double($0) * 0.6, Double($0) * ($0 < 1_000 ? 0.2 : 0.1)) }
    #expect(mile(dense)?.isNear(1_609.344 / 6, within: 1e-6) == true)
  }

  @Test func `less than a kilometre has none`() {
    #expect(fastest([(0, 0), (999.99, 100)]) == nil)
    #expect(fastest([(0, 0), (1_000.01, 100)]) != nil)
  }

  @Test func `standing still lies in no fast kilometre that can do without it`() {
    // Ten minutes' rest after a kilometre; then a slower one.
    let points: [(Double, Double)] = [(0, 0), (1_001, 300), (1_001, 900), (2_000, 1_250)]
    #expect(fastest(points)?.isNear(300 * 1_000 / 1_001) == true)
    let restFirst: [(Double, Double)] = [(0, 0), (0, 600), (0.2, 610), (1_000.2, 900)]
    #expect(fastest(restFirst)?.isNear(290, within: 0.001) == true)
  }

  @Test func `a kilometre does not go from one segment to the next`() {
    let track = TrackMeter([point(0, 0), point(600, 60)], [point(600, 60), point(1_200, 120)])
    #expect(track.summary().fastestKilometre == nil)
  }

  @Test func `a clock that is set back starts anew`() {
    #expect(fastest([(0, 1_000), (600, 1_060), (1_200, 10), (2_300, 230)])?.isNear(200) == true)
  }

  @Test func `a point without a time interrupts moving and the fastest kilometre alike`() {
    func summary(_ seconds: [Double?]) -> TrackSummary {
      TrackMeter(zip(0..., seconds).map { point(Double($0) * 600, $1) }).summary()
    }
    let timed = summary([0, 60, 120, 180, 400])
    #expect(timed.fastestKilometre?.isNear(100) == true)
    #expect(timed.fastestMile != nil)
    let inner = summary([0, 60, nil, 180, 400])
    #expect(inner.movingTime?.isNear(280) == true)
    #expect(inner.fastestKilometre == nil)
    let early = summary([0, nil, 120, 180, 400])
    #expect(early.fastestKilometre?.isNear(60 + 400 / 600 * 220) == true)
    #expect(early.fastestMile == nil)
  }

  /// Looks at every kilometre that starts or ends at a point.
  private func bruteForce(_ points: [(metres: Double, seconds: Double)]) -> Double? {
    func time(at metres: Double) -> Double? {
      guard let next = points.firstIndex(where: { $0.metres >= metres }) else { return nil }
      guard next > 0 else { return points[0].metres == metres ? points[0].seconds : nil }
      let (left, right) = (points[next - 1], points[next])
      return left.seconds + (right.seconds - left.seconds) * (metres - left.metres) / (right.metres - left.metres)
    }
    return points.flatMap { point in
      [
        time(at: point.metres - 1_000).map { point.seconds - $0 },
        time(at: point.metres + 1_000).map { $0 - point.seconds },
      ]
    }.compactMap { $0 }.min()
  }

  @Test(arguments: [0.05, 0.4, 3, 40, 700])
  func `however dense the points, the window finds what looking everywhere finds`(step: Double) throws {
    var generator = Numbers(seed: 7)
    var points = [(metres: 0.0, seconds: 0.0)]
    while points.count < 60_000, points[points.count - 1].metres < 4_000 {
      let last = points[points.count - 1]
      let pace = 0.2 + 0.1 * sin(last.metres / 300)
      let metres = step * (0.5 + generator.next())
      points.append((last.metres + metres, last.seconds + metres * pace * (0.8 + 0.4 * generator.next())))
    }
    let expected = try #require(bruteForce(step < 1 ? thinned(points) : points))
    let found = try #require(fastest(points))
    #expect(found.isNear(expected, within: step < 1 ? 0.002 : 1e-6))
  }

  private func thinned(_ points: [(metres: Double, seconds: Double)]) -> [(metres: Double, seconds: Double)] {
    stride(from: 0, to: points.count, by: 20).map { points[$0] }
  }
}

/// Numbers between 0 and 1 that look like chance and are always the same (a linear congruential generator, Knuth's MMIX).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}
