import Authentication
import Events
import Foundation

extension Session {
  static let sample = Session(
    token: Secret("s3cr3t"), user: User(id: UUID(), name: "Ada", email: "ada@example.com"),
    expires: Date(timeIntervalSince1970: 1_800_000_000))
}

extension CachedEvents {
  static func sample(_ number: Int) -> CachedEvents {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let events = (0..<number * 10).map { index in
      Event(
        id: "\(number)-\(index)", name: "Event \(index) 会議 \u{1B}[31m", date: start + Double(index) * 3_600,
        type: EventType.allCases[index % EventType.allCases.count], duration: Double(index) + 0.5)
    }
    let snapshot = EventSnapshot(
      interval: DateInterval(start: start + 0.25, duration: 86_400.5), fetched: start + 0.125, events: events)
    return CachedEvents(calendar: snapshot, birthdays: number.isMultiple(of: 2) ? nil : snapshot)
  }
}
