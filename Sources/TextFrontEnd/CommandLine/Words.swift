/// The words of a command that have not been looked at yet.
package struct Words {
  private var words: ArraySlice<String>
  /// What stands after `--`, where nothing is an option.
  private var operands: ArraySlice<String>
  /// Whether the next word was tied to the option before it, as in `--option=value`.
  private var isValue = false
  /// Whether help is asked for, in place of whatever else stands there; neither after `--` nor as in `--option=-h`.
  package let asksForHelp: Bool
  /// The options whose value was taken.
  private var answered: Set<String> = []

  /// Takes words as they are; `--option=value` counts as two, the first of them with its sign.
  ///
  /// The first `--` ends the options, as POSIX has it (Utility Syntax Guidelines, 12.2, guideline 10).
  package init(_ words: some Sequence<String>) {
    let all = Array(words)
    let end = all.firstIndex(of: "--") ?? all.endIndex
    operands = all[end...].dropFirst()
    self.words =
      all[..<end].flatMap { word -> [String] in
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
        return [String(word[...equals]), String(word[word.index(after: equals)...])]
      }[...]
    asksForHelp = all[..<end].contains { ["--help", "-h"].contains($0) }
  }

  /// Divides a line into words: at white space, except between quotation marks.
  ///
  /// A mark opens where a word or an option's value starts, so that names such as `o'brien` need none.
  package init(line: String) throws(UsageError) {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case _ where "\"'".contains(character) && quote == nil && (!isInWord || word.last == "="):
        (quote, isInWord) = (character, true)
      case _ where quote == nil && character.isWhitespace:
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
      default:
        word.append(character)
        isInWord = true
      }
    }
    guard quote == nil else { throw UsageError("a quotation mark is not closed") }
    self.init(words + (isInWord ? [word] : []))
  }

  /// Whether one word is all there is.
  package func areOnly(_ word: String) -> Bool { words + operands == [word] }

  package var isEmpty: Bool { words.isEmpty && operands.isEmpty }

  /// The next word, where it is not an option.
  package mutating func take() -> String? {
    guard let word = words.first else { return operands.popFirst() }
    return word.isOption ? nil : words.popFirst()
  }

  /// The next word, where it is an option.
  package mutating func takeOption() -> String? {
    guard let word = words.first, word.isOption else { return nil }
    words.removeFirst()
    isValue = word.hasPrefix("--") && word.hasSuffix("=")
    return isValue ? String(word.dropLast()) : word
  }

  /// The word that must follow an option.
  /// - Parameters:
  ///   - option: the option that was taken last.
  ///   - repeats: whether it may be given more than once.
  /// - Returns: the word.
  /// - Throws: `UsageError` where there is none, or where the option was given before.
  package mutating func takeValue(of option: String, repeats: Bool = false) throws(UsageError) -> String {
    guard let value = words.popFirst(), !value.isEmpty, isValue || !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value")
    }
    guard answered.insert(option).inserted || repeats else { throw UsageError("\(option) is given more than once") }
    return value
  }

  /// Sees to it that an option was given no value.
  package func refuseValue(of option: String) throws(UsageError) {
    if isValue { throw UsageError("\(option) takes no value") }
  }

  /// Sees to it that nothing is left.
  package func end(of command: String) throws(UsageError) {
    guard let word = words.first ?? operands.first else { return }
    throw UsageError("\(command) does not take \"\(word)\"")
  }
}

extension String {
  /// Whether it begins as an option does; a negative number is none.
  fileprivate var isOption: Bool { hasPrefix("-") && Double(self) == nil }
}
