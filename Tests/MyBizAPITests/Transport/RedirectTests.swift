import MyBizClient
import Authentication
import FaultServer
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

/// Redirects between two servers: what travels along, and what stays home.
@Suite(.timeLimit(.minutes(5))) struct RedirectTests {
  /// A server that sends everybody on to another address.
  private func signpost(to address: String, status: String = "302 Found") throws -> FaultServer {
    try FaultServer { _, peer in peer.answer(status, "Location: \(address)", "Set-Cookie: session=t0k3n") }
  }

  private let credentials = Credentials(userName: "agent@shield.org", password: Secret("p4ssw0rd"))

  @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
  func `a read that leads to another port carries no secret there`(status: String) async throws {
    let other = try FaultServer(body: Sample.events)
    let home = try signpost(to: "\(other.address)api/events", status: status)
    let answer = try await MyBizAPI.at(home.address).eventsOfDay()
    #expect(try answer.get() == .value([Sample.event]))
    #expect(home.requests.map { $0.headers["authorization"] } == ["Bearer t0k3n-of-the-current-session"])
    #expect(other.requests.count == 1)
    for name in ["authorization", "cookie", "proxy-authorization"] { #expect(other.requests[0].headers[name] == nil) }
  }

  @Test func `a read that leads to another host carries no secret there`() async throws {
    let other = try FaultServer(body: Sample.events)
    let home = try signpost(to: "http://localhost:\(other.port)/api/events")
    let answer = try await MyBizAPI.at(home.address).eventsOfDay()
    #expect(try answer.get() == .value([Sample.event]))
    #expect(other.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test func `secrets that were left behind do not come back on the way home`() async throws {
    let home = try FaultServer { request, peer in
      if request.path == "/home" {
        peer.answer(body: "[]")
      } else {
        peer.answer("302 Found", "Location: \(request.path)")
      }
    }
    let other = try signpost(to: "\(home.address)home")
    let first = try signpost(to: "\(other.address)")
    _ = try await MyBizAPI.at(first.address).eventsOfDay()
    #expect(home.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test func `within one origin the token travels along`() async throws {
    let server = try FaultServer { request, peer in
      if request.path.hasPrefix("/api/") { peer.answer("302 Found", "Location: /moved") } else { peer.answer() }
    }
    let answer = try await MyBizAPI.at(server.address).eventsOfDay()
    #expect(try answer.get() == .value([]))
    #expect(
      server.requests.map { $0.headers["authorization"] }
        == Array(repeating: "Bearer t0k3n-of-the-current-session", count: 2))
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test func `a stranger who wants a token ends no session`() async throws {
    let other = try FaultServer(status: "401 Unauthorized", body: "{}")
    let home = try signpost(to: other.address)
    let failure = try await MyBizAPI.at(home.address).eventsOfDay().failure
    #expect(
      failure
        == .malformedResponse(
          "The server at 127.0.0.1:\(home.port) sends api/events on to 127.0.0.1:\(other.port), where the session is not "
            + "sent. If that is the company's server, use its address."))
  }

  @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
  func `a sign-in goes to no other origin, in no form`(status: String) async throws {
    let other = try FaultServer(body: "{}")
    let home = try signpost(to: other.address, status: status)
    let api = try MyBizAPI.at(home.address)
    await #expect(throws: GatewayFailure.self) { try await api.authentication.signIn(with: credentials) }
    #expect(home.requests.count == 1)
    #expect(other.requests.isEmpty)
  }

  @Test func `a sign-in that its own origin moved is sent there, once`() async throws {
    let server = try FaultServer { request, peer in
      if request.path == "/new" { peer.answer("401 Unauthorized") } else { peer.answer("307 Moved", "Location: /new") }
    }
    let api = try MyBizAPI.at(server.address)
    await #expect(throws: GatewayFailure.unauthorized) { try await api.authentication.signIn(with: credentials) }
    #expect(server.requests.map(\.method) == ["POST", "POST"])
    #expect(server.requests.allSatisfy { $0.headers["authorization"]?.hasPrefix("Basic ") == true })
  }

  @Test func `a redirect that leads back to itself ends after five`() async throws {
    let server = try FaultServer { request, peer in peer.answer("302 Found", "Location: \(request.path)") }
    let failure = try await MyBizAPI.at(server.address).eventsOfDay().failure
    #expect(
      failure == .malformedResponse("The server at 127.0.0.1:\(server.port) redirects api/events more than 5 times."))
    #expect(server.requests.count == 6)
  }

  @Test(arguments: [
    ("file:///etc/passwd", "on to an address that is not one of a web server."),
    ("http://name:word@127.0.0.1/", "on to an address that is not one of a web server."),
    ("http://192.0.2.1/", "on to 192.0.2.1 without encryption. It was not asked."),
  ])
  func `a redirect to where nobody should go is not followed`(address: String, what: String) async throws {
    let home = try signpost(to: address)
    let failure = try await MyBizAPI.at(home.address).eventsOfDay().failure
    #expect(failure == .malformedResponse("The server at 127.0.0.1:\(home.port) sends api/events \(what)"))
  }

  @Test(arguments: [300, 302, 307])
  func `a redirect without a place is a status that nobody expects`(status: Int) async throws {
    let home = try FaultServer { _, peer in peer.answer("\(status) Elsewhere") }
    let failure = try await MyBizAPI.at(home.address).eventsOfDay().failure?.withoutPort(home.port)
    let reason = "The answer to api/events at 127.0.0.1 had the unexpected status \(status)."
    #expect(failure == .refused(status: status, reason: reason))
  }

  @Test func `from https no redirect leads to http`() async throws {
    let stub = TransportStub(.status(302, headers: ["location": "http://127.0.0.1/api/events"]), .json("[]"))
    let request = HTTPRequest(.get, try #require(URL(string: "https://example.com/api/events")))
    await #expect(
      throws: GatewayFailure.malformedResponse(
        "The server at example.com sends api/events on to 127.0.0.1 without encryption. It was not asked.")
    ) { try await RedirectingTransport(stub).send(request) }
    #expect(stub.requests.count == 1)
  }

  @Test func `from https to http on the same host no redirect leads either`() async throws {
    let stub = TransportStub(.status(302, headers: ["location": "http://example.com/api/events"]), .json("[]"))
    let request = HTTPRequest(
      .get, try #require(URL(string: "https://example.com/api/events")), authorization: Secret("Bearer t"))
    await #expect(throws: GatewayFailure.self) { try await RedirectingTransport(stub).send(request) }
    #expect(stub.requests.count == 1)
  }
}
