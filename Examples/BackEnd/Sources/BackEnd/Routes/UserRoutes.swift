import Authentication
import Foundation
import GRDB
import Hummingbird

/// `GET api/users/{id}`.
struct UserRoutes {
  let database: DatabasePool
  let gatekeeper: Gatekeeper

  private struct Profile: Encodable {
    let id: UUID
    let name: String
    let email: String
    let location: String?
  }

  func add(to router: Router<ServerContext>) {
    router.get("api/users/{id}") { request, context in
      let id = context.parameters.get("id").flatMap(UUID.init)
      let answer = try await database.read { db in
        // Somebody else's id and one that nobody has are answered alike, so that nobody finds out which there are.
        guard try gatekeeper.userID(for: request.headers, in: db) == id, let id,
          let user = try UserTable.user(id, in: db)
        else { throw Refusal(.notFound, "There is no such user, or it is not you.") }
        let location = try EmployeeTable.location(of: user.name, in: db)
        return try Answer(Profile(id: user.id, name: user.name, email: user.email, location: location))
      }
      return answer.response(to: request.headers)
    }
  }
}
