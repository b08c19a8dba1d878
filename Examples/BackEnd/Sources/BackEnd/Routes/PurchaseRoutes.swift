import Crypto
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import NIOCore
import Purchasing

/// `GET api/purchases` and `POST api/purchases`.
struct PurchaseRoutes {
  let database: DatabasePool
  let gatekeeper: Gatekeeper
  let bodyLimit: Int
  let now: @Sendable () -> Date

  func add(to router: Router<ServerContext>) {
    router.get("api/purchases") { request, _ in
      let answer = try await database.read { db in
        try Answer(OrderTable.orders(of: gatekeeper.userID(for: request.headers, in: db), in: db))
      }
      return answer.response(to: request.headers)
    }
    router.post("api/purchases") { request, _ in try await submit(request) }
  }

  private func submit(_ request: Request) async throws -> Response {
    // Nobody unknown gets a body read.
    _ = try await database.read { db in try gatekeeper.userID(for: request.headers, in: db) }
    guard let key = HTTPField.Name("Idempotency-Key").flatMap({ request.headers[$0] }).flatMap(UUID.init) else {
      throw Refusal(
        .badRequest, "The header Idempotency-Key is missing or not a UUID. Make one for each order and send it along.")
    }
    let sent = try await JSONText.decode(PurchaseRequest.self, from: request, what: "The order", limit: bodyLimit)
    let (order, isNew) = try await database.write { db in
      let purchaser = try gatekeeper.userID(for: request.headers, in: db)
      return try store(sent, key: key, purchaser: purchaser, in: db)
    }
    return Response(
      status: isNew ? .created : .ok,
      headers: [
        .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
        .location: "/api/purchases",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONText.encode(order))))
  }

  /// Stores an order with its key, or finds the one that was stored with it; called within one transaction.
  private func store(
    _ sent: PurchaseRequest, key: UUID, purchaser: UUID, in db: Database
  ) throws -> (order: PurchaseOrder, isNew: Bool) {
    let fingerprint = try sent.fingerprint()
    if let stored = try OrderTable.order(of: purchaser, key: key, in: db) {
      guard stored.fingerprint == fingerprint else {
        throw Refusal(
          .conflict,
          "This order was placed already, as order \(stored.order.number). To place another, begin a new order.")
      }
      return (stored.order, false)
    }
    let date = now()
    let policy = try CompanyTable.rules(in: db)?.purchases ?? PurchasePolicy()
    let check = try policy.check(sent, at: date) { id in try ProductTable.unitPrice(of: id, in: db) }
    guard check.brokenRules.isEmpty else {
      throw Refusal(.unprocessableContent, check.brokenRules.map(\.sentence))
    }
    let order = PurchaseOrder(
      id: UUID().uuidString, number: sent.number, comment: sent.comment, purchaser: purchaser, date: date,
      dueDate: sent.dueDate, items: check.items)
    try OrderTable.insert(OrderTable.Keyed(order: order, fingerprint: fingerprint), key: key, in: db)
    return (order, true)
  }
}

extension PurchaseRequest {
  /// What tells this order from another, however its JSON was laid out.
  ///
  /// Databases hold it, so that it is made of the same bytes whatever the API's are.
  fileprivate func fingerprint() throws -> Data {
    struct Fingerprinted: Encodable {
      let poNumber: String
      let comment: String?
      let dueDate: Date?
      let purchases: [PurchaseItem]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(
      Fingerprinted(poNumber: number, comment: comment, dueDate: dueDate, purchases: items))
    return Data(SHA256.hash(data: bytes))
  }
}
