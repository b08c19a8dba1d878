import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// The same handler takes the orders of many tasks at once.
@Suite struct PurchasingIsolationTests {
  private let now = Date(timeIntervalSince1970: 1_795_167_000)
  private let user = User(id: UUID(), name: "Ada", email: "ada@example.com")

  @Test func `fifty orders in parallel are fifty orders, and one order fifty times is one`() async throws {
    let credentials = Credentials(userName: user.email, password: Secret("pass"))
    var data = CompanyFake.Data()
    data.catalogue = Catalogue(
      products: [Product(id: "tea", name: "Tea", unitPrice: 1)], policy: PurchasePolicy(maximum: 10))
    let company = CompanyFake(accounts: [(credentials, user)], data: data)
    let session = try await company.signIn(with: credentials)
    let unsettled = DocumentStoreFake<[PurchaseDraft]>()
    let handler = NewPurchaseOrderEventHandler(
      submitOrder: SubmitPurchaseOrder.Factory(
        purchases: company, catalogue: company, products: AccountStoreFake(), unsettled: { _ in unsettled },
        orders: AccountStoreFake<Snapshot<[PurchaseOrder]>>(),
        session: CurrentSession(in: SessionStoreFake(session), changes: SessionChanges()), now: { [now] in now }),
      region: Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt))
    let same = PurchaseDraft(key: UUID(), request: request("PO-0"))
    let placed = await withTaskGroup(of: Bool.self) { group in
      for number in 1...50 {
        for draft in [same, PurchaseDraft(key: UUID(), request: request("PO-\(number)"))] {
          group.addTask {
            let view = NewPurchaseOrderViewSpy()
            await handler.handle(.submitted(draft), from: view)
            return if case .shown(.placed) = view.contents.last { true } else { false }
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(placed == 100)
    guard case .value(let orders, _) = try await company.orders(for: session, unlessStill: nil) else {
      return #expect(Bool(false))
    }
    #expect(Set(orders.map(\.number)) == Set((0...50).map { "PO-\($0)" }))
    #expect(orders.count == 51)
    #expect(try await unsettled.load() == nil)
  }

  private func request(_ number: String) -> PurchaseRequest {
    PurchaseRequest(number: number, items: [PurchaseItem(productId: "tea", quantity: 1)])
  }
}
