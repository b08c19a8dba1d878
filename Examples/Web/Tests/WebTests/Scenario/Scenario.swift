import Foundation

/// A person's day, written as view events, whatever front end they come from: `day.jsonl`.
struct Scenario: Sendable {
  /// One view event, and what it must show.
  struct Step: Sendable {
    let name: String
    let screen: String
    /// The event, as `mybiz --json` reads it.
    let event: Data
    /// Whether the server is gone by then.
    let isServerGone: Bool
    /// What every front end shows, in these words.
    let facts: [String]

    /// The event as a line of `mybiz --json`.
    var line: String { #"{"event":\#(String(decoding: event, as: UTF8.self)),"screen":"\#(screen)"}"# }

    /// The same step with the event of another line of `mybiz --json`.
    func recorded(as line: String) throws -> Step {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return Step(
        name: name, screen: object?["screen"] as? String ?? "",
        event: try JSONSerialization.data(withJSONObject: object?["event"] ?? [:]), isServerGone: isServerGone,
        facts: facts)
    }

    func event<Event: Decodable>(_ type: Event.Type = Event.self) throws -> Event {
      try JSONDecoder().decode(type, from: event)
    }
  }

  let steps: [Step]

  /// The day of `day.jsonl`, a step a line.
  static func day() throws -> Scenario {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "day.jsonl")
    return Scenario(steps: try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Step.init))
  }
}

extension Scenario.Step {
  private struct Line: Decodable {
    let step: String
    let server: String?
    let screen: String
    let facts: [String]
  }

  init(_ text: Substring) throws {
    let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    self.init(
      name: line.step, screen: line.screen,
      event: try JSONSerialization.data(withJSONObject: object?["event"] ?? [:], options: .sortedKeys),
      isServerGone: line.server == "gone", facts: line.facts)
  }
}
