import Authentication
import Foundation
import Testing

@Suite struct SessionTests {
  private let expiry = Date(timeIntervalSince1970: 1_000)

  @Test func `a session is over at the moment at which it expires`() {
    let session = Session(token: Secret("t"), user: .coulson, expires: expiry)
    #expect(!session.isExpired(at: expiry - 1))
    #expect(session.isExpired(at: expiry))
    #expect(session.isExpired(at: expiry + 1))
  }

  @Test func `a session without an expiry is never over by itself`() {
    #expect(!Session.current.isExpired(at: .distantFuture))
  }

  @Test func `two sessions of one person differ in their tokens`() {
    #expect(Session.current != Session.other)
  }
}
