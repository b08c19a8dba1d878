import Foundation
import TextFrontEnd
import Tracks

/// What a person can ask about tracks.
struct TrackCommand: Equatable {
  enum Action: Equatable {
    case list
    case importFiles([URL])
    case show(String)
    case rename(String, to: String)
    case remove([String])
    /// Shows a track of a file that is not imported, by its number in the file.
    case file(URL, track: String)
  }

  private(set) var action: Action
  /// `nil` for the units of the person's locale.
  private(set) var units: TrackUnits?
  /// The file in whose place no kept tracks are looked at.
  var file: URL? { if case .file(let file, _) = action { file } else { nil } }
  /// Whether a person is asked a question in any case.
  var asks: Bool { if case .remove = action { true } else { false } }

  /// Reads what stands after `tracks`.
  static func tracks(_ words: inout Words) throws(UsageError) -> TrackCommand {
    let (arguments, units) = try rest(&words, of: "tracks")
    let names = Array(arguments.dropFirst())
    let action: Action
    switch arguments.first {
    case nil: action = .list
    case "import": action = .importFiles(try atLeastOne(names, "tracks import", needs: "a FILE").map(file))
    case "remove": action = .remove(try atLeastOne(names, "tracks remove", needs: "a NAME-OR-NUMBER"))
    case "show":
      guard names.count == 1 else {
        throw UsageError("tracks show needs one NAME-OR-NUMBER; quote a name of several words")
      }
      action = .show(names[0])
    case "rename":
      guard names.count == 2 else {
        throw UsageError("tracks rename needs a NAME-OR-NUMBER and a NEW-NAME; quote names of several words")
      }
      action = .rename(names[0], to: names[1])
    case let word?: throw UsageError("tracks cannot \"\(word)\"; it can import, show, rename and remove")
    }
    return TrackCommand(action: action, units: units)
  }

  /// Reads what stands after `track`.
  static func track(_ words: inout Words) throws(UsageError) -> TrackCommand {
    let (arguments, units) = try rest(&words, of: "track")
    guard 1...2 ~= arguments.count else {
      throw UsageError("track needs a FILE, and perhaps the NUMBER of a track in it")
    }
    return TrackCommand(action: .file(file(arguments[0]), track: arguments.dropFirst().first ?? "1"), units: units)
  }

  /// A file by its whole path, which is what a recording names it by.
  private static func file(_ path: String) -> URL { URL(filePath: path).absoluteURL }

  private static func atLeastOne(
    _ words: [String], _ command: String, needs what: String
  ) throws(UsageError) -> [String] {
    guard !words.isEmpty else { throw UsageError("\(command) needs \(what)") }
    return words
  }

  private static func rest(
    _ words: inout Words, of command: String
  ) throws(UsageError) -> (arguments: [String], units: TrackUnits?) {
    var arguments: [String] = []
    var units: TrackUnits?
    while !words.isEmpty {
      if let word = words.take() {
        arguments.append(word)
      } else if let option = words.takeOption() {
        guard option == "--units" else { throw .noOption(option, of: command) }
        let value = try words.takeValue(of: option)
        guard let named = TrackUnits(rawValue: value) else {
          throw UsageError("--units takes metric or imperial, not \"\(value)\"")
        }
        units = named
      }
    }
    return (arguments, units)
  }
}
