import TextFrontEnd

/// What stands after `expenses` on the command line.
struct Arguments: Equatable {
  var options = Options()
  var action = CommandLineProgram.Action<Command>.shell

  struct Options: Equatable {
    /// The file that says who may sign in; `nil` for the demo account.
    var accounts: String?
    /// The address of the server that says who may sign in.
    var server: String?
    /// The data directory; `nil` for the platform's.
    var data: String?
  }

  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Words(words)
    guard !words.asksForHelp else {
      action = .help
      return
    }
    while let option = words.takeOption() {
      switch option {
      case "--accounts": options.accounts = try words.takeValue(of: option)
      case "--server": options.server = try words.takeValue(of: option)
      case "--data": options.data = try words.takeValue(of: option)
      case "--version":
        try words.end(of: option)
        action = .version
      default: throw UsageError("there is no option \(option)")
      }
    }
    guard options.accounts == nil || options.server == nil else {
      throw UsageError("--accounts and --server exclude each other")
    }
    guard !words.isEmpty else { return }
    let command = try Command(&words)
    action = command == .help ? .help : .command(command)
  }
}
