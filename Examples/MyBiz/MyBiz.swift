import Foundation
import Humble
import MyBizClient
import TextFrontEnd
import Tracks

/// The `mybiz` command: signs people in to their company and shows them its calendar, from a terminal.
@main
struct MyBiz {
  static let version = "0.1.0"

  static func main() {
    let program = CommandLineProgram("mybiz", version: version, usage: Usage.text)
    do throws(UsageError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      let compose = { () throws(SettingsError) in
        let settings = try Settings(options: arguments.options, environment: program.environment)
        if case .server(let server, _) = settings.company { server.keepFromProxies(program.environment) }
        let units = Locale("LC_MEASUREMENT", in: program.environment).map(TrackUnits.init) ?? .metric
        let composition = Composition(
          settings: settings, region: Region(environment: program.environment), units: units)
        guard let path = arguments.options.recording else { return composition }
        let recording = try Recording(at: path) { program.terminal.writeLine($0, to: .messages) }
        return composition.recorded(in: recording.lines)
      }
      if arguments.options.isJSON { runJSON(arguments.action, of: program, composedBy: compose) }
      program.run(arguments.action) { isShell throws(SettingsError) in
        Runner(composition: try compose(), terminal: program.terminal, isShell: isShell)
      }
    } catch {
      program.refuse(error)
    }
  }

  /// Runs a command, or takes events from standard input, as a program's front end; the rest is for people alone.
  private static func runJSON(
    _ action: CommandLineProgram.Action<Command>, of program: CommandLineProgram,
    composedBy compose: () throws(SettingsError) -> Composition
  ) {
    let makeRunner = { () throws(SettingsError) in
      JSONRunner(composition: try compose(), terminal: program.terminal)
    }
    switch action {
    case .shell: program.run(by: makeRunner) { await $0.runInput() }
    case .command(let command): program.run(by: makeRunner) { await $0.run(command) }
    case .help, .version: break
    }
  }
}
