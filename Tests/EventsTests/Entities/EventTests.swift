import Events
import Foundation
import Testing

@Suite struct EventTests {
  private let interval = DateInterval(start: at(20, 10), end: at(20, 12))

  private func event(from start: Date, for duration: TimeInterval) -> Event {
    Event(id: "1", name: "Event", date: start, type: .other, duration: duration)
  }

  @Test func `an event overlaps an interval that it shares time with`() {
    #expect(event(from: at(20, 9), for: 3_601).overlaps(interval))
    #expect(event(from: at(20, 11, 59), for: 3_600).overlaps(interval))
    #expect(event(from: at(20, 9), for: 5 * 3_600).overlaps(interval))
    #expect(event(from: at(20, 10, 30), for: 60).overlaps(interval))
  }

  @Test func `what ends when an interval starts, or starts when it ends, is not in it`() {
    #expect(!event(from: at(20, 9), for: 3_600).overlaps(interval))
    #expect(!event(from: at(20, 12), for: 3_600).overlaps(interval))
  }

  @Test func `an event without a duration takes place at its date`() {
    #expect(event(from: at(20, 10), for: 0).overlaps(interval))
    #expect(!event(from: at(20, 12), for: 0).overlaps(interval))
    #expect(!event(from: at(20, 9), for: 0).overlaps(interval))
  }

  @Test(arguments: [-1, .nan, .infinity] as [TimeInterval])
  func `a duration that makes no sense counts as none`(duration: TimeInterval) {
    #expect(event(from: at(20), for: duration).duration == 0)
  }

  @Test func `an event is read as the API writes it`() throws {
    let json =
      #"{"id":"7","name":"R\u00e9union","date":"2026-11-20T09:30:00.5Z","type":"Meeting","duration":1800,"x":1}"#
    let event = try JSONDecoder().decode(Event.self, from: Data(json.utf8))
    #expect(event == Event(id: "7", name: "Réunion", date: at(20, 9, 30), type: .meeting, duration: 1_800))
    #expect(try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event)) == event)
  }

  @Test func `a type that is not known reads as Other`() throws {
    let types = try JSONDecoder().decode([EventType].self, from: Data(#"["Party","CompanyHoliday",""]"#.utf8))
    #expect(types == [.other, .companyHoliday, .other])
  }

  @Test(arguments: [
    #"{"id":"7","name":"N","type":"Meeting","duration":1}"#,
    #"{"id":"7","name":"N","date":"tomorrow","type":"Meeting","duration":1}"#,
    #"{"id":"7","name":"N","date":5,"type":"Meeting","duration":1}"#,
    #"{"id":"7","name":"N","date":"2026-11-20T09:30:00Z","type":"Meeting","duration":-1}"#,
    #"{"id":"7","name":"N","date":"2026-11-20T09:30:00Z","type":"Meeting","duration":"1"}"#,
    #"{"id":7,"name":"N","date":"2026-11-20T09:30:00Z","type":"Meeting","duration":1}"#,
    #"{"id":"7","name":null,"date":"2026-11-20T09:30:00Z","type":"Meeting","duration":1}"#,
  ])
  func `an event that is not whole is refused`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Event.self, from: Data(json.utf8)) }
  }

  @Test(arguments: [
    #"{"from":10,"to":9,"fetched":0,"events":[]}"#, #"{"from":0,"to":9,"fetched":-1e300,"events":[]}"#,
    #"{"from":-1e30,"to":9,"fetched":0,"events":[]}"#, #"{"from":0,"to":1e30,"fetched":0,"events":[]}"#,
  ])
  func `a snapshot whose dates make no interval is refused`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(EventSnapshot.self, from: Data(json.utf8)) }
  }
}
