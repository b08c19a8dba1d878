import Foundation
import GRDB
import Purchasing

/// The purchase orders, each with the key under which it was sent.
enum OrderTable {
  /// What was stored under an idempotency key.
  struct Keyed {
    let order: PurchaseOrder
    let fingerprint: Data
  }

  static func orders(of purchaser: UUID, in db: Database) throws -> [PurchaseOrder] {
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM purchaseOrder WHERE purchaser = ? ORDER BY purchaseDate, rowid"),
      arguments: [purchaser.uuidString])
    return try rows.compactMap { try order($0, in: db) }
  }

  static func order(of purchaser: UUID, key: UUID, in db: Database) throws -> Keyed? {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM purchaseOrder WHERE purchaser = ? AND idempotencyKey = ?")
    guard let row = try Row.fetchOne(statement, arguments: [purchaser.uuidString, key.uuidString]) else { return nil }
    return try order(row, in: db).map { Keyed(order: $0, fingerprint: row["fingerprint"]) }
  }

  /// Stores an order under its key.
  static func insert(_ keyed: Keyed, key: UUID, in db: Database) throws {
    let order = keyed.order
    try db.execute(
      sql: """
        INSERT INTO purchaseOrder
          (id, purchaser, idempotencyKey, fingerprint, poNumber, comment, purchaseDate, dueDate)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        order.id, order.purchaser.uuidString, key.uuidString, keyed.fingerprint, order.number, order.comment,
        order.date.seconds, order.dueDate?.seconds,
      ])
    for (position, item) in order.items.enumerated() {
      try db.execute(
        sql: "INSERT INTO purchaseItem (orderID, position, productID, quantity, unitPrice) VALUES (?, ?, ?, ?, ?)",
        arguments: [order.id, position, item.productId, item.quantity, item.unitPrice?.stored])
    }
  }

  private static func order(_ row: Row, in db: Database) throws -> PurchaseOrder? {
    guard let purchaser = UUID(uuidString: row["purchaser"]) else { return nil }
    let id: String = row["id"]
    let items = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT productID, quantity, unitPrice FROM purchaseItem WHERE orderID = ? ORDER BY position"),
      arguments: [id])
    return PurchaseOrder(
      id: id, number: row["poNumber"], comment: row["comment"], purchaser: purchaser,
      date: Date(seconds: row["purchaseDate"]), dueDate: (row["dueDate"] as Int64?).map(Date.init(seconds:)),
      items: try items.map {
        OrderedItem(
          PurchaseItem(productId: $0["productID"], quantity: $0["quantity"]),
          unitPrice: try ProductTable.price($0["unitPrice"]))
      })
  }
}
