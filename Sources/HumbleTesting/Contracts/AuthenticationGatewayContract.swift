public import Authentication
import Humble

/// What every ``AuthenticationGateway`` keeps to.
public struct AuthenticationGatewayContract: Sendable {
  private let gateway: any AuthenticationGateway
  private let credentials: Credentials
  private let user: User

  /// Makes the suite.
  /// - Parameters:
  ///   - gateway: the gateway.
  ///   - credentials: credentials that it takes.
  ///   - user: whose credentials they are.
  public init(gateway: any AuthenticationGateway, credentials: Credentials, user: User) {
    self.gateway = gateway
    self.credentials = credentials
    self.user = user
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the gateway throws where it should not.
  public func verify() async throws {
    let session = try await gateway.signIn(with: credentials)
    try require(session.user, equals: user, "the user who signed in")
    try require(!session.token.isEmpty, "a session's token is not empty")
    let another = try await gateway.signIn(with: credentials)
    try require(session.token != another.token, "two sessions have two tokens")

    try await refuse(Credentials(userName: credentials.userName, password: Secret("not the password")))
    try await refuse(Credentials(userName: credentials.userName, password: Secret("")))
    try await refuse(Credentials(userName: "nobody@example.com", password: credentials.password))

    try await gateway.logOut(session)
    try await gateway.logOut(session)
    try await gateway.logOut(Session(token: Secret("never given"), user: user))
  }

  private func refuse(_ credentials: Credentials) async throws(ContractViolation) {
    try await require(GatewayFailure.unauthorized, from: "signing in as \(credentials)") { () throws(GatewayFailure) in
      try await gateway.signIn(with: credentials)
    }
  }
}
