import Directory
import Foundation
import GRDB

/// The people who work for the company, in the company's order.
enum EmployeeTable {
  static func all(in db: Database) throws -> [Employee] {
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM employee ORDER BY position")
    var employees: [Employee] = []
    while let row = try rows.next() {
      employees.append(
        Employee(
          id: row["id"], givenName: row["givenName"], familyName: row["familyName"], location: row["location"],
          manager: row["manager"], directReports: try ids(row["directReports"]),
          birthday: (row["birthday"] as String?).flatMap(DateOfBirth.init)))
    }
    return employees
  }

  /// Where the employee of a name works; `nil` where nobody, or more than one, is called that.
  static func location(of name: String, in db: Database) throws -> String? {
    let locations = try String.fetchAll(
      db.cachedStatement(sql: "SELECT location FROM employee WHERE givenName || ' ' || familyName = ?"),
      arguments: [name])
    return locations.count == 1 && locations.first?.isEmpty == false ? locations.first : nil
  }

  static func replaceAll(with employees: [Employee], in db: Database) throws {
    try db.execute(sql: "DELETE FROM employee")
    let insert = try db.makeStatement(
      sql: """
        INSERT INTO employee (id, givenName, familyName, location, manager, directReports, birthday)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    for employee in employees {
      try insert.execute(arguments: [
        employee.id, employee.givenName, employee.familyName, employee.location, employee.manager,
        try text(employee.directReports), employee.birthday?.description,
      ])
    }
  }

  private static func ids(_ text: String) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  private static func text(_ ids: [String]) throws -> String {
    String(decoding: try JSONEncoder().encode(ids), as: UTF8.self)
  }
}
