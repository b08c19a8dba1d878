import Authentication
import CompanyFile
import Events
import Foundation
import MyBizAPI

/// The gateways of one company, wherever it is.
struct CompanyGateways {
  let authentication: any AuthenticationGateway
  let events: any EventGateway
  let birthdays: any BirthdayGateway

  /// A company in a file.
  init(document: CompanyDocument, now: @escaping @Sendable () -> Date) {
    authentication = CompanyFileAuthenticationGateway(document: document, now: now)
    events = CompanyFileEventGateway(document: document, now: now)
    birthdays = CompanyFileBirthdayGateway(document: document, now: now)
  }

  /// A company on a server.
  init(api: MyBizAPI) {
    authentication = api.authentication
    events = api.events
    birthdays = api.birthdays
  }
}
