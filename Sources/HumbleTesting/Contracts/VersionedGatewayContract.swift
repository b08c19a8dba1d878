public import Authentication
public import Humble

/// What every gateway keeps to that gives all there is, and may be told which version of it is known.
///
/// Such as `VersionedGatewayContract(expected: employees, session: …, refusedSession: …, fetch: gateway.employees)`.
public struct VersionedGatewayContract<Value: Equatable & Sendable>: Sendable {
  private let expected: Value
  private let session: Session
  private let refusedSession: Session
  private let fetch: @Sendable (Session, String?) async throws(GatewayFailure) -> GatewayAnswer<Value>

  /// Makes the suite.
  /// - Parameters:
  ///   - expected: all that the gateway has.
  ///   - session: a session that it takes.
  ///   - refusedSession: a session that it does not take.
  ///   - fetch: asks the gateway for a session, with a version that is known.
  public init(
    expected: Value, session: Session, refusedSession: Session,
    fetch: @escaping @Sendable (Session, _ version: String?) async throws(GatewayFailure) -> GatewayAnswer<Value>
  ) {
    self.expected = expected
    self.session = session
    self.refusedSession = refusedSession
    self.fetch = fetch
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the gateway throws where it should not.
  public func verify() async throws {
    guard case .value(let answer, let version) = try await fetch(session, nil) else {
      throw ContractViolation("expected an answer to one who has none, not that it is unchanged")
    }
    try require(answer, equals: expected, "the answer")
    try await refuse(nil)
    guard let version else { return }
    if case .value(let again, _) = try await fetch(session, version) {
      try require(again, equals: expected, "the answer to one who has it")
    }
    guard case .value(let other, _) = try await fetch(session, "\"not a version\"") else {
      throw ContractViolation("expected an answer to one who has another version, not that it is unchanged")
    }
    try require(other, equals: expected, "the answer to one who has another version")
    try await refuse(version)
  }

  private func refuse(_ version: String?) async throws {
    try await require(GatewayFailure.unauthorized, from: "a session that is not taken") { () throws(GatewayFailure) in
      try await fetch(refusedSession, version)
    }
  }
}
