import AccountFile
import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@Suite struct CompanyFileContractTests {
  private let clock = ManualClock(Sample.start)
  private let session = Session(token: Secret("t"), user: .ada)

  @Test func `the authentication gateway keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let gateway = FileAuthenticationGateway(document: CompanyDocument(at: file.url), now: clock.date)
    try await AuthenticationGatewayContract(gateway: gateway, credentials: Sample.credentials, user: .ada).verify()
  }

  @Test func `the event gateway keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let gateway = CompanyFileEventGateway(document: CompanyDocument(at: file.url), now: clock.date)
    try await EventGatewayContract(
      gateway: gateway, session: Session(token: Secret("t"), user: .ada),
      refusedSession: Session(token: Secret("t"), user: .stranger), events: Sample.events
    ).verify()
  }

  @Test func `each gateway that gives all there is keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let refused = Session(token: Secret("t"), user: .stranger)
    try await VersionedGatewayContract(
      expected: Sample.employees, session: session, refusedSession: refused,
      fetch: CompanyFileEmployeeGateway(document: document, now: clock.date).employees
    ).verify()
    try await VersionedGatewayContract(
      expected: Sample.announcements, session: session, refusedSession: refused,
      fetch: CompanyFileAnnouncementGateway(document: document, now: clock.date).announcements
    ).verify()
    try await VersionedGatewayContract(
      expected: Sample.catalogue, session: session, refusedSession: refused,
      fetch: CompanyFileCatalogueGateway(document: document, now: clock.date).catalogue
    ).verify()
    try await VersionedGatewayContract(
      expected: Sample.profile, session: session, refusedSession: refused,
      fetch: FileProfileGateway(document: document, now: clock.date).profile
    ).verify()
  }

  @Test func `the purchase gateway keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let gateway = CompanyFilePurchaseGateway(
      document: CompanyDocument(at: file.url), orders: DocumentStoreFake(), now: clock.date)
    try await PurchaseGatewayContract(
      gateway: gateway, session: session, otherSession: Session(token: Secret("u"), user: .grace),
      refusedSession: Session(token: Secret("t"), user: .stranger), product: "tea"
    ).verify()
  }

  @Test func `a purchase gateway that shows orders to anybody is found out`() async throws {
    struct Open: PurchaseGateway {
      let base: CompanyFilePurchaseGateway
      let stranger: Session
      func orders(
        for session: Session, unlessStill version: String?
      ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
        session == stranger ? .value([]) : try await base.orders(for: session, unlessStill: version)
      }
      func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
        try await base.submit(draft, for: session)
      }
    }
    let file = try TemporaryFile(Sample.company)
    let stranger = Session(token: Secret("t"), user: .stranger)
    let base = CompanyFilePurchaseGateway(
      document: CompanyDocument(at: file.url), orders: DocumentStoreFake(), now: clock.date)
    await #expect(throws: ContractViolation.self) {
      try await PurchaseGatewayContract(
        gateway: Open(base: base, stranger: stranger), session: session,
        otherSession: Session(token: Secret("u"), user: .grace), refusedSession: stranger, product: "tea"
      ).verify()
    }
  }

  @Test func `a session lasts as long as the rules say, and is refused afterwards`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let session = try await FileAuthenticationGateway(document: document, now: clock.date)
      .signIn(with: Sample.credentials)
    #expect(session.expires == Sample.start + 60)
    let gateway = CompanyFileEmployeeGateway(document: document, now: clock.date)
    #expect(try await gateway.employees(for: session, unlessStill: nil) == .value(Sample.employees))
    clock.advance(by: 60)
    await #expect(throws: GatewayFailure.unauthorized) { try await gateway.employees(for: session, unlessStill: nil) }
  }

  @Test func `only the users are required`() async throws {
    let file = try TemporaryFile(#"{"users": []}"#)
    let gateway = FileAuthenticationGateway(document: CompanyDocument(at: file.url), now: clock.date)
    await #expect(throws: GatewayFailure.unauthorized) { try await gateway.signIn(with: Sample.credentials) }
  }
}
