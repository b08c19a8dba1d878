import Authentication
import Foundation

extension User {
  static let coulson = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Phil Coulson",
    email: "agent@shield.org")
}

extension Session {
  static let current = Session(token: Secret("the current token"), user: .coulson)
  static let other = Session(token: Secret("another token"), user: .coulson)
}

extension Credentials {
  static let right = Credentials(userName: "agent@shield.org", password: Secret("hailHydra"))
}
