import Authentication
import CompanyFile
import Foundation
import GRDB
import Humble

/// Puts a company into the database.
struct CompanyImport {
  let database: DatabasePool
  let hasher: any PasswordHasher

  /// Whether a company was put there before.
  func isDone() async throws -> Bool {
    try await database.read { db in try CompanyTable.rules(in: db) != nil }
  }

  /// Puts the demo company there, its calendar full around a day.
  func importDemo(around day: Date, in timeZone: TimeZone) async throws {
    let data = try DemoCompany.json(around: day, in: timeZone)
    try await replaceAll(with: JSONDecoder().decode(Company.self, from: data))
  }

  /// Puts the company of a file there.
  /// - Throws: ``ServerFailure``, which says what is wrong with the file, and where; nothing has been changed then.
  func importFile(at path: String) async throws {
    let data: Data
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw ServerFailure(
        FileManager.default.fileExists(atPath: path)
          ? "The company file \(path) cannot be read. Check that it is a file, and its permissions."
          : "There is no company file at \(path). Check the path.")
    }
    let company: Company
    do { company = try JSONDecoder().decode(Company.self, from: data) } catch {
      throw ServerFailure("The company file \(path) \(JSONFault(error, in: data).sentence)")
    }
    if let repetition = company.repetition { throw ServerFailure("The company file \(path) \(repetition)") }
    try await replaceAll(with: company)
  }

  /// Replaces everything but orders, and the tokens of users who stay, in one transaction.
  private func replaceAll(with company: Company) async throws {
    let accounts = try await accounts(of: company.users)
    try await database.write { db in
      try UserTable.replaceAll(with: accounts, in: db)
      try EventTable.replaceAll(with: company.events, in: db)
      try EmployeeTable.replaceAll(with: company.employees, in: db)
      try AnnouncementTable.replaceAll(with: company.announcements, in: db)
      try ProductTable.replaceAll(with: company.products, in: db)
      try CompanyTable.replace(with: company.rules, in: db)
    }
  }

  /// Hashes the passwords that are new, some at a time.
  private func accounts(of users: [CompanyUser]) async throws -> [UserTable.Account] {
    let known = try await database.read { db in try UserTable.passwordHashes(in: db) }
    return try await withThrowingTaskGroup(of: UserTable.Account.self) { group in
      var accounts: [UserTable.Account] = []
      for (index, user) in users.enumerated() {
        if index >= 8, let account = try await group.next() { accounts.append(account) }
        group.addTask { try await account(of: user, known: known[user.user.id]) }
      }
      for try await account in group { accounts.append(account) }
      return accounts
    }
  }

  private func account(of user: CompanyUser, known: PasswordHash?) async throws -> UserTable.Account {
    if let known, try await hasher.verify(user.password, against: known) {
      return UserTable.Account(user: user.user, passwordHash: known)
    }
    return UserTable.Account(user: user.user, passwordHash: try await hasher.hash(user.password))
  }
}
