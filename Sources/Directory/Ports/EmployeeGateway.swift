public import Authentication
public import Humble

/// Where the company's employees come from.
///
/// A contract suite in `HumbleTesting` (`VersionedGatewayContract`) proves an adapter against this.
public protocol EmployeeGateway: Sendable {
  /// Fetches all employees.
  ///
  /// Called by `FetchOrgChart`, on any isolation.
  /// - Parameters:
  ///   - session: whose call it is; the gateway sends this session's token and no other.
  ///   - version: the version of the answer that the caller has, where it has any.
  /// - Returns: the employees, in the company's order; ``GatewayAnswer/unchanged`` only where a version was given and
  ///   still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func employees(for session: Session, unlessStill version: String?) async throws(GatewayFailure) -> GatewayAnswer<
    [Employee]
  >
}
