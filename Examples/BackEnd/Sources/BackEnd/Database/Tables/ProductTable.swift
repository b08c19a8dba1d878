import Foundation
import GRDB
import Purchasing

/// What may be ordered, in the company's order.
enum ProductTable {
  static func all(in db: Database) throws -> [Product] {
    try Row.fetchAll(db, sql: "SELECT id, name, unitPrice FROM product ORDER BY position").map {
      Product(id: $0["id"], name: $0["name"], unitPrice: try price($0["unitPrice"]))
    }
  }

  /// What one of a product costs now; `nil` where there is no such product.
  static func unitPrice(of id: String, in db: Database) throws -> Decimal? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT unitPrice FROM product WHERE id = ?"), arguments: [id]
    )
    .map(price)
  }

  static func replaceAll(with products: [Product], in db: Database) throws {
    try db.execute(sql: "DELETE FROM product")
    let insert = try db.makeStatement(sql: "INSERT INTO product (id, name, unitPrice) VALUES (?, ?, ?)")
    for product in products {
      try insert.execute(arguments: [product.id, product.name, product.unitPrice.stored])
    }
  }

  /// A price as a column holds it.
  static func price(_ text: String) throws -> Decimal {
    guard let price = Decimal(stored: text) else {
      throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "a price is not a number")
    }
    return price
  }
}
