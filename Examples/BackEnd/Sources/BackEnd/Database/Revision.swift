import Foundation
import GRDB

/// What is answered as a whole and therefore kept ready-made: the tables that have a revision.
enum Resource: String, CaseIterable {
  case event, employee, announcement, product
}

/// A number for each resource that grows with every write to its table, in the same transaction.
///
/// Triggers count, so that no write can forget to, not even one of another program.
enum Revision {
  static func install(in db: Database) throws {
    try db.execute(
      sql: "CREATE TABLE revision (resource TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID")
    for table in Resource.allCases.map(\.rawValue) {
      try db.execute(sql: "INSERT INTO revision (resource, number) VALUES (?, 0)", arguments: [table])
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try db.execute(
          sql: """
            CREATE TRIGGER \(table)\(change.capitalized) AFTER \(change) ON \(table) BEGIN
              UPDATE revision SET number = number + 1 WHERE resource = '\(table)';
            END
            """)
      }
    }
  }

  /// The resource's revision as the surrounding transaction sees it.
  static func number(of resource: Resource, in db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT number FROM revision WHERE resource = ?"), arguments: [resource.rawValue])
  }
}
