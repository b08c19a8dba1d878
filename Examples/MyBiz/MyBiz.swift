import Foundation
import Humble
import TextFrontEnd

/// The `mybiz` command: signs people in to their company and shows them its calendar, from a terminal.
@main
struct MyBiz {
  static let version = "0.1.0"

  static func main() {
    // A pipe that nobody reads any more is noticed where it is written to.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let terminal = StandardTerminal(environment: environment, onLostResults: endProgram)
    do throws(UsageError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      switch arguments.action {
      case .help: terminal.write(Usage.text, to: .results)
      case .version: terminal.write("mybiz \(version)\n", to: .results)
      case .shell: run(arguments.options, in: environment, on: terminal) { await Shell(parts: $0).run() }
      case .command(let command): run(arguments.options, in: environment, on: terminal) { await $0.run(command) }
      }
    } catch {
      terminal.writeLine("mybiz: \(error.sentence)", to: .messages)
      terminal.write("\n" + Usage.text, to: .messages)
      exit(ExitStatus.usage)
    }
  }

  /// Composes the program and runs it beside the main thread, which waits for signals.
  private static func run(
    _ options: Arguments.Options, in environment: [String: String], on terminal: StandardTerminal,
    _ work: @escaping @Sendable (Parts) async -> Int32
  ) -> Never {
    let settings: Settings
    do { settings = try Settings(options: options, environment: environment) } catch {
      terminal.writeLine("mybiz: \(error.sentence)", to: .messages)
      exit(ExitStatus.usage)
    }
    if case .server(let server) = settings.company { server.keepFromProxies(environment) }
    let interrupts = Interrupts(beforeExit: { terminal.restore() })
    let composition = Composition(settings: settings, region: Region(environment: environment))
    let parts = Parts(composition: composition, terminal: terminal, interrupts: interrupts)
    Task.detached { exit(await work(parts)) }
    interrupts.wait()
  }

  /// Ends the program where its results cannot be written: quietly where nobody wants to read more of them.
  @Sendable private static func endProgram(_ error: Int32) {
    guard error != EPIPE else { _exit(ExitStatus.success) }
    let message = "mybiz: The results could not be written: \(String(cString: strerror(error)).lowercased()).\n"
    _ = message.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(ExitStatus.failure)
  }
}

/// What the program is run with.
struct Parts: Sendable {
  let composition: Composition
  let terminal: any Terminal
  let interrupts: Interrupts

  /// Runs one command, which a signal cancels.
  func run(_ command: Command) async -> Int32 {
    let runner = Runner(composition: composition, terminal: terminal, isShell: false)
    switch await interrupts.cancelling({ await runner.run(command) }) {
    case .ended(let status): return status
    case .interrupted(let status):
      // Ends the line on which a prompt, or the terminal's `^C`, stands.
      if terminal.isWatched { terminal.write("\n", to: .messages) }
      return status
    }
  }
}
