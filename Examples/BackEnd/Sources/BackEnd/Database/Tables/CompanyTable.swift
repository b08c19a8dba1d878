import Foundation
import GRDB
import Purchasing

/// What the company decides for its app; one row, which is missing until a company was imported.
enum CompanyTable {
  static func rules(in db: Database) throws -> CompanyRules? {
    try Row.fetchOne(db, sql: "SELECT sessionLifetime, currency, maxPurchaseOrder FROM company").map { row in
      CompanyRules(
        sessionLifetime: row["sessionLifetime"],
        purchases: PurchasePolicy(
          currency: row["currency"] as String? ?? PurchasePolicy().currency,
          maximum: (row["maxPurchaseOrder"] as String?).flatMap(Decimal.init(stored:))))
    }
  }

  static func replace(with rules: CompanyRules, in db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO company (id, sessionLifetime, currency, maxPurchaseOrder) VALUES (1, ?, ?, ?)",
      arguments: [rules.sessionLifetime, rules.purchases.currency, rules.purchases.maximum?.stored])
  }
}

extension Decimal {
  /// Money as the database keeps it: as text, for SQLite's numbers are binary.
  var stored: String { description }

  init?(stored text: String) { self.init(string: text, locale: Locale(identifier: "en_US_POSIX")) }
}
