import Foundation
import HumbleTesting
import Serving
import Testing

@Suite struct SignInLimiterTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 0))

  private func limiter(capacity: Int = 100) -> SignInLimiter {
    let limits = SignInLimiter.Limits(perAccount: 3, perAddress: 5, window: 60, capacity: capacity)
    return SignInLimiter(limits: limits, now: { [clock] in clock.date() })
  }

  @Test func `an account has so many attempts, from whatever address`() {
    let limiter = limiter()
    for address in 1...3 { #expect(limiter.attempt(account: "a", address: "\(address)") == nil) }
    clock.advance(by: 20)
    #expect(limiter.attempt(account: "a", address: "4") == 40)
    #expect(limiter.attempt(account: "b", address: "1") == nil)
  }

  @Test func `an address has so many attempts, at whatever account`() {
    let limiter = limiter()
    for account in 1...5 { #expect(limiter.attempt(account: "\(account)", address: "a") == nil) }
    #expect(limiter.attempt(account: "6", address: "a") == 60)
    #expect(limiter.attempt(account: "6", address: "b") == nil)
  }

  @Test func `the time runs from the first attempt on, and refused ones do not prolong it`() {
    let limiter = limiter()
    for _ in 1...3 { _ = limiter.attempt(account: "a", address: "a") }
    clock.advance(by: 59)
    #expect(limiter.attempt(account: "a", address: "a") == 1)
    clock.advance(by: 1)
    #expect(limiter.attempt(account: "a", address: "a") == nil)
  }

  @Test func `a success forgets the account's failures, and is none of the address's`() {
    let limiter = limiter()
    for account in ["a", "a", "b", "c"] { _ = limiter.attempt(account: account, address: "x") }
    for _ in 1...10 {
      #expect(limiter.attempt(account: "a", address: "x") == nil)
      limiter.succeeded(account: "a", address: "x")
    }
    #expect(limiter.attempt(account: "a", address: "x") == nil)
    #expect(limiter.attempt(account: "a", address: "x") == 60)
  }

  @Test(arguments: [
    ("192.0.2.1", "::ffff:192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", true), ("2001:db8:0:1::1", "2001:db8:0:2::1", false),
  ])
  func `the addresses of one network are one, and an IPv4 address is itself in every guise`(
    first: String, second: String, areOne: Bool
  ) {
    let limiter = limiter()
    for account in 1...5 { #expect(limiter.attempt(account: "\(account)", address: first) == nil) }
    #expect((limiter.attempt(account: "6", address: second) != nil) == areOne)
  }

  @Test func `a name that is taken back was never there, and a long one is the same each time`() {
    let (limiter, name) = (limiter(), String(repeating: "é", count: 1_000))
    for _ in 1...10 {
      #expect(limiter.attempt(account: name, address: name) == nil)
      limiter.takeBack(account: name, address: name)
    }
    for _ in 1...3 { #expect(limiter.attempt(account: name, address: "a") == nil) }
    #expect(limiter.attempt(account: name, address: "b") == 60)
  }

  @Test(arguments: [
    (59.2, "60 seconds"), (120, "120 seconds"), (120.5, "3 minutes"), (240, "4 minutes"), (299, "5 minutes"),
  ])
  func `how long to wait is said as people read it`(wait: TimeInterval, words: String) {
    #expect(SignInLimiter.sentence(waiting: wait).hasSuffix("Try again in \(words)."))
  }

  @Test func `many at once cannot slip through`() async {
    let limiter = limiter()
    let admitted = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...100 { group.addTask { limiter.attempt(account: "a", address: "a") == nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(admitted == 3)
  }

  @Test func `so many names are remembered, and what is over goes first`() {
    let limiter = limiter(capacity: 2)
    for _ in 1...3 { _ = limiter.attempt(account: "a", address: "1") }
    clock.advance(by: 30)
    for _ in 1...3 { _ = limiter.attempt(account: "b", address: "2") }
    clock.advance(by: 30)
    #expect(limiter.attempt(account: "c", address: "3") == nil)
    #expect(limiter.attempt(account: "b", address: "3") == 30)
    #expect(limiter.attempt(account: "d", address: "4") == nil)
    #expect(limiter.attempt(account: "b", address: "4") == nil)
  }
}
