import Authentication
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import MyBizClient
import Purchasing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Places orders at a running server: through the use case, and as a plain program would.
struct OrderJourney {
  private let server: ServerAddress
  private let session: Session
  private let api: MyBizAPI

  /// Signs in; nothing is measured yet.
  init(_ address: String) async throws {
    server = try ServerAddress(address)
    api = MyBizAPI(MyBizClient(server: server))
    session = try await api.authentication.signIn(
      with: Credentials(userName: "ada@example.com", password: Secret("pass")))
  }

  /// Places orders in each way in turn, so that what else the machine does slows all of them alike.
  func measure(_ count: Int) async throws {
    let unsettled = DocumentStoreFake<[PurchaseDraft]>()
    let factory = SubmitPurchaseOrder.Factory(
      purchases: api.purchases, catalogue: api.catalogue, products: AccountStoreFake(), unsettled: { _ in unsettled },
      orders: AccountStoreFake<Snapshot<[PurchaseOrder]>>(),
      session: CurrentSession(in: SessionStoreFake(session), changes: SessionChanges()), now: { Date() })
    let ways: [(name: String, work: (PurchaseDraft) async throws -> Void)] = [
      ("SubmitPurchaseOrder", { await factory.makeInteractor(for: $0, output: Output()).execute() }),
      ("its gateway", { _ = try await api.purchases.submit($0, for: session) }),
      (
        "plain request, connection of its own",
        { draft in
          let session = URLSession(configuration: .ephemeral)
          defer { session.finishTasksAndInvalidate() }
          try await placePlainly(draft, by: session)
        }
      ), ("plain request, connection kept open", { try await placePlainly($0, by: .shared) }),
    ]
    var times = ways.map { _ in [Duration]() }
    for number in 0..<count + 20 {
      for (index, way) in ways.enumerated() {
        let items = [PurchaseItem(productId: "p1", quantity: 2), PurchaseItem(productId: "p2", quantity: 1)]
        let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-\(number)", items: items))
        let time = try await ContinuousClock().measure { try await way.work(draft) }
        // The first ones open connections.
        if number >= 20 { times[index].append(time) }
      }
    }
    for (way, times) in zip(ways, times) {
      let median = times.sorted()[times.count / 2] / .microseconds(1)
      print("\(way.name): \(median.formatted(.number.precision(.fractionLength(0)))) µs, the median of \(times.count)")
    }
  }

  private func placePlainly(_ draft: PurchaseDraft, by session: URLSession) async throws {
    var request = request("api/purchases")
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue(draft.key.uuidString, forHTTPHeaderField: "Idempotency-Key")
    request.httpBody = try JSONEncoder().encode(draft.request)
    let (data, _) = try await session.data(for: request)
    _ = try JSONDecoder().decode(PurchaseOrder.self, from: data)
  }

  private func request(_ path: String) -> URLRequest {
    var request = URLRequest(url: server.url.appending(path: path))
    request.setValue("Bearer \(session.token.reveal())", forHTTPHeaderField: "Authorization")
    return request
  }
}

private final class Output: SubmitPurchaseOrderOutput {
  func started() {}
  func finished() {}
  func placed(_ order: PlacedPurchaseOrder) {}
  func submitFailed(_ failure: SubmitPurchaseOrderFailure) { print("failed: \(failure)") }
}
