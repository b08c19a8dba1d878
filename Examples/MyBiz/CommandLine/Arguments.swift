import TextFrontEnd

/// What stands after `mybiz` on the command line.
struct Arguments: Equatable {
  var options = Options()
  var action = CommandLineProgram.Action<Command>.shell

  struct Options: Equatable {
    /// The company file; `nil` for the demo company.
    var company: String?
    /// The server's address.
    var server: String?
    /// Whether the server's address may be plain `http`.
    var allowsPlainHTTP = false
    /// The configuration file.
    var configuration: String?
    /// The data directory; `nil` for the platform's.
    var data: String?
    /// Whether events are read and displays written as lines of JSON.
    var isJSON = false
    /// The file in which every event is noted; `nil` for none.
    var recording: String?
  }

  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Words(words)
    guard !words.asksForHelp else {
      action = .help
      return
    }
    while let option = words.takeOption() {
      switch option {
      case "--company": options.company = try words.takeValue(of: option)
      case "--server": options.server = try words.takeValue(of: option)
      case "--allow-plain-http":
        try words.refuseValue(of: option)
        options.allowsPlainHTTP = true
      case "--config": options.configuration = try words.takeValue(of: option)
      case "--data": options.data = try words.takeValue(of: option)
      case "--json":
        try words.refuseValue(of: option)
        options.isJSON = true
      case "--record": options.recording = try words.takeValue(of: option)
      case "--version":
        try words.end(of: option)
        action = .version
      default: throw UsageError("there is no option \(option)")
      }
    }
    guard options.company == nil || options.server == nil else {
      throw UsageError("--company and --server exclude each other")
    }
    guard !words.isEmpty else { return }
    let command = try Command(&words)
    action = command == .help ? .help : .command(command)
    if options.isJSON { try command.refuseQuestions() }
  }
}
