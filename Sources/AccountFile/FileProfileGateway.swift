public import Authentication
public import Foundation
public import Humble

/// Gives people's details from the `users` of a JSON file.
public struct FileProfileGateway<Book: AccountBook>: ProfileGateway {
  private let document: JSONDocument<Book>
  private let now: @Sendable () -> Date

  /// Makes a gateway.
  /// - Parameters:
  ///   - document: the file.
  ///   - now: tells the time, at which a session must not have expired.
  public init(document: JSONDocument<Book>, now: @escaping @Sendable () -> Date) {
    self.document = document
    self.now = now
  }

  /// Gives a person's details; see ``ProfileGateway/profile(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose details.
  ///   - version: not used; a file that is here already needs no versions.
  /// - Returns: the details, without a version.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session has expired or its user is not in the file;
  ///   ``GatewayFailure/unreachable(_:)`` and ``GatewayFailure/malformedResponse(_:)``, which name the file and the place
  ///   in it.
  public func profile(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<UserProfile> {
    .value(try await document.contents().accounts.profile(for: session, at: now()))
  }
}
