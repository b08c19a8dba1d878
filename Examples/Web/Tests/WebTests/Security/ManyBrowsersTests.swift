import Authentication
import Foundation
import HTTPTypes
import Serving
import Testing

@testable import Web

@Suite struct ManyBrowsersTests {
  private static let count = 300

  private static func users() -> String {
    let users = (0..<count).map { number in
      """
      {"id": "\(UUID().uuidString)", "name": "Person \(number).", "email": "p\(number)@example.com",
       "password": "word \(number)", "title": "Title \(number)."}
      """
    }
    return "[\(users.joined(separator: ","))]"
  }

  /// What a person sees of themselves and of all others.
  private static func people(on page: Page) -> Set<String> {
    Set(page.text.matches(of: /(?:Person|Title|Order|Track) ([0-9]+)\./).map { String($0.1) })
  }

  @Test(.timeLimit(.minutes(3)))
  func `hundreds of browsers at once each see their own person's data and no other's`() async throws {
    var limits = ServerLimits()
    // All of them may be signing in at one time, and from one address.
    limits.signIn.perAddress = Self.count
    try await TestSite(company: Fixtures.company(users: Self.users()), limits: limits).test { visitor in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<Self.count {
          group.addTask {
            var visitor = try await visitor.signedIn("p\(number)@example.com", "word \(number)")
            let own: Set = ["\(number)"]
            let key = try #require(try await visitor.get("/orders/new").value(of: "key"))
            let answer = try await visitor.post(
              "/orders/new", [("key", key), ("number", "Order \(number)."), ("product", "tea"), ("quantity", "1")])
            #expect(Self.people(on: try await visitor.follow(answer)) == own)
            let stranger = number % 3
            let track = ("track.gpx", TrackFixtures.gpx("Track \(number)."))
            if stranger == 1 {
              #expect(Self.people(on: try await visitor.follow(try await visitor.upload(track))) == own)
            }
            for path in [
              "/calendar", "/settings", "/orders", "/org", "/orders?receipt=\(key)", "/tracks",
              "/tracks/summary?file=track.gpx&index=0",
            ] {
              #expect(Self.people(on: try await visitor.get(path)) == own)
            }
            #expect(try await visitor.get("/orders?receipt=\(UUID())").text.matches(of: /<article/).count == 1)
            guard stranger == 0 else { return }
            #expect(try await visitor.follow(try await visitor.post("/log-out")).text.contains("Logged Out"))
            #expect(try await visitor.get("/orders").location == "/sign-in?to=%2Forders")
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `what one browser is told is not told to another`() async throws {
    try await TestSite().test { visitor in
      var (first, second) = (try await visitor.signedIn(), try await visitor.signedIn())
      let key = try #require(try await first.get("/orders/new").value(of: "key"))
      let answer = try await first.post(
        "/orders/new", [("key", key), ("number", "7"), ("product", "tea"), ("quantity", "1")])
      #expect(try await first.follow(answer).text.contains("Order Placed"))
      #expect(try await !second.follow(answer).text.contains("Order Placed"))
      _ = try await first.post("/log-out")
      #expect(try await second.get("/orders").status == .ok)
    }
  }
}
