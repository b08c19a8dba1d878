import Foundation
import TextFrontEnd

/// The `mybiz` command: signs people in to their company and shows them its calendar, from a terminal.
@main
struct MyBiz {
  static let version = "0.1.0"

  static func main() async {
    // A pipe that nobody reads any more is noticed where it is written to.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let terminal = StandardTerminal(environment: environment, onClosedPipe: { _exit(0) })
    do throws(UsageError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      exit(await run(arguments, in: environment, on: terminal))
    } catch {
      terminal.write("mybiz: \(error.sentence)\n\n\(Usage.text)", to: .messages)
      exit(ExitStatus.usage)
    }
  }

  private static func run(
    _ arguments: Arguments, in environment: [String: String], on terminal: StandardTerminal
  ) async -> Int32 {
    switch arguments.command {
    case .help:
      terminal.write(Usage.text, to: .results)
      return ExitStatus.success
    case .version:
      terminal.write("mybiz \(version)\n", to: .results)
      return ExitStatus.success
    default:
      let interrupts = Interrupts(beforeExit: { terminal.restore() })
      let composition = Composition(options: arguments.options, environment: environment)
      guard let command = arguments.command else {
        return await Shell(composition: composition, terminal: terminal, interrupts: interrupts).run()
      }
      let runner = Runner(composition: composition, terminal: terminal, isShell: false)
      switch await interrupts.cancelling({ await runner.run(command) }) {
      case .ended(let status), .interrupted(let status): return status
      }
    }
  }
}

/// What the program's exit says.
enum ExitStatus {
  static let success: Int32 = 0
  static let failure: Int32 = 1
  static let usage: Int32 = 2
  static let interrupted: Int32 = 128 + SIGINT
}
