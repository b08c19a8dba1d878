public import ArgumentParser
import Foundation
public import Logging
public import Tracks
import Web

/// The `mybiz-web` command.
@main
struct MyBizWebCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mybiz-web",
    abstract: "Serves a company's app as web pages.",
    discussion: """
      Without a server and without a company file it makes a demo company. It prints its address when it is ready, and \
      answers what is in flight before it ends on SIGTERM, SIGHUP or Ctrl-C.
      """,
    version: "mybiz-web \(WebServer.version)")

  @Option(help: "The port to listen at; 0 takes one that is free.")
  var port = 8081

  @Option(help: "The address to listen at. Beyond this machine, put a proxy that speaks TLS before the server.")
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The company's server, such as https://mybiz.example.com/.", valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp("The company, as a JSON file.", valueName: "file"))
  var company: String?

  @Option(help: ArgumentHelp("Where sessions are kept; the file is made where there is none.", valueName: "file"))
  var database: String

  @Option(
    help: ArgumentHelp(
      "Where tracks are kept, in a folder for each account; beside the database, as DATABASE-tracks, by default.",
      valueName: "folder"))
  var tracks: String?

  @Option(help: ArgumentHelp("Sign a browser out after so many minutes without a request.", valueName: "minutes"))
  var idle = 60

  @Option(
    help: ArgumentHelp(
      "How dates, numbers and sums are written; by default the locale of LC_ALL, LC_TIME or LANG, else en_GB.",
      valueName: "locale"))
  var locale: String?

  @Option(
    help: "The units of tracks; by default those of the place in LC_ALL, LC_MEASUREMENT or LANG, else metric.")
  var units: TrackUnits?

  @Flag(
    help: "Believe X-Forwarded-Proto and the end of X-Forwarded-For: a proxy before this server writes them.")
  var behindProxy = false

  @Option(help: "What to log to standard error; info has a line for each request.")
  var logLevel = Logger.Level.notice

  func validate() throws {
    guard server == nil || company == nil else { throw ValidationError("--company and --server exclude each other.") }
    guard locale.map({ Locale(identifier: $0).language.languageCode?.isISOLanguage == true }) != false else {
      throw ValidationError("--locale takes a language and a region, such as en_GB.")
    }
  }

  func run() async throws {
    var logger = Logger(label: "mybiz-web") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    var options = WebOptions(port: port, database: database)
    (options.host, options.idleMinutes, options.isBehindProxy) = (host, idle, behindProxy)
    options.tracks = tracks
    options.take(from: ProcessInfo.processInfo.environment)
    if let locale { options.locale = locale }
    if let units { options.units = units }
    if let server { options.company = .server(server) }
    if let company { options.company = .file(company) }
    let web = WebServer(options: options, now: { Date() }, timeZone: .current, logger: logger)
    do throws(ServerFailure) {
      try await web.run { line in Self.write("\(line)\n", to: .standardOutput) }
    } catch {
      Self.write("mybiz-web: \(error.sentence)\n", to: .standardError)
      throw ExitCode.failure
    }
  }

  /// Writes at once; where nobody reads any more, the server serves all the same.
  private static func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch {}
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension TrackUnits: @retroactive ExpressibleByArgument {}
