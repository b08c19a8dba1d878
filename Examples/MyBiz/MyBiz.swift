import Humble
import MyBizClient
import TextFrontEnd

/// The `mybiz` command: signs people in to their company and shows them its calendar, from a terminal.
@main
struct MyBiz {
  static let version = "0.1.0"

  static func main() {
    let program = CommandLineProgram("mybiz", version: version, usage: Usage.text)
    do throws(UsageError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      program.run(arguments.action) { isShell throws(SettingsError) in
        let settings = try Settings(options: arguments.options, environment: program.environment)
        if case .server(let server, _) = settings.company { server.keepFromProxies(program.environment) }
        let composition = Composition(settings: settings, region: Region(environment: program.environment))
        return Runner(composition: composition, terminal: program.terminal, isShell: isShell)
      }
    } catch {
      program.refuse(error)
    }
  }
}
