/// Something wrong with what was typed after a program's name or in its shell.
package struct UsageError: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence.prefix(200) + "."
  }

  /// Says that a command which takes words has no such option.
  package static func noOption(_ option: String, of command: String) -> UsageError {
    UsageError("\(command) has no option \(option); words that begin with \"-\" stand after --")
  }

  /// The sentence where nothing stands before it.
  package var asSentence: String { sentence.prefix(1).uppercased() + sentence.dropFirst() }
}
