import Authentication
import Foundation
import HTTPTypes
import Humble
import Hummingbird
import MyBizClient
import ServerTesting
import Testing

/// Over https, real connections and a real certificate: who is trusted, and where no secret goes from there.
@Suite(.timeLimit(.minutes(5))) struct EncryptionTests {
  private let folder: TemporaryFolder
  private let certificate: SelfSignedCertificate

  init() throws {
    folder = try TemporaryFolder()
    certificate = try SelfSignedCertificate(for: "localhost")
  }

  /// Signs in whoever asks.
  private static func signIn(_ request: RecordingServer.Request) -> Response? {
    let user = #"{"id": "\#(Fixtures.ada)", "name": "Ada Lovelace", "email": "\#(Fixtures.email)"}"#
    return switch request.path {
    case "/api/users/login": .json(#"{"token": "t0k3n", "user": \#(user)}"#)
    case "/api/users/\(Fixtures.ada)": .json(user)
    default: nil
    }
  }

  /// `mybiz` at a server on this machine, on a system that trusts the certificate, and with no proxy on the way.
  private func mybiz(at port: Int, of host: String = "localhost") throws -> MyBizProgram {
    let trust = TrustStore.launcher(trusting: try folder.write(certificate.pem, to: "certificate.pem"))
    return MyBizProgram(
      server: "https://\(host):\(port)", data: folder.path("data"), launcher: trust, environment: ["TZ": "UTC"])
  }

  @Test(.whereTrustCanBeGiven, arguments: [HTTPResponse.Status.found, .temporaryRedirect])
  func `from https no redirect leads to http`(status: HTTPResponse.Status) async throws {
    try await RecordingServer.run { _ in
      .json("[]")
    } _: { plain in
      try await RecordingServer.run(with: certificate) { request in
        Self.signIn(request) ?? .redirect(status, to: "http://127.0.0.1:\(plain.port)\(request.path)")
      } _: { home in
        let mybiz = try mybiz(at: home.port)
        #expect(try await mybiz.signIn().output == "Success: Hello Ada Lovelace\n")
        let events = try await mybiz.events()
        #expect(
          events.messages.contains(
            "The server at localhost:\(home.port) sends api/events on to 127.0.0.1:\(plain.port) without encryption. "
              + "It was not asked."))
        #expect(events.status == 1)
        #expect(home.requests.last { $0.path == "/api/events" }?.headers[.authorization] == "Bearer t0k3n")
      }
      #expect(plain.requests.map(\.path) == [])
    }
  }

  @Test(.whereTrustCanBeGiven)
  func `from https a read goes on to another origin over https, without the token`() async throws {
    try await RecordingServer.run(with: certificate) { _ in
      .json("[]")
    } _: { other in
      try await RecordingServer.run(with: certificate) { request in
        Self.signIn(request) ?? .redirect(.found, to: "https://localhost:\(other.port)\(request.path)")
      } _: { home in
        let mybiz = try mybiz(at: home.port)
        #expect(try await mybiz.signIn().output == "Success: Hello Ada Lovelace\n")
        let events = try await mybiz.events()
        #expect(events.messages == "")
        #expect(events.status == 0)
      }
      #expect(Set(other.requests.map(\.path)) == ["/api/events", "/api/employees"])
      for name in [HTTPField.Name.authorization, .cookie, .proxyAuthorization] {
        #expect(other.requests.map { $0.headers[name] } == [nil, nil])
      }
    }
  }

  @Test(.whereTrustCanBeGiven, arguments: ["http", "https"])
  func `a sign-in over https goes to no other origin`(scheme: String) async throws {
    try await RecordingServer.run(with: scheme == "https" ? certificate : nil) { _ in
      .json("{}")
    } _: { other in
      try await RecordingServer.run(with: certificate) { request in
        .redirect(.temporaryRedirect, to: "\(scheme)://localhost:\(other.port)\(request.path)")
      } _: { home in
        let signIn = try await mybiz(at: home.port).signIn()
        #expect(
          signIn.messages.hasPrefix("Login Failed: The server at localhost:\(home.port) sends api/users/login on to "))
        #expect(signIn.status == 1)
        #expect(home.requests.map(\.path) == ["/api/users/login"])
      }
      #expect(other.requests.map(\.path) == [])
    }
  }

  @Test func `who shows a certificate that nobody trusts gets no password`() async throws {
    try await RecordingServer.run(with: certificate) { _ in
      .json("{}")
    } _: { server in
      let client = MyBizClient(server: try ServerAddress("https://localhost:\(server.port)/"))
      let credentials = Credentials(userName: Fixtures.email, password: Secret(Fixtures.password))
      await #expect(
        throws: GatewayFailure.malformedResponse(
          "The server at localhost:\(server.port) could not prove who it is: its certificate is not trusted.")
      ) { try await HTTPAuthenticationGateway(client).signIn(with: credentials) }
      #expect(server.requests.map(\.path) == [])
    }
  }

  @Test(.whereTrustCanBeGiven)
  func `who shows a certificate for another name gets no password`() async throws {
    try await RecordingServer.run(with: certificate) { _ in
      .json("{}")
    } _: { server in
      let signIn = try await mybiz(at: server.port, of: "127.0.0.1").signIn()
      #expect(
        signIn.messages == "Login Failed: The server at 127.0.0.1:\(server.port) could not prove who it is: its "
          + "certificate is not trusted.\n")
      #expect(signIn.status == 1)
      #expect(server.requests.map(\.path) == [])
    }
  }
}
