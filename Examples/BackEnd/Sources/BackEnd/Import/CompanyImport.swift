import Authentication
import CompanyFile
import Foundation
import GRDB

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

  /// Replaces everything but orders, and the tokens of users who stay, in one transaction.
  func replaceAll(with company: Company) async throws {
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
        group.addTask { try await account(of: user, known: known[user.profile.user.id]) }
      }
      for try await account in group { accounts.append(account) }
      return accounts
    }
  }

  private func account(of user: CompanyUser, known: PasswordHash?) async throws -> UserTable.Account {
    if let known, try await hasher.verify(user.password, against: known) {
      return UserTable.Account(profile: user.profile, passwordHash: known)
    }
    return UserTable.Account(profile: user.profile, passwordHash: try await hasher.hash(user.password))
  }
}
