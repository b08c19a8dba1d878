import Foundation
import TextFrontEnd

/// What a person can ask of `expenses`.
enum Command: ProgramCommand {
  case account(AccountCommand)
  case add(ExpenseDraft)
  case list(ExpensePeriod)
  case totals(ExpensePeriod)
  case help

  init(_ words: inout Words) throws(UsageError) {
    guard !words.asksForHelp else {
      self = .help
      return
    }
    switch words.take() {
    case "sign-in": self = .account(try .signIn(&words))
    case "whoami": self = .account(.whoami)
    case "add": self = .add(try ExpenseDraft(&words))
    case "list": self = .list(try ExpensePeriod(&words, for: "list"))
    case "totals": self = .totals(try ExpensePeriod(&words, for: "totals"))
    case "logout": self = .account(.logout)
    case "help": self = .help
    case let name?: throw UsageError("there is no command \"\(name)\"")
    case nil: throw UsageError("there is no option \(words.takeOption() ?? "")")
    }
    try words.end(of: name)
  }

  /// The word that people type.
  private var name: String {
    switch self {
    case .account(let command): command.name
    case .add: "add"
    case .list: "list"
    case .totals: "totals"
    case .help: "help"
    }
  }
}

extension ExpenseDraft {
  /// Reads what follows `add`: words and options in any order.
  fileprivate init(_ words: inout Words) throws(UsageError) {
    var values: [String] = []
    var date: CalendarDay?
    while !words.isEmpty {
      if let value = words.take() {
        values.append(value)
        continue
      }
      guard let option = words.takeOption() else { break }
      guard option == "--date" else { throw .noOption(option, of: "add") }
      date = try CalendarDay(&words, for: option)
    }
    guard values.count >= 3 else { throw UsageError("add needs an AMOUNT, a CURRENCY and a CATEGORY") }
    guard values.count <= 4 else {
      throw UsageError("add does not take \"\(values[4])\"; a DESCRIPTION of several words stands in quotation marks")
    }
    self.init(
      id: UUID(), date: date, category: values[2], description: values.count > 3 ? values[3] : "",
      amount: try Decimal(amount: values[0]), currency: values[1])
  }
}

extension ExpensePeriod {
  /// Reads the options that follow a command.
  fileprivate init(_ words: inout Words, for command: String) throws(UsageError) {
    var from: CalendarDay?
    var to: CalendarDay?
    while let option = words.takeOption() {
      switch option {
      case "--from": from = try CalendarDay(&words, for: option)
      case "--to": to = try CalendarDay(&words, for: option)
      default: throw UsageError("\(command) has no option \(option)")
      }
    }
    self.init(from: from, to: to)
  }
}

extension CalendarDay {
  /// Reads the value of an option.
  fileprivate init(_ words: inout Words, for option: String) throws(UsageError) {
    let text = try words.takeValue(of: option)
    guard let day = CalendarDay(text) else {
      throw UsageError("\(option) takes a date such as 2026-11-20, not \"\(text)\"")
    }
    self = day
  }
}

extension Decimal {
  /// Reads digits with at most one point between them, and perhaps a sign before them.
  fileprivate init(amount text: String) throws(UsageError) {
    let isNumber = text.utf8.count <= 30 && text.wholeMatch(of: /[-+]?[0-9]+(\.[0-9]+)?/) != nil
    guard isNumber, let number = Decimal(string: text) else {
      throw UsageError("add takes an AMOUNT such as 12.50, not \"\(text)\"")
    }
    self = number
  }
}
