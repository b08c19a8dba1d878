import Authentication
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import MyBizClient
import Testing

/// What signing in and logging out send, and what they make of the answers.
@Suite struct AuthenticationGatewayTests {
  private let credentials = Credentials(userName: "agent@shield.org", password: Secret("häil:Hydra"))
  private let user = Sample.user
  private var signedIn: TransportStub.Outcome {
    .json(#"{"token": "t0k3n", "expires": "2026-12-20T00:00:00Z", "user": {"id": "\#(user.id)"}}"#)
  }
  private var details: TransportStub.Outcome {
    .json(#"{"id": "\#(user.id)", "name": "Phil Coulson", "email": "agent@shield.org", "title": "Director"}"#)
  }

  @Test func `signing in sends Basic, then asks who that is`() async throws {
    let stub = TransportStub(signedIn, details)
    let session = try await MyBizAPI.at(stub).authentication.signIn(with: credentials)
    #expect(
      session
        == Session(token: Secret("t0k3n"), user: user, expires: Date(timeIntervalSince1970: 1_797_724_800)))
    #expect(stub.requests.map(\.method) == [.post, .get])
    #expect(
      stub.requests.map(\.url.absoluteString) == [
        "https://example.com/biz/api/users/login", "https://example.com/biz/api/users/\(user.id)",
      ])
    let basic = Data("agent@shield.org:häil:Hydra".utf8).base64EncodedString()
    #expect(stub.requests.map { $0.authorization?.reveal() } == ["Basic \(basic)", "Bearer t0k3n"])
  }

  @Test func `a session may have no expiry`() async throws {
    let stub = TransportStub(.json(#"{"token": "t", "expires": null, "user": {"id": "\#(user.id)"}}"#), details)
    #expect(try await MyBizAPI.at(stub).authentication.signIn(with: credentials).expires == nil)
  }

  @Test(arguments: [
    ("a:b", "x", "A user name has no colon in it."), ("a:\u{301}b", "x", "A user name has no colon in it."),
    ("a\r\nb", "x", "A user name and a password have no control characters in them."),
    ("a", "x\u{0}y", "A user name and a password have no control characters in them."),
  ])
  func `what Basic cannot carry is refused before it is sent`(name: String, password: String, reason: String)
    async throws
  {
    let stub = TransportStub(.status(200))
    let gateway = try MyBizAPI.at(stub).authentication
    await #expect(throws: GatewayFailure.refused(status: 400, reason: reason)) {
      try await gateway.signIn(with: Credentials(userName: name, password: Secret(password)))
    }
    #expect(stub.requests.isEmpty)
  }

  @Test(arguments: [
    (#"{"user": {"id": "x"}}"#, #"has no "token"."#),
    (#"{"token": "t"}"#, #"has no "user"."#),
    (#"{"token": "t", "user": {}}"#, #"has no "id" in user."#),
    (
      #"{"token": "t", "user": {"id": "x"}}"#,
      "is wrong in user, id: it is not a UUID such as 6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01."
    ),
    (
      #"{"token": "t", "expires": 5, "user": {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"}}"#,
      "is wrong in expires: it is not a text."
    ),
    (
      #"{"token": "t\r\nX: y", "user": {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"}}"#,
      "has a token that cannot be sent."
    ),
  ])
  func `an answer to a sign-in that makes no sense says what is missing`(body: String, what: String) async throws {
    let gateway = try MyBizAPI.at(TransportStub(.json(body))).authentication
    await #expect(throws: GatewayFailure.malformedResponse("The answer to biz/api/users/login \(what)")) {
      try await gateway.signIn(with: credentials)
    }
  }

  /// As it was typed, as it was sent, and where only its beginning would be short enough to be shown.
  @Test(arguments: [
    "häil:Hydra", Data("agent@shield.org:häil:Hydra".utf8).base64EncodedString(),
    String(repeating: "x", count: 490) + "häil:Hydra",
  ])
  func `a refusal that repeats the password is not shown`(words: String) async throws {
    let gateway = try MyBizAPI.at(TransportStub(.json(#"{"error": true, "reason": "No \#(words)"}"#, status: 403)))
    let reason = "The answer to biz/api/users/login at example.com had the unexpected status 403."
    await #expect(throws: GatewayFailure.refused(status: 403, reason: reason)) {
      try await gateway.authentication.signIn(with: credentials)
    }
  }

  @Test func `a session that turns out to be of no use is not left behind`() async throws {
    let stub = TransportStub(signedIn, .status(500), .status(204))
    await #expect(throws: GatewayFailure.self) { try await MyBizAPI.at(stub).authentication.signIn(with: credentials) }
    #expect(stub.requests.last?.url.absoluteString == "https://example.com/biz/api/users/logout")
    #expect(stub.requests.last?.authorization?.reveal() == "Bearer t0k3n")
  }

  @Test func `a new token that is refused is no wrong password`() async throws {
    let stub = TransportStub(signedIn, .status(401), .status(204))
    await #expect(
      throws: GatewayFailure.malformedResponse("The server refuses the token that it has just given.")
    ) { try await MyBizAPI.at(stub).authentication.signIn(with: credentials) }
  }

  @Test func `too many tries are refused in the server's words`() async throws {
    let refusal = TransportStub(.json(#"{"error": true, "reason": "Try again in 30 seconds."}"#, status: 429))
    let gateway = try MyBizAPI.at(refusal).authentication
    await #expect(throws: GatewayFailure.refused(status: 429, reason: "Try again in 30 seconds.")) {
      try await gateway.signIn(with: credentials)
    }
  }

  @Test(arguments: [204, 200, 401]) func `logging out takes an unknown token for done`(status: Int) async throws {
    let stub = TransportStub(.status(status))
    try await MyBizAPI.at(stub).authentication.logOut(.current)
    #expect(stub.requests.map(\.url.absoluteString) == ["https://example.com/biz/api/users/logout"])
    #expect(stub.requests.map { $0.authorization?.reveal() } == ["Bearer t0k3n-of-the-current-session"])
  }
}
