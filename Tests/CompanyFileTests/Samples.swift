import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import Foundation
import Humble
import Purchasing
import Testing

extension User {
  static let ada = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Ada", email: "Ada@Example.com")
  static let grace = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17)), name: "Grace", email: "grace@example.com")
  static let stranger = User(id: UUID(), name: "Stranger", email: "stranger@example.com")
}

enum Sample {
  static let company = """
    {
      "name": "ignored",
      "users": [
        {"id": "01020304-0506-0708-090A-0B0C0D0E0F10", "name": "Ada", "email": "Ada@Example.com", "password": "pässword",
         "title": "Countess", "location": null},
        {"id": "01020304-0506-0708-090A-0B0C0D0E0F11", "name": "Grace", "email": "grace@example.com", "password": "p"}
      ],
      "rules": {"sessionLifetime": 60, "currency": "EUR", "maxPurchaseOrder": 115.5, "ignored": []},
      "events": [
        {"id": "a", "name": "会議", "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 3600},
        {"id": "b", "name": "Party", "date": "2026-11-20T22:00:00.5+01:00", "type": "Party", "duration": 36000, "x": 1}
      ],
      "employees": [
        {"id": "1", "givenName": "Grace", "familyName": "Hopper", "location": "Arlington", "birthday": "12-09-1906",
         "directReports": ["2", "3"]},
        {"id": "2", "givenName": "", "familyName": "Prince", "location": "", "birthday": null, "manager": "1", "directReports": []},
        {"id": "3", "givenName": "Leap", "familyName": "Year", "location": "", "manager": "1", "birthday": "02-29-2000",
         "directReports": []}
      ],
      "announcements": [
        {"id": "1", "title": "Tea", "body": "There is tea.", "author": "1", "date": "2026-11-20T09:30:00Z"}
      ],
      "products": [{"productId": "tea", "productName": "Tea, a box", "unitPrice": 11.55}]
    }
    """

  static let start = Date(timeIntervalSince1970: 1_795_167_000)
  static let events = [
    Event(id: "a", name: "会議", date: start, type: .meeting, duration: 3_600),
    Event(id: "b", name: "Party", date: start + 11.5 * 3_600, type: .other, duration: 36_000),
  ]
  static let employees = [
    Employee(
      id: "1", givenName: "Grace", familyName: "Hopper", location: "Arlington", directReports: ["2", "3"],
      birthday: DateOfBirth("12-09-1906")),
    Employee(id: "2", givenName: "", familyName: "Prince", location: "", manager: "1"),
    Employee(
      id: "3", givenName: "Leap", familyName: "Year", location: "", manager: "1", birthday: DateOfBirth("02-29-2000")),
  ]
  static let announcements = [
    Announcement(id: "1", title: "Tea", body: "There is tea.", author: "1", date: start)
  ]
  static let catalogue = Catalogue(
    products: [Product(id: "tea", name: "Tea, a box", unitPrice: Decimal(1_155) / 100)],
    policy: PurchasePolicy(currency: "EUR", maximum: Decimal(1_155) / 10))
  static let profile = UserProfile(user: .ada, title: "Countess")
  static let credentials = Credentials(userName: "ada@example.com", password: Secret("pässword"))
}

extension CompanyFileEventGateway {
  /// The events of an interval, asked for by one who has none.
  func events(in interval: DateInterval, for session: Session) async throws -> [Event] {
    let answer = try await events(in: interval, for: session, unlessStill: nil)
    guard case .value(let events, nil) = answer else {
      Issue.record("a company file gave a version: \(answer)")
      return []
    }
    return events
  }
}
