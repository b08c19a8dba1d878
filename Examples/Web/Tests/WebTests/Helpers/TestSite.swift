import Foundation
import GRDB
import HTTPTypes
import Humble
import HumbleTesting
import Hummingbird
import HummingbirdTesting
import Logging
import MyBizClient
import ServerTesting
import Testing
import Tracks

@testable import Web

/// The whole site over a database of its own, at a time that the test sets.
struct TestSite {
  let folder: TemporaryFolder
  let database: WebDatabase
  let clock: ManualClock
  let log = LogSpy()
  let site: Site
  private let composition: Composition

  init(
    company: String = Fixtures.company, linkedAs link: String? = nil, server: String? = nil,
    in folder: TemporaryFolder? = nil, limits: ServerLimits = ServerLimits(), isBehindProxy: Bool = false
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    let clock = ManualClock(try Fixtures.date("2026-11-20T09:00:00Z"))
    var options = WebOptions(port: 0, database: folder.path("web.sqlite"))
    let file = try folder.write(company, to: "company.json")
    if let link {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: file)
    }
    options.company = server.map { .server($0) } ?? .file(link.map(folder.path) ?? file)
    options.isBehindProxy = isBehindProxy
    database = try await WebDatabase.open(at: options.database, logger: log.logger())
    let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
    // A server that was not built for speed takes seconds for a password where many tests run at once.
    var answers = HTTPLimits()
    (answers.answerTime, answers.wholeTime) = (.seconds(120), .seconds(120))
    composition = Composition(
      company: try Company(
        try await CompanyPlace(options.company), database: database, path: options.database, region: region,
        units: .imperial, signIn: limits.signIn, answers: answers, now: { clock.date() }),
      database: database, templates: try Templates(), options: options, limits: limits, isLoggingRequests: true)
    (self.folder, self.clock, site) = (folder, clock, composition.site)
  }

  /// Runs a test against the router, or through a socket of its own.
  func test<Value>(
    _ setup: TestingSetup = .router, _ body: @Sendable (Visitor) async throws -> Value
  ) async throws -> Value {
    let application = Application(
      router: composition.makeRouter(), server: composition.connections,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)), logger: log.logger())
    return try await application.test(setup) { try await body(Visitor(client: $0)) }
  }
}
