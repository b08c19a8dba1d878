import Foundation

/// A program in which people sign in, as the command line starts it: what goes on around its commands.
package struct CommandLineProgram: Sendable {
  /// What stands on a command line.
  package enum Action<Command: ProgramCommand>: Equatable, Sendable {
    case shell, help, version
    case command(Command)
  }

  package let environment: [String: String]
  package let terminal: StandardTerminal
  let name: String
  private let version: String
  private let usage: String

  /// Makes a program, before anything else is done.
  /// - Parameters:
  ///   - name: what people type to start it.
  ///   - version: which version it is.
  ///   - usage: how it is called.
  package init(_ name: String, version: String, usage: String) {
    // A pipe that nobody reads any more is noticed where it is written to.
    signal(SIGPIPE, SIG_IGN)
    Self.openStandardStreams()
    environment = ProcessInfo.processInfo.environment
    terminal = StandardTerminal(environment: environment) { Self.end(name, becauseOf: $0) }
    self.name = name
    self.version = version
    self.usage = usage
  }

  /// Does what the command line asks: the shell and a command run beside the main thread, which waits for signals.
  /// - Parameters:
  ///   - action: what it asks.
  ///   - makeRunner: composes the program, told whether a shell goes on after each command.
  package func run<Runner: CommandRunner>(
    _ action: Action<Runner.Command>, by makeRunner: (_ isShell: Bool) throws(SettingsError) -> Runner
  ) {
    switch action {
    case .help: terminal.writeUsage(usage)
    case .version: terminal.write("\(name) \(version)\n", to: .results)
    case .shell:
      start { () throws(SettingsError) in
        try makeRunner(true)
      } work: {
        await Shell(of: self, runner: $0, interrupts: $1).run()
      }
    case .command(let command):
      run { () throws(SettingsError) in
        try makeRunner(false)
      } work: {
        await $0.run(command)
      }
    }
  }

  /// Does one piece of work beside the main thread, which waits for signals; a signal cancels it.
  /// - Parameters:
  ///   - compose: composes the program.
  ///   - work: what to do with it; gives the exit status.
  package func run<Means: Sendable>(
    by compose: () throws(SettingsError) -> Means, work: @escaping @Sendable (Means) async -> Int32
  ) -> Never {
    start(by: compose) { means, interrupts in
      switch await interrupts.cancelling({ await work(means) }) {
      case .ended(let status): return status
      case .interrupted(let status):
        // Ends the line on which a prompt, or the terminal's `^C`, stands.
        if terminal.isWatched { terminal.write("\n", to: .messages) }
        return status
      }
    }
  }

  /// Ends the program, which was called wrongly.
  package func refuse(_ error: UsageError) -> Never {
    terminal.writeLine("\(name): \(error.sentence)", to: .messages)
    terminal.writeLine("Type \(name) help to read how it is called.", to: .messages)
    exit(ExitStatus.usage)
  }

  private func start<Means: Sendable>(
    by compose: () throws(SettingsError) -> Means, work: @escaping @Sendable (Means, Interrupts) async -> Int32
  ) -> Never {
    let interrupts = Interrupts(beforeExit: { [terminal] in terminal.restore() })
    let means: Means
    do { means = try compose() } catch {
      terminal.writeLine("\(name): \(error.sentence)", to: .messages)
      exit(ExitStatus.usage)
    }
    Task.detached { exit(await work(means, interrupts)) }
    interrupts.wait()
  }

  /// Takes the places of standard streams that are closed, which else the next files that are opened would take, and results
  /// would be written into them.
  ///
  /// There is nothing to read there, and to write there fails as it would on a closed stream.
  private static func openStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Ends a program whose results cannot be written: quietly where nobody wants to read more of them.
  private static func end(_ name: String, becauseOf error: Int32) {
    guard error != EPIPE else { _exit(ExitStatus.success) }
    let message = "\(name): The results could not be written: \(String(cString: strerror(error)).lowercased()).\n"
    _ = message.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(ExitStatus.failure)
  }
}
