import Foundation
import Testing
import Tracks

@Suite struct ClimbTests {
  private func climbs(_ elevations: [Double]...) -> (Double?, Double?) {
    var meter = TrackMeter()
    for segment in elevations {
      meter.startSegment()
      for elevation in segment { if let point = point(0, elevation: elevation) { meter.add(point) } }
    }
    return (meter.summary().ascent, meter.summary().descent)
  }

  private func wave(_ index: Int, _ height: Double, _ length: Double) -> Double {
    height * sin(Double(index) / length * 2 * .pi)
  }

  @Test func `a hill is climbed and gone down once`() {
    let slope = stride(from: 100.0, through: 200, by: 10)
    let (ascent, descent) = climbs(Array(slope) + [200] + slope.reversed())
    // The top is rounded off by its neighbours: 0.3 of ten metres.
    #expect(ascent?.isNear(97 + 3) == true)
    #expect(descent?.isNear(97 + 3) == true)
  }

  @Test func `elevations are smoothed with their neighbours, but for the first and the last`() throws {
    let (ascent, descent) = climbs([0, 0, 100, 0, 0])
    #expect(try #require(ascent).isNear(40))
    #expect(try #require(descent).isNear(40))
    let (up, down) = climbs([50, 0, 0, 0, 50])
    #expect(try #require(down).isNear(50))
    #expect(try #require(up).isNear(50))
  }

  @Test func `what rises and falls by less than three metres is noise`() {
    let noise = (0..<1_000).map { wave($0, 1.45, 20) + 100 }
    let (ascent, descent) = climbs(noise)
    #expect(ascent == 0 && descent == 0)
    let hills = (0..<1_000).map { wave($0, 50, 400) + wave($0, 1.4, 12) + 100 }
    let (up, down) = climbs(hills)
    #expect(up?.isNear(250, within: 0.03) == true)
    #expect(down?.isNear(250, within: 0.05) == true)
  }

  @Test func `three metres count, from either side`() {
    #expect(climbs([10, 10, 10, 13]) == (3, 0))
    #expect(climbs([10, 10, 10, 7]) == (0, 3))
    #expect(climbs([10, 10, 10, 12.9]) == (0, 0))
  }

  @Test func `each segment climbs by itself, and one elevation is none`() {
    #expect(climbs([0, 10], [500, 510], [900]) == (20, 0))
    #expect(climbs([7]) == (0, 0))
    #expect(climbs([]) == (nil, nil))
  }
}
