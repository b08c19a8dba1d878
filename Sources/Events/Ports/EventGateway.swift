public import Authentication
public import Foundation
public import Humble

/// Where the company's calendar comes from.
///
/// A contract suite in `HumbleTesting` (`EventGatewayContract`) proves an adapter against this.
public protocol EventGateway: Sendable {
  /// Fetches the events of an interval.
  ///
  /// Called by ``FetchEvents``, at the same time as the birthdays are fetched.
  /// - Parameters:
  ///   - interval: the interval, half open.
  ///   - session: whose call it is; the gateway sends this session's token and no other.
  ///   - version: the version of the events that the caller has of this very interval and account, where it has any.
  /// - Returns: exactly the events that overlap the interval (``Event/overlaps(_:)``), in any order; an empty array means
  ///   that there are none. ``GatewayAnswer/unchanged`` only where a version was given and still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func events(
    in interval: DateInterval, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]>
}
