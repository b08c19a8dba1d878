import AccountFile
import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import Foundation
import Humble
import MyBizAPI
import Purchasing

/// The gateways of one company, wherever it is.
struct CompanyGateways: Sendable {
  let authentication: any AuthenticationGateway
  let profile: any ProfileGateway
  let events: any EventGateway
  let employees: any EmployeeGateway
  let announcements: any AnnouncementGateway
  let catalogue: any CatalogueGateway
  let purchases: any PurchaseGateway

  /// A company in a file, with the orders that were placed there.
  init(document: CompanyDocument, orders: any DocumentStore<[PlacedOrder]>, now: @escaping @Sendable () -> Date) {
    authentication = FileAuthenticationGateway(document: document, now: now)
    profile = FileProfileGateway(document: document, now: now)
    events = CompanyFileEventGateway(document: document, now: now)
    employees = CompanyFileEmployeeGateway(document: document, now: now)
    announcements = CompanyFileAnnouncementGateway(document: document, now: now)
    catalogue = CompanyFileCatalogueGateway(document: document, now: now)
    purchases = CompanyFilePurchaseGateway(document: document, orders: orders, now: now)
  }

  /// A company on a server.
  init(api: MyBizAPI) {
    authentication = api.authentication
    profile = api.profile
    events = api.events
    employees = api.employees
    announcements = api.announcements
    catalogue = api.catalogue
    purchases = api.purchases
  }
}
