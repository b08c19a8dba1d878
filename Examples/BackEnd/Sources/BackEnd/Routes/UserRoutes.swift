import Authentication
import Foundation
import GRDB
import Hummingbird

/// `GET api/users/{id}`.
struct UserRoutes {
  let database: DatabasePool
  let gatekeeper: Gatekeeper

  func add(to router: Router<ServerContext>) {
    router.get("api/users/{id}") { request, context in
      let id = context.parameters.get("id").flatMap(UUID.init)
      let answer = try await database.read { db in
        // Somebody else's id and one that nobody has are answered alike, so that nobody finds out which there are.
        guard try gatekeeper.userID(for: request.headers, in: db) == id, let id,
          let profile = try UserTable.profile(id, in: db)
        else { throw Refusal(.notFound, "There is no such user, or it is not you.") }
        let location = try profile.location ?? EmployeeTable.location(of: profile.user.name, in: db)
        return try Answer(UserProfile(user: profile.user, location: location, title: profile.title))
      }
      return answer.response(to: request.headers)
    }
  }
}
