import Foundation
import GRDB
import HTTPTypes
import Humble
import HumbleTesting
import Hummingbird
import HummingbirdTesting
import Logging
import ServerTesting
import Serving

@testable import BackEnd

/// The whole server over a database of its own, at a time that the test sets.
struct TestServer {
  let folder: TemporaryFolder
  let database: DatabasePool
  let clock: ManualClock
  let hasher = HasherSpy()
  let log = LogSpy()
  private let composition: Composition

  init(
    company: String = Fixtures.company, in folder: TemporaryFolder? = nil, limits: ServerLimits = ServerLimits(),
    hashingWith stub: (any PasswordHasher)? = nil
  ) async throws {
    self.folder = try folder ?? TemporaryFolder()
    let clock = ManualClock(try Fixtures.date("2026-11-20T09:00:00Z"))
    self.clock = clock
    database = try await DatabaseFile.open(at: self.folder.path("mybiz.sqlite"))
    composition = Composition(
      database: database, readers: try QuickReaders(path: self.folder.path("mybiz.sqlite"), count: 4),
      hasher: stub ?? hasher, limits: limits, isLoggingRequests: true,
      now: { clock.date() })
    try await importCompany(company)
  }

  func importCompany(_ json: String) async throws {
    let file = try folder.write(json, to: "company.json")
    try await CompanyImport(database: database, hasher: hasher).replaceAll(with: Company(file: file))
    try FileManager.default.removeItem(atPath: file)
  }

  /// Runs a test against the router, or through a socket of its own.
  func test<Value>(_ setup: TestingSetup = .router, _ body: @Sendable (Client) async throws -> Value) async throws
    -> Value
  {
    let application = Application(
      router: composition.makeRouter(), server: composition.connections,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)), logger: log.logger())
    return try await application.test(setup) { try await body(Client(base: $0)) }
  }
}
