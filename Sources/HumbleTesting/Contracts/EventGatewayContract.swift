public import Authentication
public import Events
import Foundation
import Humble

/// What every ``EventGateway`` keeps to.
public struct EventGatewayContract: Sendable {
  private let gateway: any EventGateway
  private let session: Session
  private let refusedSession: Session
  private let events: [Event]

  /// Makes the suite.
  /// - Parameters:
  ///   - gateway: the gateway.
  ///   - session: a session that it takes.
  ///   - refusedSession: a session that it does not take.
  ///   - events: all events that it has: at least one, each with a duration.
  public init(gateway: any EventGateway, session: Session, refusedSession: Session, events: [Event]) {
    self.gateway = gateway
    self.session = session
    self.refusedSession = refusedSession
    self.events = events
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the gateway throws where it should not.
  public func verify() async throws {
    guard let start = events.map(\.date).min(), let end = events.map(\.end).max() else {
      throw ContractViolation("expected at least one event to verify the gateway with")
    }
    let all = DateInterval(start: start, end: end)
    try await verify(all, "all time")
    try await verify(DateInterval(start: start - 7_200, duration: 3_600), "a time before all events")
    try await verify(DateInterval(start: end, duration: 3_600), "the time after the last event")
    for event in events {
      try await verify(DateInterval(start: event.date, duration: 1), "the first second of \(event.id)")
      try await verify(DateInterval(start: event.end - 1, duration: 1), "the last second of \(event.id)")
      try await verify(DateInterval(start: event.date - 1, duration: 1), "the second before \(event.id)")
      try await verify(DateInterval(start: event.end, duration: 1), "the second after \(event.id)")
    }
    try await require(GatewayFailure.unauthorized, from: "a session that is not taken") { () throws(GatewayFailure) in
      try await gateway.events(in: all, for: refusedSession, unlessStill: nil)
    }
    try await verifyVersions(of: all)
  }

  /// A version that still holds may be answered with ``GatewayAnswer/unchanged``; one that does not hold, or belongs to
  /// other days, is answered with events.
  private func verifyVersions(of interval: DateInterval) async throws {
    guard case .value(let answer, let version?) = try await answer(interval) else { return }
    if case .value(let again, _) = try await self.answer(interval, unlessStill: version) {
      try require(Set(again.map(\.id)), equals: Set(answer.map(\.id)), "the ids of events that did not change")
    }
    try await verify(interval, "all time, to one who has another version", unlessStill: "\"not a version\"")
    try await require(GatewayFailure.unauthorized, from: "a session that is not taken, with a version that holds") {
      () throws(GatewayFailure) in
      try await gateway.events(in: interval, for: refusedSession, unlessStill: version)
    }
  }

  private func answer(
    _ interval: DateInterval, unlessStill version: String? = nil
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
    try await gateway.events(in: interval, for: session, unlessStill: version)
  }

  private func verify(_ interval: DateInterval, _ what: String, unlessStill version: String? = nil) async throws {
    guard case .value(let answer, _) = try await answer(interval, unlessStill: version) else {
      throw ContractViolation("expected the events of \(what), not that they are unchanged")
    }
    let expected = events.filter { $0.overlaps(interval) }.sorted { $0.id < $1.id }
    try require(answer.sorted { $0.id < $1.id }, equals: expected, "the events of \(what)")
  }
}
