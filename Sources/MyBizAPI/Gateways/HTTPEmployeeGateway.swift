public import Authentication
public import Directory
public import Humble
public import MyBizClient

/// Fetches the employees from a server: `GET api/employees`.
public struct HTTPEmployeeGateway: EmployeeGateway {
  private let client: MyBizClient

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    self.client = client
  }

  /// Fetches the employees; see ``EmployeeGateway/employees(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: the `ETag` of the answer that the caller has.
  /// - Returns: the employees, in the server's order, with their `ETag`.
  /// - Throws: as the port says.
  public func employees(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Employee]> {
    try await client.items(Employee.self, at: "api/employees", for: session, unlessStill: version)
  }
}
