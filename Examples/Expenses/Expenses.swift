import Humble
import MyBizClient
import TextFrontEnd

/// The `expenses` command: signs people in and keeps what they spent, from a terminal.
@main
struct Expenses {
  static let version = "0.1.0"

  static func main() {
    let program = CommandLineProgram("expenses", version: version, usage: Usage.text)
    do throws(UsageError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      program.run(arguments.action) { isShell throws(SettingsError) in
        let settings = try Settings(options: arguments.options, environment: program.environment)
        if case .server(let server) = settings.accounts { server.keepFromProxies(program.environment) }
        let composition = Composition(settings: settings, region: Region(environment: program.environment))
        return Runner(composition: composition, terminal: program.terminal, isShell: isShell)
      }
    } catch {
      program.refuse(error)
    }
  }
}
