import Authentication
import CompanyFile
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct CompanyFileContractTests {
  private let clock = ManualClock(Sample.start)

  @Test func `the authentication gateway keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let gateway = CompanyFileAuthenticationGateway(document: CompanyDocument(at: file.url), now: clock.date)
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

  @Test func `the birthday gateway keeps to its contract`() async throws {
    let file = try TemporaryFile(Sample.company)
    let gateway = CompanyFileBirthdayGateway(document: CompanyDocument(at: file.url), now: clock.date)
    try await BirthdayGatewayContract(
      gateway: gateway, session: Session(token: Secret("t"), user: .ada),
      refusedSession: Session(token: Secret("t"), user: .stranger), birthdays: Sample.birthdays
    ).verify()
  }

  @Test func `a session lasts as long as the rules say, and is refused afterwards`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let session = try await CompanyFileAuthenticationGateway(document: document, now: clock.date)
      .signIn(with: Sample.credentials)
    #expect(session.expires == Sample.start + 60)
    let gateway = CompanyFileBirthdayGateway(document: document, now: clock.date)
    #expect(try await gateway.birthdays(for: session).count == 2)
    clock.advance(by: 60)
    await #expect(throws: GatewayFailure.unauthorized) { try await gateway.birthdays(for: session) }
  }

  @Test func `only the users are required`() async throws {
    let file = try TemporaryFile(#"{"users": []}"#)
    let gateway = CompanyFileAuthenticationGateway(document: CompanyDocument(at: file.url), now: clock.date)
    await #expect(throws: GatewayFailure.unauthorized) { try await gateway.signIn(with: Sample.credentials) }
  }
}
