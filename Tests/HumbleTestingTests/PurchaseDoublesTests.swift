import Authentication
import Foundation
import HumbleTesting
import Purchasing
import Testing

/// The company in memory takes orders as every other one does.
@Suite struct PurchaseDoublesTests {
  @Test func `the company in memory keeps to the contract of its purchase gateway`() async throws {
    let people = ["Ada", "Grace"].map { name in
      let user = User(id: UUID(), name: name, email: "\(name)@example.com")
      return (credentials: Credentials(userName: user.email, password: Secret("pass")), user: user)
    }
    var data = CompanyFake.Data()
    data.catalogue = Catalogue(
      products: [Product(id: "tea", name: "Tea", unitPrice: 1)], policy: PurchasePolicy(maximum: 10))
    let company = CompanyFake(accounts: people, data: data)
    try await PurchaseGatewayContract(
      gateway: company, session: try await company.signIn(with: people[0].credentials),
      otherSession: try await company.signIn(with: people[1].credentials),
      refusedSession: Session(token: Secret("never given"), user: people[0].user), product: "tea"
    ).verify()
  }
}
