import Announcements
import Foundation
import GRDB

/// What the company announced.
enum AnnouncementTable {
  /// All of them, the newest first.
  static func all(in db: Database) throws -> [Announcement] {
    try Row.fetchAll(db, sql: "SELECT id, title, body, author, date FROM announcement ORDER BY date DESC, id").map {
      Announcement(
        id: $0["id"], title: $0["title"], body: $0["body"], author: $0["author"], date: Date(seconds: $0["date"]))
    }
  }

  static func replaceAll(with announcements: [Announcement], in db: Database) throws {
    try db.execute(sql: "DELETE FROM announcement")
    let insert = try db.makeStatement(
      sql: "INSERT INTO announcement (id, title, body, author, date) VALUES (?, ?, ?, ?, ?)")
    for item in announcements {
      try insert.execute(arguments: [item.id, item.title, item.body, item.author, item.date.seconds])
    }
  }
}
