public import AccountFile
public import Authentication
public import Foundation
public import Humble
public import Purchasing

/// Places orders for the `products` of a company file, and keeps them beside it: the file itself is only read.
public struct CompanyFilePurchaseGateway: PurchaseGateway {
  private let document: CompanyDocument
  private let orders: any DocumentStore<[PlacedOrder]>
  private let now: @Sendable () -> Date

  /// Makes a gateway.
  /// - Parameters:
  ///   - document: the company.
  ///   - orders: where the orders of all its people are kept.
  ///   - now: tells the time, at which a session must not have expired and a due date must not have come.
  public init(
    document: CompanyDocument, orders: any DocumentStore<[PlacedOrder]>, now: @escaping @Sendable () -> Date
  ) {
    self.document = document
    self.orders = orders
    self.now = now
  }

  /// Fetches orders; see ``PurchaseGateway/orders(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose orders.
  ///   - version: not used; what is here already needs no versions.
  /// - Returns: the orders, in the order in which they were placed, without a version.
  /// - Throws: ``GatewayFailure/unreachable(_:)`` where the orders were damaged and set aside, and
  ///   ``GatewayFailure/interrupted(_:)`` where they cannot be read; otherwise as
  ///   ``CompanyFileEventGateway/events(in:for:unlessStill:)`` does.
  public func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
    _ = try await document.company(for: session, at: now())
    let placed = try await reaching { () async throws(StoreFailure) in try await orders.load() } ?? []
    return .value(placed.map(\.order).filter { $0.purchaser == session.user.id })
  }

  /// Places an order; see ``PurchaseGateway/submit(_:for:)``.
  /// - Parameters:
  ///   - draft: what is ordered.
  ///   - session: who orders.
  /// - Returns: the order.
  /// - Throws: ``GatewayFailure/unreachable(_:)`` where those before it were damaged and set aside, and
  ///   ``GatewayFailure/interrupted(_:)`` where the order cannot be kept; otherwise as the port says.
  public func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
    let catalogue = try await document.company(for: session, at: now()).catalogue
    let result = try await reaching { () async throws(StoreFailure) in
      try await orders.update { orders in
        Result { () throws(GatewayFailure) in
          try place(draft, of: session.user.id, at: now(), from: catalogue, in: &orders)
        }
      }
    }
    return try result.get()
  }

  /// Finds the order that was placed with the draft's key, or places it.
  private func place(
    _ draft: PurchaseDraft, of purchaser: User.ID, at date: Date, from catalogue: Catalogue,
    in orders: inout [PlacedOrder]?
  ) throws(GatewayFailure) -> PurchaseOrder {
    if let placed = orders?.first(where: { $0.draft.key == draft.key && $0.order.purchaser == purchaser }) {
      guard placed.draft == draft else {
        throw .refused(
          status: 409,
          reason: "This order was placed already, as order \(placed.order.number). To place another, begin a new order."
        )
      }
      return placed.order
    }
    let check = catalogue.check(draft.request, at: date)
    guard check.brokenRules.isEmpty else {
      throw .refused(status: 422, reason: check.brokenRules.map(\.sentence).joined(separator: " "))
    }
    let order = PurchaseOrder(
      id: UUID().uuidString, number: draft.request.number, comment: draft.request.comment, purchaser: purchaser,
      date: date, dueDate: draft.request.dueDate, items: check.items)
    orders = (orders ?? []) + [PlacedOrder(order: order, draft: draft)]
    return order
  }

  private func reaching<Value>(
    _ access: () async throws(StoreFailure) -> Value
  ) async throws(GatewayFailure) -> Value {
    do { return try await access() } catch {
      switch error {
      case .cancelled: throw .cancelled
      // Nothing was written.
      case .damaged(let sentence), .unreadable(let sentence): throw .unreachable(sentence)
      case .unwritable(let sentence): throw .interrupted(sentence)
      }
    }
  }
}
