import Authentication
import Directory
import Foundation
import HumbleTesting
import Testing

@testable import mybiz

/// What the directory tells other features.
@Suite struct DirectoryGatewaysTests {
  private let credentials = Credentials(userName: "ada@example.com", password: Secret("pass"))
  private let user = User(id: UUID(), name: "Ada", email: "ada@example.com")

  @Test func `authors without a name have none to tell, and of those with one id the first counts`() async throws {
    var data = CompanyFake.Data()
    data.employees = [("1", ""), ("2", "Ada"), ("2", "Bo")].map {
      Employee(id: $0.0, givenName: $0.1, familyName: "", location: "")
    }
    let company = CompanyFake(accounts: [(credentials, user)], data: data)
    let session = try await company.signIn(with: credentials)
    #expect(try await DirectoryGateways(employees: company).authorNames(for: session) == ["2": "Ada"])
  }
}
