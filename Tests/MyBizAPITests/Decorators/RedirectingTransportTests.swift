import MyBizClient
import Authentication
import Foundation
import Humble
import MyBizAPI
import Testing

/// What counts as another origin, and what is left behind on the way there.
@Suite struct RedirectingTransportTests {
  private func steps(from home: String, to location: String) async throws -> [HTTPRequest] {
    let stub = TransportStub(.status(302, headers: ["location": location]), .json("[]"))
    let request = HTTPRequest(
      .get, try #require(URL(string: home)),
      headers: ["cookie": "a=b", "Proxy-Authorization": "Basic x", "Authorization": "Basic y", "accept": "text/plain"],
      authorization: Secret("Bearer t"))
    _ = try await RedirectingTransport(stub).send(request)
    return stub.requests
  }

  @Test(arguments: [
    ("https://example.com/a", "https://other.example.com/a"), ("https://example.com/a", "//other.example.com/a"),
    ("https://example.com/a", "https://example.com:8443/a"), ("http://127.0.0.1/a", "https://127.0.0.1/a"),
    ("http://127.0.0.1:1/a", "http://127.0.0.1:2/a"), ("https://example.com/a", "https://example.com./a"),
  ])
  func `to another origin no secret travels, in whichever letters its header's name is`(home: String, location: String)
    async throws
  {
    let steps = try await steps(from: home, to: location)
    #expect(steps.count == 2)
    #expect(steps[1].authorization == nil)
    #expect(steps[1].headers == ["accept": "text/plain"])
  }

  @Test(arguments: [
    ("https://example.com/a", "/b"), ("https://example.com/a", "b?c=d"),
    ("https://example.com/a", "https://example.com:443/b"), ("https://EXAMPLE.com:443/a", "HTTPS://example.com/b"),
    ("http://127.0.0.1/a", "http://127.0.0.1:80/b"),
  ])
  func `within one origin all of it travels`(home: String, location: String) async throws {
    let steps = try await steps(from: home, to: location)
    #expect(steps.count == 2)
    #expect(steps[1].authorization == Secret("Bearer t"))
    #expect(steps[1].headers == steps[0].headers)
  }

  @Test(arguments: [401, 403]) func `a stranger's refusal is none of the session`(status: Int) async throws {
    let stub = TransportStub(
      .status(302, headers: ["location": "https://other.example.com/"]), .status(status))
    let request = HTTPRequest(
      .get, try #require(URL(string: "https://example.com/a")), authorization: Secret("Bearer t"))
    await #expect {
      try await RedirectingTransport(stub).send(request)
    } throws: { error in
      if case GatewayFailure.malformedResponse = error { true } else { false }
    }
  }
}
