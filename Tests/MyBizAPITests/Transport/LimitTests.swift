import MyBizClient
import FaultServer
import Foundation
import Humble
import MyBizAPI
import Testing

/// A limit is the last that is taken.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  @Test func `a body as long as the limit is taken, and one byte more is not`() async throws {
    let body = "[" + String(repeating: " ", count: 998) + "]"
    let server = try FaultServer(body: body)
    #expect(
      try await MyBizAPI.at(server.address, limits: HTTPLimits(bodySize: 1_000)).eventsOfDay().get() == .value([]))
    #expect(
      try await MyBizAPI.at(server.address, limits: HTTPLimits(bodySize: 999)).eventsOfDay().failure != nil)
  }

  @Test func `as many header fields as the limit are taken, and one more is not`() async throws {
    // Besides these there is the length.
    let server = try FaultServer(headers: (1...9).map { "X-\($0): 1" }, body: "[]")
    #expect(
      try await MyBizAPI.at(server.address, limits: HTTPLimits(headerCount: 10)).eventsOfDay().get() == .value([]))
    #expect(
      try await MyBizAPI.at(server.address, limits: HTTPLimits(headerCount: 9)).eventsOfDay().failure != nil)
  }
}
