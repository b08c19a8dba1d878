import Foundation
import Humble

/// Something that the demo company wants its people to know.
struct DemoAnnouncement: Encodable {
  let id: String
  let title: String
  let body: String
  let author: String
  let date: String

  /// The announcements of the days before a day, newest first; their authors are employees.
  static func all(around day: Date) -> [DemoAnnouncement] {
    [
      Self(
        4, "Lola is not to be touched", by: 2, on: day - 1 * 86_400,
        "The red Corvette in bay three belongs to the Director. Do not sit in it, do not lean on it and do not ask "
          + "whether it flies. It does."),
      Self(
        3, "New lanyards", by: 3, on: day - 4 * 86_400,
        "The new lanyards are in the supply room. Wear yours where it can be seen, and hand in the old one."),
      Self(
        2, "The Lighthouse has hot water again", by: 8, on: day - 9 * 86_400,
        "The boiler on level 5 is repaired. Thanks to all who put up with cold showers for a week."),
      Self(
        1, "Expense reports", by: 3, on: day - 23 * 86_400,
        "Reports for the last quarter are due on Friday. Receipts from planets without a currency need the "
          + "Director's signature."),
    ]
  }

  private init(_ id: Int, _ title: String, by author: Int, on date: Date, _ body: String) {
    self.id = String(id)
    self.title = title
    self.body = body
    self.author = String(author)
    self.date = RFC3339.string(from: date)
  }
}
