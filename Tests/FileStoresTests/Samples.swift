import Authentication
import Events
import Foundation

extension Session {
  static let sample = Session(
    token: Secret("s3cr3t"), user: User(id: UUID(), name: "Ada", email: "ada@example.com"),
    expires: Date(timeIntervalSince1970: 1_800_000_000))
}

extension CachedEvents {
  static let sample = CachedEvents(
    calendar: EventSnapshot(
      interval: DateInterval(start: Date(timeIntervalSince1970: 0), duration: 100),
      fetched: Date(timeIntervalSince1970: 50), events: []),
    birthdays: nil)
}
