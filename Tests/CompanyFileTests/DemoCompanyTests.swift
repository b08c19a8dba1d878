import AccountFile
import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import Foundation
import Humble
import Purchasing
import Testing

@Suite struct DemoCompanyTests {
  private let day = Sample.start

  private func document() throws -> (CompanyDocument, TemporaryFile) {
    let file = try TemporaryFile(DemoCompany.json(around: day, in: .gmt))
    return (CompanyDocument(at: file.url), file)
  }

  @Test func `its account can sign in`() async throws {
    let (document, file) = try document()
    defer { withExtendedLifetime(file) {} }
    let credentials = Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password))
    let session = try await FileAuthenticationGateway(document: document, now: { day }).signIn(with: credentials)
    #expect(session.user.name == "Phil Coulson")
  }

  @Test func `its calendar has events around the day, weeks before and months after`() async throws {
    let (document, file) = try document()
    defer { withExtendedLifetime(file) {} }
    let credentials = Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password))
    let session = try await FileAuthenticationGateway(document: document, now: { day }).signIn(with: credentials)
    let gateway = CompanyFileEventGateway(document: document, now: { day })
    for offset in [-28.0, -7, 0, 7, 30, 90, 170] {
      let week = DateInterval(start: day + offset * 86_400, duration: 7 * 86_400)
      #expect(try await !gateway.events(in: week, for: session).isEmpty, "no events \(offset) days from the day")
    }
    let all = try await gateway.events(in: DateInterval(start: .distantPast, end: .distantFuture), for: session)
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test func `it has people, announcements and things to order, whose authors and managers are among its people`()
    async throws
  {
    let (document, file) = try document()
    defer { withExtendedLifetime(file) {} }
    let credentials = Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password))
    let session = try await FileAuthenticationGateway(document: document, now: { day }).signIn(with: credentials)
    let employees = try await CompanyFileEmployeeGateway(document: document, now: { day })
      .employees(for: session, unlessStill: nil).everything
    #expect(employees.count == 8)
    #expect(employees.allSatisfy { $0.birthday != nil })
    let ids = Set(employees.map(\.id))
    #expect(employees.compactMap(\.manager).allSatisfy(ids.contains))
    let announcements = try await CompanyFileAnnouncementGateway(document: document, now: { day })
      .announcements(for: session, unlessStill: nil).everything
    #expect(announcements.compactMap(\.author).allSatisfy(ids.contains))
    let catalogue = try await CompanyFileCatalogueGateway(document: document, now: { day })
      .catalogue(for: session, unlessStill: nil)
    guard case .value(let catalogue, nil) = catalogue else { return #expect(Bool(false)) }
    #expect(catalogue.products.count == 7)
    #expect(catalogue.policy == PurchasePolicy(currency: "USD", maximum: 5_000))
  }
}

extension GatewayAnswer where Value: Collection & ExpressibleByArrayLiteral {
  /// What was answered; nothing where nothing has changed.
  fileprivate var everything: Value {
    if case .value(let value, _) = self { value } else { [] }
  }
}
