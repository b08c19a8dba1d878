import Foundation
import TextFrontEnd

/// What a person can ask of `mybiz`.
enum Command: ProgramCommand {
  case account(AccountCommand)
  case events(from: Day?, to: Day?)
  case org(isFlat: Bool)
  case announcements
  case products
  case orders
  /// Without arguments, an order is asked for step by step.
  case order(OrderArguments?)
  case tracks(TrackCommand)
  case settings
  case help

  /// Reads a command's name and all that follows it.
  init(_ words: inout Words) throws(UsageError) {
    guard !words.asksForHelp else {
      self = .help
      return
    }
    switch words.take() {
    case "sign-in": self = .account(try .signIn(&words))
    case "whoami": self = .account(.whoami)
    case "events": self = try Self.events(&words)
    case "org": self = try Self.org(&words)
    case "announcements": self = .announcements
    case "products": self = .products
    case "orders": self = .orders
    case "order": self = .order(try OrderArguments(&words))
    case "tracks": self = .tracks(try .tracks(&words))
    case "track": self = .tracks(try .track(&words))
    case "settings": self = .settings
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
    case .events: "events"
    case .org: "org"
    case .announcements: "announcements"
    case .products: "products"
    case .orders: "orders"
    case .order: "order"
    case .tracks: "tracks"
    case .settings: "settings"
    case .help: "help"
    }
  }

  /// Sees to it that nothing is to be asked for, where nobody could answer.
  func refuseQuestions() throws(UsageError) {
    switch self {
    case .account(.signIn(_, takesPasswordFromInput: false)):
      throw UsageError("sign-in needs EMAIL --password-stdin where --json is given")
    case .order(nil): throw UsageError("order needs a NUMBER where --json is given")
    default: break
    }
  }

  private static func events(_ words: inout Words) throws(UsageError) -> Command {
    var from: Day?
    var to: Day?
    while let option = words.takeOption() {
      switch option {
      case "--from": from = try Day(try words.takeValue(of: option), for: option)
      case "--to": to = try Day(try words.takeValue(of: option), for: option)
      default: throw UsageError("events has no option \(option)")
      }
    }
    return .events(from: from, to: to)
  }

  private static func org(_ words: inout Words) throws(UsageError) -> Command {
    var isFlat = false
    while let option = words.takeOption() {
      guard option == "--flat" else { throw UsageError("org has no option \(option)") }
      try words.refuseValue(of: option)
      isFlat = true
    }
    return .org(isFlat: isFlat)
  }
}
