import Authentication
import Directory
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

/// An employee by a short name, which is the id too.
func employee(_ id: String, under manager: String? = nil, leading reports: String...) -> Employee {
  Employee(
    id: id, givenName: "Mx", familyName: id.uppercased(), location: "Here", manager: manager, directReports: reports)
}
