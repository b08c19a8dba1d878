import Authentication

/// The interactive shell: one screen for people who are not signed in, one for those who are.
///
/// It listens to the session while each step runs, and what it heard last decides which screen comes next.
struct Shell<Runner: CommandRunner> {
  private enum Screen { case signIn, commands }

  private let runner: Runner
  private let terminal: any Terminal
  private let interrupts: Interrupts
  private let prompt: String

  init(of program: CommandLineProgram, runner: Runner, interrupts: Interrupts) {
    self.runner = runner
    self.interrupts = interrupts
    terminal = program.terminal
    prompt = "\(program.name)> "
  }

  /// Runs until the person leaves.
  /// - Returns: the exit status.
  func run() async -> Int32 {
    for line in runner.greeting { terminal.writeLine(line, to: .results) }
    var screen = Screen.signIn
    var status = await step(&screen) { await launch() }
    while status == nil {
      status = await step(&screen) { [screen] in
        switch screen {
        case .signIn: await signIn()
        case .commands: await readAndRun()
        }
      }
    }
    return status ?? ExitStatus.success
  }

  /// Runs a step, and switches the screen if the session changed meanwhile.
  /// - Returns: the exit status, where the person left.
  private func step(_ screen: inout Screen, _ work: () async -> Int32?) async -> Int32? {
    let changes = runner.sessionChanges.listen()
    let status = await work()
    switch await changes.buffered().last {
    case .signedIn:
      screen = .commands
      terminal.writeLine("Type help for the commands.", to: .messages)
    case .signedOut: screen = .signIn
    case nil: break
    }
    return status
  }

  private func launch() async -> Int32? {
    switch await interrupts.cancelling({ [runner] in await runner.account.launch() }) {
    case .interrupted(let status): leave(status)
    case .ended: nil
    }
  }

  private func signIn() async -> Int32? {
    switch await interrupts.cancelling({ [runner] in await runner.account.signIn() }) {
    case .interrupted(let status): leave(status)
    case .ended(nil): leave(ExitStatus.success)
    case .ended: nil
    }
  }

  private func readAndRun() async -> Int32? {
    switch await interrupts.cancelling({ [terminal, prompt] in await terminal.readLine(prompt: prompt) }) {
    case .interrupted(let status): return leave(status)
    case .ended(nil): return leave(ExitStatus.success)
    case .ended(let line?): return await run(line: line)
    }
  }

  private func run(line: String) async -> Int32? {
    do throws(UsageError) {
      var words = try Words(line: line)
      guard !words.isEmpty else { return nil }
      if words.areOnly("exit") || words.areOnly("quit") { return ExitStatus.success }
      return await run(try Runner.Command(&words))
    } catch {
      terminal.writeLine("\(error.asSentence) Type help for the commands.", to: .messages)
      return nil
    }
  }

  /// Runs a command; Ctrl-C ends the command and not the shell, any other signal both.
  private func run(_ command: Runner.Command) async -> Int32? {
    switch await interrupts.cancelling({ [runner] in await runner.run(command) }) {
    case .ended: return nil
    case .interrupted(let status):
      _ = leave(status)
      return status == ExitStatus.interrupted ? nil : status
    }
  }

  /// Ends the line on which a prompt stands.
  private func leave(_ status: Int32) -> Int32 {
    terminal.write("\n", to: .messages)
    return status
  }
}

extension AsyncStream where Element: Sendable {
  /// What has come so far, without waiting for more: a cancelled task takes what is there, then finds the end.
  fileprivate func buffered() async -> [Element] {
    let task = Task { await reduce(into: []) { $0.append($1) } }
    task.cancel()
    return await task.value
  }
}
