import Authentication
import TextFrontEnd

/// Runs one command: makes its view, and has the view report what the command asks.
struct Runner: CommandRunner {
  let composition: Composition
  let terminal: any Terminal
  /// Whether a shell goes on afterwards: there an alert's action is offered.
  let isShell: Bool

  var greeting: [String] {
    let demo = "The demo account is \(DemoAccount.email), password \(DemoAccount.password)."
    return ["Expenses \(Expenses.version)"] + (composition.isDemo ? [demo] : [])
  }

  var sessionChanges: SessionChanges { composition.sessionChanges }

  var account: AccountRunner {
    AccountRunner(signIn: composition.signIn, account: composition.account, terminal: terminal, isShell: isShell)
  }

  func run(_ command: Command) async -> Int32 {
    switch command {
    case .account(let command): return await account.run(command)
    case .add(let draft): return await report(.submitted(draft))
    case .list(let period): return await report(.listOpened(period))
    case .totals(let period): return await report(.totalsOpened(period))
    case .help: terminal.writeUsage(Usage.shellText)
    }
    return ExitStatus.success
  }

  private func report(_ event: ExpensesViewEvent) async -> Int32 {
    let view = TextExpensesView(handler: composition.expenses, terminal: terminal, asksToTryAgain: isShell)
    return ExitStatus.of(isDone: await view.report(event))
  }
}
