public import Authentication
public import Events
public import Humble

/// Fetches birthdays from a server: `GET api/employees`, of whom each may have one.
public struct HTTPBirthdayGateway: BirthdayGateway {
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

  /// Fetches birthdays; see ``BirthdayGateway/birthdays(for:)``.
  /// - Parameter session: whose call it is.
  /// - Returns: the birthdays of the employees who have one, in the server's order.
  /// - Throws: as the port says.
  public func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    let request = HTTPRequest(.get, server.url(of: "api/employees"))
    let response = try await AuthorizingTransport(transport, token: session.token).send(request)
    try response.expecting([200], for: request, hiding: [session.token])
    return try await JSONAnswer(response, to: request).items(EmployeeBirthday.self).compactMap(\.birthday)
  }
}
