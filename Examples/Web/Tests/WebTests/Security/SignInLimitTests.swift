import Authentication
import Foundation
import HTTPTypes
import HumbleTesting
import Serving
import Testing

@testable import Web

@Suite struct SignInLimitTests {
  private static func site(isBehindProxy: Bool = false) async throws -> TestSite {
    var limits = ServerLimits()
    (limits.signIn.perAccount, limits.signIn.perAddress, limits.signIn.window) = (3, 5, 60)
    return try await TestSite(limits: limits, isBehindProxy: isBehindProxy)
  }

  private static let sentence = "Too many attempts to sign in have failed. Try again in 60 seconds."

  @Test func `an account has so many attempts, also with the right password, and then again`() async throws {
    let site = try await Self.site()
    try await site.test { visitor in
      var visitor = visitor
      for email in [Fixtures.email, Fixtures.email.uppercased(), " \(Fixtures.email)"] {
        #expect(try await visitor.signIn(email, "wrong").text.contains("<p>Unauthorized</p>"))
      }
      var another = visitor.another
      let page = try await another.signIn()
      #expect(page.status == .tooManyRequests)
      #expect(page.headers[.retryAfter] == "60")
      #expect(page.text.contains("<h2>Login Failed</h2>\n<p>\(Self.sentence)</p>"))
      #expect(page.value(of: "email") == Fixtures.email)
      #expect(try await visitor.signIn("bob@example.com", "wrong").text.contains("<p>Unauthorized</p>"))
      site.clock.advance(by: 60)
      #expect(try await visitor.signIn().status == .seeOther)
    }
  }

  @Test func `what succeeds, or breaks a rule, does not count`() async throws {
    try await Self.site().test { visitor in
      for _ in 1...4 {
        var visitor = visitor
        for _ in 1...2 {
          #expect(try await visitor.signIn(Fixtures.email, "").text.contains("Type your password."))
        }
        #expect(try await visitor.signIn(Fixtures.email, "wrong").text.contains("Unauthorized"))
        let page = try await visitor.signIn()
        #expect(page.status == .seeOther)
        guard page.status == .seeOther else { return }
      }
    }
  }

  @Test(arguments: [false, true])
  func `an address has so many attempts, which behind a proxy is what the proxy says in the end`(
    isBehindProxy: Bool
  ) async throws {
    try await Self.site(isBehindProxy: isBehindProxy).test { visitor in
      var visitor = visitor
      for number in 1...5 {
        visitor.headers[.xForwardedFor] = "192.0.2.\(number), 198.51.100.7"
        #expect(try await visitor.signIn("p\(number)@example.com", "wrong").text.contains("Unauthorized"))
      }
      let page = try await visitor.signIn()
      #expect(page.text.contains(Self.sentence))
      visitor.headers[.xForwardedFor] = "198.51.100.7, 198.51.100.8"
      #expect(try await visitor.signIn().text.contains(Self.sentence) != isBehindProxy)
    }
  }

  @Test func `nobody uses up what a company's server grants the whole site`() async throws {
    var limits = ServerLimits()
    #expect(5 * limits.signIn.perAddress <= SignInLimiter.Limits().perAddress)
    limits.signIn.perAddress = 3
    let company = try await ScenarioCompany()
    try await TestSite(server: company.address, limits: limits, isBehindProxy: true).test { visitor in
      var (visitor, other) = (visitor, visitor.another)
      (visitor.headers[.xForwardedFor], other.headers[.xForwardedFor]) = ("192.0.2.1", "192.0.2.2")
      var statuses: [HTTPResponse.Status] = []
      for number in 1...6 {
        statuses.append(try await visitor.signIn("p\(number)@example.com", "wrong").status)
      }
      #expect(
        statuses == Array(repeating: .unprocessableContent, count: 3) + Array(repeating: .tooManyRequests, count: 3))
      #expect(try await visitor.signIn().text.contains("Try again in 5 minutes."))
      #expect(try await other.signIn().status == .seeOther)
    }
    await company.end()
  }
}
