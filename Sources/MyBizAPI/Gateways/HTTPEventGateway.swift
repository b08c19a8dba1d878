public import Authentication
public import Events
public import Foundation
public import Humble
public import MyBizClient

/// Fetches the company's calendar from a server: `GET api/events`.
public struct HTTPEventGateway: EventGateway {
  private let client: MyBizClient

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    self.client = client
  }

  /// Fetches events; see ``EventGateway/events(in:for:unlessStill:)``.
  /// - Parameters:
  ///   - interval: the interval, half open.
  ///   - session: whose call it is.
  ///   - version: the `ETag` of the events that the caller has.
  /// - Returns: the events that overlap the interval, in the server's order, with their `ETag`; what the server sends
  ///   beyond them is left out.
  /// - Throws: as the port says.
  public func events(
    in interval: DateInterval, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
    try await client.items(
      Event.self, at: "api/events", query: interval.query, for: session, unlessStill: version
    ) { $0.overlaps(interval) }
  }
}

extension DateInterval {
  /// The interval in whole seconds, so that nothing is left out of it; an end that the format cannot write is left open.
  fileprivate var query: [URLQueryItem] {
    [("from", start), ("to", Date(timeIntervalSince1970: end.timeIntervalSince1970.rounded(.up)))]
      .filter { RFC3339.dates.contains($0.1) }
      .map { URLQueryItem(name: $0.0, value: RFC3339.string(from: $0.1)) }
  }
}
