import CompanyFile
public import Foundation
import GRDB
import Hummingbird
import HummingbirdCore
public import Logging
import NIOPosix
import ServiceLifecycle
import Serving

/// A server of the MyBiz REST API over one SQLite file.
public struct MyBizServer: Sendable {
  /// The version of this package.
  public static let version = "0.1.0"

  private let options: ServerOptions
  private let now: @Sendable () -> Date
  private let timeZone: TimeZone
  private let logger: Logger

  /// Makes a server; nothing is opened yet.
  /// - Parameters:
  ///   - options: what a person decided.
  ///   - now: tells the time.
  ///   - timeZone: where the demo company is.
  ///   - logger: takes a line for each request at the level `info`, and failures at `error`; never a secret.
  public init(
    options: ServerOptions, now: @escaping @Sendable () -> Date, timeZone: TimeZone, logger: Logger
  ) {
    self.options = options
    self.now = now
    self.timeZone = timeZone
    self.logger = logger
  }

  /// Serves until the process is sent SIGTERM, SIGINT or SIGHUP and what was in flight then has been answered.
  ///
  /// Called once, from the main function: it takes the process's signals over.
  /// - Parameter announce: is called with each line to be shown, the first when requests are answered.
  /// - Throws: ``ServerFailure`` where it cannot start.
  public func run(announce: @escaping @Sendable (String) -> Void) async throws(ServerFailure) {
    guard 0...65_535 ~= options.port else {
      throw ServerFailure("There is no port \(options.port). Choose one from 0 to 65535 with --port.")
    }
    guard !options.host.isEmpty else {
      throw ServerFailure("The host has no name. Name an address of this machine with --host, such as 127.0.0.1.")
    }
    // Before a database is made for it.
    let company: Company? = if let path = options.company { try Company(file: path) } else { nil }
    let database = try await DatabaseFile.open(at: options.database)
    do {
      let readers = try QuickReaders(path: options.database, count: 2 * ProcessInfo.processInfo.activeProcessorCount)
      try await serve(company, from: database, readers, announce: announce)
      try readers.close()
      try database.close()
    } catch let failure as ServerFailure {
      throw failure
    } catch let error as DatabaseError {
      throw ServerFailure("The database \(options.database) cannot be used. (\(error))")
    } catch {
      throw ServerFailure(ListeningAddress(host: options.host, port: options.port).sentence(for: error))
    }
  }

  private func serve(
    _ company: Company?, from database: DatabasePool, _ readers: QuickReaders,
    announce: @escaping @Sendable (String) -> Void
  ) async throws {
    let hasher = ScryptHasher(cost: .standard, threads: .singleton)
    let isDemo = try await fill(CompanyImport(database: database, hasher: hasher), with: company)
    let limits = ServerLimits()
    let composition = Composition(
      database: database, readers: readers, hasher: hasher, limits: limits,
      isLoggingRequests: logger.logLevel <= .info, now: now)
    let application = Application(
      router: composition.makeRouter(), server: composition.connections,
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
      onServerRunning: { channel in
        started(ListeningAddress(host: options.host, port: channel.localAddress?.port ?? options.port), announce)
        if isDemo { announce(Self.demoLine) }
      },
      logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: .stoppingServer(), logger: logger)
    configuration.maximumGracefulShutdownDuration = limits.drain
    try await ServiceGroup(configuration: configuration).run()
  }

  /// Fills the database: with the company that was named, or with the demo company where there is none yet.
  /// - Returns: whether the demo company was made.
  private func fill(_ companyImport: CompanyImport, with company: Company?) async throws -> Bool {
    if let company {
      try await companyImport.replaceAll(with: company)
      return false
    }
    guard try await !companyImport.isDone() else { return false }
    try await companyImport.importDemo(around: now(), in: timeZone)
    return true
  }

  private func started(_ address: ListeningAddress, _ announce: (String) -> Void) {
    announce("MyBiz server \(Self.version) at \(address.url)")
    guard !address.isLoopback else { return }
    logger.warning("passwords and tokens travel in plain http; put a proxy that speaks TLS before this server")
  }

  private static let demoLine =
    "This is a demo company: its account is \(DemoCompany.email), password \(DemoCompany.password)."
}
