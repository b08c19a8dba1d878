import HTTPTypes
import Hummingbird

/// Answers 405 where a path is known and the method is not, instead of pretending that there is nothing.
struct MethodRoutes {
  /// Called after all other routes were added.
  func add(to router: Router<WebContext>) {
    let routes = Dictionary(grouping: router.routes, by: \.path.description)
    for route in routes.values.compactMap(\.first) {
      let known = Set(routes[route.path.description, default: []].map(\.method))
      // A GET answers to HEAD as well.
      let allowed = known.contains(.get) ? known.union([.head]) : known
      let allow = allowed.map(\.rawValue).sorted().joined(separator: ", ")
      for method in Self.methods.subtracting(allowed) {
        router.on(route.path, method: method) { _, _ -> Response in
          throw WebRefusal(
            status: .methodNotAllowed, title: "Not Understood",
            sentence: "This address does not answer to \(method).", headers: [.allow: allow])
        }
      }
    }
  }

  private static let methods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .patch, .delete, .options]
}
