public import HTTPTypes
public import Hummingbird

extension Router {
  /// Answers 405 where a path is known and the method is not, instead of pretending that there is nothing.
  ///
  /// Called once, after all other routes were added.
  /// - Parameter refusal: makes what is thrown there of the method and of the ones that the path takes, as the header
  ///   `Allow` lists them ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#name-allow)); called for each such request.
  public func refuseOtherMethods(
    _ refusal: @escaping @Sendable (_ method: HTTPRequest.Method, _ allow: String) -> any Error
  ) {
    let routes = Dictionary(grouping: routes, by: \.path.description)
    for route in routes.values.compactMap(\.first) {
      let known = Set(routes[route.path.description, default: []].map(\.method))
      // A GET answers to HEAD as well.
      let allowed = known.contains(.get) ? known.union([.head]) : known
      let allow = allowed.map(\.rawValue).sorted().joined(separator: ", ")
      for method in HTTPRequest.Method.usual.subtracting(allowed) {
        on(route.path, method: method) { _, _ -> Response in throw refusal(method, allow) }
      }
    }
  }
}

extension HTTPRequest.Method {
  fileprivate static let usual: Set<Self> = [.get, .head, .post, .put, .patch, .delete, .options]
}
