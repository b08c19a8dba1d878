import Announcements
import Authentication
import Foundation

extension User {
  static let coulson = User(id: UUID(), name: "Phil Coulson", email: "agent@shield.org")
}

extension Session {
  static let current = Session(token: Secret("the current token"), user: .coulson)
}

extension Date {
  static let testNow = Date(timeIntervalSince1970: 1_795_167_000)
}

extension Announcement {
  static let old = Announcement(
    id: "1", title: "Tea", body: "There is tea.", author: "7", date: .testNow - 86_400)
  static let new = Announcement(id: "2", title: "Cake", body: "There is cake.", author: nil, date: .testNow)
}
