public import Authentication
public import Events
public import Foundation
public import Humble

/// Fetches the company's calendar from a server: `GET api/events`.
public struct HTTPEventGateway: EventGateway {
  private let server: ServerAddress
  private let transport: any HTTPTransport

  /// Makes a gateway.
  /// - Parameters:
  ///   - server: where the server is.
  ///   - transport: what requests are sent with.
  public init(server: ServerAddress, transport: any HTTPTransport) {
    self.server = server
    self.transport = transport
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
    let request = HTTPRequest(.get, server.url(of: "api/events", query: interval.query))
    let conditional = ConditionalTransport(transport, version: version)
    let response = try await AuthorizingTransport(conditional, token: session.token).send(request)
    guard response.status != 304 else { return .unchanged }
    try response.expecting([200], for: request, hiding: [session.token])
    let events = try await JSONAnswer(response, to: request).items(Event.self) { $0.overlaps(interval) }
    return .value(events, version: response.headers["etag"])
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
