public import Authentication
import Foundation
import Humble
public import Purchasing

/// What every ``PurchaseGateway`` keeps to.
public struct PurchaseGatewayContract: Sendable {
  private let gateway: any PurchaseGateway
  private let session: Session
  private let otherSession: Session
  private let refusedSession: Session
  private let product: Product.ID

  /// Makes the suite.
  /// - Parameters:
  ///   - gateway: the gateway of a company that has no orders yet.
  ///   - session: a session that it takes.
  ///   - otherSession: a session of somebody else that it takes.
  ///   - refusedSession: a session that it does not take.
  ///   - product: a product that may be ordered, ten of which are not too expensive.
  public init(
    gateway: any PurchaseGateway, session: Session, otherSession: Session, refusedSession: Session, product: Product.ID
  ) {
    self.gateway = gateway
    self.session = session
    self.otherSession = otherSession
    self.refusedSession = refusedSession
    self.product = product
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the gateway throws where it should not.
  public func verify() async throws {
    try require(await orders(), equals: [], "the orders of one who has placed none")
    let draft = PurchaseDraft(key: UUID(), request: request("PO-1", 2))
    let order = try await gateway.submit(draft, for: session)
    try require(requested(order), equals: draft.request, "what the order says")
    try require(order.purchaser, equals: session.user.id, "who ordered")
    try require(await gateway.submit(draft, for: session), equals: order, "the order after it was sent again")
    try require(await orders(), equals: [order], "the orders after one was sent twice")

    let another = try await gateway.submit(PurchaseDraft(key: UUID(), request: draft.request), for: session)
    try require(another.id != order.id, "the same order with a key of its own is another order")
    try require(Set(await orders().map(\.id)), equals: [order.id, another.id], "the ids of both orders")
    try await refuse(PurchaseDraft(key: draft.key, request: request("PO-2", 9)), 409, "another order with the same key")
    try await refuse(PurchaseDraft(key: UUID(), request: request(" ", 1)), 422, "an order that breaks a rule")
    try require(Set(await orders().map(\.id)), equals: [order.id, another.id], "the ids after two were refused")
    try await verifyAtOnce()
    try await verifySessions(draft)
  }

  /// However often an order is sent at the same time, it is placed once.
  private func verifyAtOnce() async throws {
    let draft = PurchaseDraft(key: UUID(), request: request("PO-3", 9))
    let ids = try await withThrowingTaskGroup(of: String.self) { [gateway, session] group in
      for _ in 0..<8 { group.addTask { try await gateway.submit(draft, for: session).id } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    try require(ids.count, equals: 1, "the number of orders that came of one sent eight times at once")
  }

  private func verifySessions(_ draft: PurchaseDraft) async throws {
    guard case .value(let others, _) = try await gateway.orders(for: otherSession, unlessStill: nil) else {
      throw ContractViolation("expected the orders of somebody else, not that they are unchanged")
    }
    try require(others, equals: [], "the orders of somebody else")
    let theirs = try await gateway.submit(draft, for: otherSession)
    try require(theirs.purchaser, equals: otherSession.user.id, "who ordered, where somebody else used the same key")
    try await require(GatewayFailure.unauthorized, from: "orders, for a session that is not taken") {
      () throws(GatewayFailure) in
      try await gateway.orders(for: refusedSession, unlessStill: nil)
    }
    try await require(GatewayFailure.unauthorized, from: "submit, for a session that is not taken") {
      () throws(GatewayFailure) in
      try await gateway.submit(draft, for: refusedSession)
    }
  }

  private func orders() async throws -> [PurchaseOrder] {
    guard case .value(let orders, _) = try await gateway.orders(for: session, unlessStill: nil) else {
      throw ContractViolation("expected the orders, not that they are unchanged")
    }
    return orders
  }

  private func refuse(_ draft: PurchaseDraft, _ status: Int, _ what: String) async throws {
    do throws(GatewayFailure) {
      _ = try await gateway.submit(draft, for: session)
    } catch {
      guard case .refused(status, _) = error else {
        throw ContractViolation("expected \(what) to be refused with status \(status), not \(error)")
      }
      return
    }
    throw ContractViolation("expected \(what) to be refused with status \(status); it was taken")
  }

  private func request(_ number: String, _ quantity: Int) -> PurchaseRequest {
    PurchaseRequest(
      number: number, comment: "Comment 会議", dueDate: Date(timeIntervalSince1970: 4_102_444_800),
      items: [PurchaseItem(productId: product, quantity: quantity), PurchaseItem(productId: product, quantity: 1)])
  }

  private func requested(_ order: PurchaseOrder) -> PurchaseRequest {
    PurchaseRequest(
      number: order.number, comment: order.comment, dueDate: order.dueDate, items: order.items.map(\.item))
  }
}
