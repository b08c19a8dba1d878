/// Something wrong with what was typed after a program's name or in its shell.
package struct UsageError: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence.prefix(200) + "."
  }

  /// The sentence where nothing stands before it.
  package var asSentence: String { sentence.prefix(1).uppercased() + sentence.dropFirst() }
}
