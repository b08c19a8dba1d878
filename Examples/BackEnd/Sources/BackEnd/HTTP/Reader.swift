import Foundation
import GRDB
import Hummingbird

/// Answers reads of whole resources: who asks, then the answer that is ready, or one made from the database.
struct Reader {
  let database: DatabasePool
  let gatekeeper: Gatekeeper
  let cache: AnswerCache

  /// Answers a request.
  /// - Parameters:
  ///   - request: who asks, and for what.
  ///   - resource: the table that is read, and no other.
  ///   - fetch: reads what is answered, in one transaction.
  /// - Returns: the answer; 304 where the sender has it already.
  /// - Throws: ``Refusal``, or what `fetch` throws.
  func answer<Value: Encodable & SendableMetatype>(
    _ request: Request, from resource: Resource, fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Response {
    let revision = try gatekeeper.admit(request.headers, to: resource)
    let key = AnswerCache.Key(resource: resource, query: request.uri.query ?? "")
    if let answer = cache.answer(key, revision: revision) { return answer.response(to: request.headers) }
    // The data may be newer by now than when the token was looked up.
    let (answer, newest) = try await database.read { db in
      (try Answer(fetch(db)), try Revision.number(of: resource, in: db))
    }
    if let newest { cache.keep(answer, as: key, revision: newest) }
    return answer.response(to: request.headers)
  }
}
