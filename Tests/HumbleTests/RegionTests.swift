import Foundation
import Humble
import Testing

@Suite struct RegionTests {
  @Test func `a region's calendar has the region's locale and time zone`() throws {
    let timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let region = Region(locale: Locale(identifier: "ja_JP"), timeZone: timeZone, calendar: .japanese)
    #expect(region.calendar.identifier == .japanese)
    #expect(region.calendar.timeZone == timeZone)
    #expect(region.calendar.locale?.identifier == "ja_JP")
  }

  @Test func `a region has its locale's calendar unless it is given another`() {
    let region = Region(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    #expect(region.calendar.identifier == .gregorian)
  }
}
