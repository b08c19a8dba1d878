public import ArgumentParser
import BackEnd
import Foundation
public import Logging

/// The `mybiz-server` command.
@main
struct MyBizServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mybiz-server",
    abstract: "Serves the MyBiz REST API from one SQLite file.",
    discussion: """
      The first time it makes a demo company, unless you name a company file. It prints its address when it is \
      ready, and answers what is in flight before it ends on SIGTERM, SIGHUP or Ctrl-C.
      """,
    version: MyBizServer.version)

  @Option(help: "The port to listen at; 0 takes one that is free.")
  var port = 8080

  @Option(help: ArgumentHelp("The database; it is made where there is none.", valueName: "file"))
  var database: String

  @Option(
    help: ArgumentHelp(
      "A company file to import first. It replaces the company, not the orders; who stays remains signed in.",
      valueName: "file"))
  var company: String?

  @Option(help: "The address to listen at. Beyond this machine, put a proxy that speaks TLS before the server.")
  var host = "127.0.0.1"

  @Option(help: "What to log to standard error; info has a line for each request.")
  var logLevel = Logger.Level.notice

  func run() async throws {
    var logger = Logger(label: "mybiz-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    let server = MyBizServer(
      options: ServerOptions(host: host, port: port, database: database, company: company), now: { Date() },
      timeZone: .current, logger: logger)
    do throws(ServerFailure) {
      try await server.run { line in Self.write("\(line)\n", to: .standardOutput) }
    } catch {
      Self.write("mybiz-server: \(error.sentence)\n", to: .standardError)
      throw ExitCode.failure
    }
  }

  /// Writes at once; where nobody reads any more, the server serves all the same.
  private static func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch {}
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
