package import Authentication
package import Foundation
package import Humble

extension MyBizClient {
  /// Fetches an array for somebody who is signed in, unless it is still the version that is known.
  /// - Returns: the items that are wanted, in the server's order, with their `ETag`.
  package func items<Item: Decodable & Sendable>(
    _ type: Item.Type, at path: String, query: [URLQueryItem] = [], for session: Session, unlessStill version: String?,
    where isWanted: @Sendable (Item) -> Bool = { _ in true }
  ) async throws(GatewayFailure) -> GatewayAnswer<[Item]> {
    let request = server.request(.get, path, query: query)
    guard let response = try await answer(to: request, for: session, unlessStill: version) else { return .unchanged }
    let items = try await JSONAnswer(response, to: request).items(type, where: isWanted)
    return .value(items, version: response.headers["etag"])
  }

  /// Fetches one value for somebody who is signed in, unless it is still the version that is known.
  /// - Returns: the value, with its `ETag`.
  package func value<Value: Decodable & Sendable>(
    _ type: Value.Type, at path: String, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Value> {
    let request = server.request(.get, path)
    guard let response = try await answer(to: request, for: session, unlessStill: version) else { return .unchanged }
    return .value(try await JSONAnswer(response, to: request).value(type), version: response.headers["etag"])
  }

  /// Sends a value for somebody who is signed in, which may be sent again under the same key.
  /// - Returns: what the server made of it.
  package func post<Value: Encodable, Answer: Decodable & Sendable>(
    _ value: Value, to path: String, key: UUID, for session: Session, answer type: Answer.Type
  ) async throws(GatewayFailure) -> Answer {
    let body: Data
    do { body = try JSONEncoder().encode(value) } catch {
      throw .refused(status: 400, reason: "It cannot be written as JSON: \(error.localizedDescription)")
    }
    var request = server.request(.post, path)
    request.headers = ["content-type": "application/json", "idempotency-key": key.uuidString]
    request.body = body
    let response = try await AuthorizingTransport(transport, token: session.token).send(request)
    try response.expecting([200, 201], for: request, hiding: [session.token])
    return try await JSONAnswer(response, to: request).value(type)
  }

  /// The answer to a request; `nil` where it is that nothing has changed.
  private func answer(
    to request: HTTPRequest, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> HTTPResponse? {
    let conditional = ConditionalTransport(transport, version: version)
    let response = try await AuthorizingTransport(conditional, token: session.token).send(request)
    guard response.status != 304 else { return nil }
    try response.expecting([200], for: request, hiding: [session.token])
    return response
  }
}
