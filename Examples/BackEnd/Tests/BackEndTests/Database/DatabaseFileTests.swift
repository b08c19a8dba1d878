import Foundation
import GRDB
import Purchasing
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct DatabaseFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("mybiz.sqlite")
  }

  /// The sentence with which a path is refused.
  private func refusal(of path: String) async -> String {
    do throws(ServerFailure) {
      _ = try await DatabaseFile.open(at: path)
      return ""
    } catch {
      return error.sentence
    }
  }

  @Test func `a new database is the owner's alone, and so are the files beside it`() async throws {
    let database = try await DatabaseFile.open(at: path)
    for name in ["mybiz.sqlite", "mybiz.sqlite-wal", "mybiz.sqlite-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    try database.close()
  }

  @Test func `it writes ahead, wholly to the disk, and keeps references whole`() async throws {
    let database = try await DatabaseFile.open(at: path)
    #expect(try await database.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    #expect(try await database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
    #expect(try await database.write { try Bool.fetchOne($0, sql: "PRAGMA foreign_keys") } == true)
  }

  @Test func `what is there is opened again`() async throws {
    let first = try await DatabaseFile.open(at: path)
    let rules = CompanyRules(sessionLifetime: 60, purchases: PurchasePolicy(currency: "EUR", maximum: 0.1))
    try await first.write { try CompanyTable.replace(with: rules, in: $0) }
    try first.close()
    let second = try await DatabaseFile.open(at: path)
    #expect(try await second.read { try CompanyTable.rules(in: $0) } == rules)
  }

  @Test func `a folder that is missing is named`() async {
    let missing = folder.path("missing")
    #expect(
      await refusal(of: missing + "/mybiz.sqlite")
        == "There is no folder \(missing) for the database. Make it, or name another with --database.")
  }

  @Test func `a device is no database`() async {
    #expect(
      await refusal(of: "/dev/null") == "/dev/null is not a file. Name a file for the database with --database.")
  }

  @Test func `a pipe is no database`() async {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(await refusal(of: path) == "\(path) is not a file. Name a file for the database with --database.")
  }

  @Test func `a folder is no database`() async {
    #expect(
      await refusal(of: folder.url.path)
        == "\(folder.url.path) is a folder. Name a file for the database with --database.")
  }

  @Test func `a file of something else is left as it is`() async throws {
    let text = String(repeating: "This is a letter. ", count: 100)
    let letter = try folder.write(text, to: "letter.txt")
    #expect(
      await refusal(of: letter) == "\(letter) is not a SQLite database. Name another file with --database.")
    #expect(try String(contentsOf: URL(filePath: letter), encoding: .utf8) == text)
  }

  @Test func `another program's database is left as it is`() async throws {
    try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
    #expect(
      await refusal(of: path)
        == "\(path) is the database of another program. Name a file of the server's own with --database.")
    let tables = try await DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
    }
    #expect(tables == ["bookmark"])
  }

  @Test func `a database of a newer server is refused`() async throws {
    let database = try await DatabaseFile.open(at: path)
    try await database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')") }
    try database.close()
    #expect(
      await refusal(of: path)
        == "The database \(path) was made by a newer mybiz-server than this one, which is 0.1.0. "
        + "Start that one, or name another file with --database.")
  }

  @Test func `a damaged database is refused`() async throws {
    let database = try await DatabaseFile.open(at: path)
    try database.close()
    let size = try Data(contentsOf: URL(filePath: path)).count
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seek(toOffset: 100)
    try file.write(contentsOf: Data(repeating: 0xAA, count: size - 100))
    try file.close()
    #expect(
      await refusal(of: path)
        == "The database \(path) is damaged. Put a backup in its place, or name another file with --database.")
  }
}
