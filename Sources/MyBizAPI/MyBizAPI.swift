public import MyBizClient
public import Purchasing

/// A company's server that speaks the MyBiz REST API: a gateway for each port.
public struct MyBizAPI: Sendable {
  /// Signs people in.
  public let authentication: HTTPAuthenticationGateway
  /// Fetches a person's details.
  public let profile: HTTPProfileGateway
  /// Fetches the calendar.
  public let events: HTTPEventGateway
  /// Fetches the employees.
  public let employees: HTTPEmployeeGateway
  /// Fetches the announcements.
  public let announcements: HTTPAnnouncementGateway
  /// Fetches what may be ordered.
  public let catalogue: HTTPCatalogueGateway
  /// Places orders, and fetches them.
  public let purchases: HTTPPurchaseGateway

  /// Makes gateways; nothing is sent yet.
  /// - Parameters:
  ///   - client: how the server is reached.
  ///   - policy: what is known here about the rules for orders, of which the API does not tell.
  public init(_ client: MyBizClient, policy: PurchasePolicy = PurchasePolicy()) {
    authentication = HTTPAuthenticationGateway(client)
    profile = HTTPProfileGateway(client)
    events = HTTPEventGateway(client)
    employees = HTTPEmployeeGateway(client)
    announcements = HTTPAnnouncementGateway(client)
    catalogue = HTTPCatalogueGateway(client, policy: policy)
    purchases = HTTPPurchaseGateway(client)
  }
}
