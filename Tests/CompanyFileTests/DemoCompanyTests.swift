import Authentication
import CompanyFile
import Events
import Foundation
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
    let session = try await CompanyFileAuthenticationGateway(document: document, now: { day }).signIn(with: credentials)
    #expect(session.user.name == "Phil Coulson")
  }

  @Test func `its calendar has events around the day, weeks before and months after`() async throws {
    let (document, file) = try document()
    defer { withExtendedLifetime(file) {} }
    let credentials = Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password))
    let session = try await CompanyFileAuthenticationGateway(document: document, now: { day }).signIn(with: credentials)
    let gateway = CompanyFileEventGateway(document: document, now: { day })
    for offset in [-28.0, -7, 0, 7, 30, 90, 170] {
      let week = DateInterval(start: day + offset * 86_400, duration: 7 * 86_400)
      #expect(try await !gateway.events(in: week, for: session).isEmpty, "no events \(offset) days from the day")
    }
    let all = try await gateway.events(in: DateInterval(start: .distantPast, end: .distantFuture), for: session)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(try await CompanyFileBirthdayGateway(document: document, now: { day }).birthdays(for: session).count == 8)
  }
}
