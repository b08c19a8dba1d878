public import Authentication
public import Events
import Humble

/// What every ``BirthdayGateway`` keeps to.
public struct BirthdayGatewayContract: Sendable {
  private let gateway: any BirthdayGateway
  private let session: Session
  private let refusedSession: Session
  private let birthdays: [Birthday]

  /// Makes the suite.
  /// - Parameters:
  ///   - gateway: the gateway.
  ///   - session: a session that it takes.
  ///   - refusedSession: a session that it does not take.
  ///   - birthdays: all birthdays that it has: at least one.
  public init(gateway: any BirthdayGateway, session: Session, refusedSession: Session, birthdays: [Birthday]) {
    self.gateway = gateway
    self.session = session
    self.refusedSession = refusedSession
    self.birthdays = birthdays
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the gateway throws where it should not.
  public func verify() async throws {
    try require(!birthdays.isEmpty, "there is at least one birthday to verify the gateway with")
    let answer = try await gateway.birthdays(for: session).sorted { $0.id < $1.id }
    try require(answer, equals: birthdays.sorted { $0.id < $1.id }, "the birthdays")
    try require(Set(answer.map(\.id)).count, equals: answer.count, "the number of different ids")
    try await require(GatewayFailure.unauthorized, from: "a session that is not taken") { () throws(GatewayFailure) in
      try await gateway.birthdays(for: refusedSession)
    }
  }
}
