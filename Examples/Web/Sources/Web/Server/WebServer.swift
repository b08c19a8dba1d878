import CompanyFile
public import Foundation
import GRDB
import Humble
import Hummingbird
import HummingbirdCore
public import Logging
import ServiceLifecycle
import Serving

/// A company's app as web pages.
public struct WebServer: Sendable {
  /// The version of this package.
  public static let version = "0.1.0"

  private let options: WebOptions
  private let now: @Sendable () -> Date
  private let timeZone: TimeZone
  private let logger: Logger

  /// Makes a server; nothing is opened yet.
  /// - Parameters:
  ///   - options: what a person decided.
  ///   - now: tells the time.
  ///   - timeZone: where days start.
  ///   - logger: takes a line for each request at the level `info`, and failures at `error`; never a secret.
  public init(options: WebOptions, now: @escaping @Sendable () -> Date, timeZone: TimeZone, logger: Logger) {
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
    guard 1...525_600 ~= options.idleMinutes else {
      throw ServerFailure("--idle takes minutes, from 1 to 525600, which is a year.")
    }
    // Before anything is made: of a company that is named wrongly nothing is left behind.
    let place = try await CompanyPlace(options.company)
    let database = try await WebDatabase.open(at: options.database, logger: logger)
    do {
      let limits = ServerLimits()
      let region = Region(locale: Locale(identifier: options.locale), timeZone: timeZone)
      let company = try Company(
        place, database: database, path: options.database, tracks: options.tracks, region: region,
        units: options.units, signIn: limits.signIn, now: now)
      try await serve(company, database, limits, announce: announce)
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
    _ company: Company, _ database: WebDatabase, _ limits: ServerLimits, announce: @escaping @Sendable (String) -> Void
  ) async throws {
    let composition = Composition(
      company: company, database: database, templates: try Templates(), options: options, limits: limits,
      isLoggingRequests: logger.logLevel <= .info)
    let application = Application(
      router: composition.makeRouter(), server: composition.connections,
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
      onServerRunning: { channel in
        clearUploads(of: company)
        started(ListeningAddress(host: options.host, port: channel.localAddress?.port ?? options.port), announce)
      },
      logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: .stoppingServer(), logger: logger)
    configuration.maximumGracefulShutdownDuration = limits.drain
    try await ServiceGroup(configuration: configuration).run()
  }

  private func clearUploads(of company: Company) {
    do { try company.tracks.clearUploads() } catch {
      logger.warning("what is left of uploads cannot be cleared away", metadata: ["cause": "\(error)"])
    }
  }

  private func started(_ address: ListeningAddress, _ announce: (String) -> Void) {
    announce("MyBiz web \(Self.version) at \(address.url)")
    if case .demo = options.company {
      announce("This is a demo company: its account is \(DemoCompany.email), password \(DemoCompany.password).")
    }
    guard !address.isLoopback, !options.isBehindProxy else { return }
    logger.warning(
      "passwords travel in plain http; put a proxy that speaks TLS before this server, and start it with --behind-proxy"
    )
  }
}
