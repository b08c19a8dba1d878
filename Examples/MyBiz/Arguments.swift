import TextFrontEnd

/// What stands after `mybiz` on the command line.
struct Arguments: Equatable {
  var options = Options()
  /// `nil` starts the shell.
  var command: Command?

  struct Options: Equatable {
    /// The company file; `nil` for the demo company.
    var company: String?
    /// The data directory; `nil` for the platform's.
    var data: String?
  }

  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Words(words)
    while let option = words.takeOption() {
      switch option {
      case "--company": options.company = try words.takeValue(of: option)
      case "--data": options.data = try words.takeValue(of: option)
      case "--version": command = .version
      case "--help", "-h": command = .help
      default: throw UsageError("there is no option \(option)")
      }
    }
    if command == nil, !words.isEmpty { command = try Command(&words) }
  }
}

/// Something wrong with what was typed after `mybiz` or in the shell.
struct UsageError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence.prefix(200) + "."
  }
}
