import Events
import Foundation
import GRDB

/// The company's calendar.
enum EventTable {
  /// The events that overlap an interval, by date.
  static func events(in interval: DateInterval, in db: Database) throws -> [Event] {
    // The database narrows down, to the second and generously; the event itself decides.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT id, name, date, type, duration FROM event WHERE date <= ? AND date + duration >= ?
          ORDER BY date, name, id
          """),
      arguments: [interval.end.seconds + 1, interval.start.seconds - 1])
    var events: [Event] = []
    while let row = try rows.next() {
      let event = event(row)
      if event.overlaps(interval) { events.append(event) }
    }
    return events
  }

  static func replaceAll(with events: [Event], in db: Database) throws {
    try db.execute(sql: "DELETE FROM event")
    let insert = try db.makeStatement(
      sql: "INSERT INTO event (id, name, date, type, duration) VALUES (?, ?, ?, ?, ?)")
    for event in events {
      try insert.execute(arguments: [event.id, event.name, event.date.seconds, event.type.rawValue, event.duration])
    }
  }

  private static func event(_ row: Row) -> Event {
    Event(
      id: row["id"], name: row["name"], date: Date(seconds: row["date"]),
      type: EventType(rawValue: row["type"]) ?? .other, duration: row["duration"])
  }
}
