import Foundation
import Humble
import Testing

/// A company that never changes.
enum Fixtures {
  static let ada = "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"
  static let grace = "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02"
  static let email = "ada@example.com"
  static let password = "pässword: 🗝"
  static let gracesEmail = "grace@example.com"
  static let gracesPassword = "cobol"

  static let users = #"""
    [{"id": "\#(ada)", "name": "Ada Lovelace", "email": "Ada@Example.com", "password": "\#(password)"},
     {"id": "\#(grace)", "name": "Grace", "email": "grace@example.com", "password": "\#(gracesPassword)"}]
    """#

  /// The same, where Ada's own record says more of her.
  static let describedUsers = users.replacing(
    #""Ada Lovelace","#, with: #""Ada Lovelace", "location": "Paris", "title": "Analyst","#)

  static let events = #"""
    [{"id": "late", "name": "Review", "date": "2026-11-21T14:00:00+01:00", "type": "Meeting", "duration": 3600},
     {"id": "watch", "name": "Night watch", "date": "2026-11-20T22:00:00Z", "type": "Other", "duration": 28800},
     {"id": "point", "name": "Deadline", "date": "2026-11-20T12:00:00Z", "type": "Appointment", "duration": 0}]
    """#

  static let announcements = #"""
    [{"id": "old", "title": "Steam", "body": "There is steam.", "author": "1", "date": "2026-11-01T08:00:00Z"},
     {"id": "new", "title": "Tea", "body": "There is tea.", "date": "2026-11-19T08:00:00Z"}]
    """#

  static let products = #"""
    [{"productId": "tea", "productName": "Tea", "unitPrice": 0.10},
     {"productId": "cog", "productName": "Cog", "unitPrice": 33.33}]
    """#

  static let company = company()

  static func company(
    users: String = users, events: String = events, announcements: String = announcements,
    products: String = products, lifetime: Int = 3_600
  ) -> String {
    #"""
    {"users": \#(users),
     "rules": {"sessionLifetime": \#(lifetime), "currency": "USD", "maxPurchaseOrder": 100.10},
     "events": \#(events),
     "employees": [
       {"id": "2", "givenName": "Ada", "familyName": "Lovelace", "location": "London", "manager": "1",
        "directReports": ["3"], "birthday": "12-10-1815"},
       {"id": "1", "givenName": "Charles", "familyName": "Babbage"}],
     "announcements": \#(announcements),
     "products": \#(products)}
    """#
  }

  static func date(_ text: String) throws -> Date { try #require(RFC3339.date(from: text)) }
}
