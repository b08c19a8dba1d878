import Authentication
import Events
import Foundation
import Humble
import Purchasing
import ServerTesting
import Testing
import Tracks

/// A front end in which a scenario is played; gives all that each step shows, as words with one space between them.
protocol ScenarioPlayer {
  func play(_ step: Scenario.Step) async throws -> String
}

/// Types what the events say: `mybiz`, a command for each.
struct TextPlayer: ScenarioPlayer {
  static let recording = "recording.jsonl"
  let company: ScenarioCompany

  init(_ company: ScenarioCompany) async throws {
    self.company = company
    _ = try await company.mybiz(["tracks", "import", try company.gpx()])
  }

  /// The lines that were recorded, but those by which a track was looked up first.
  static func recorded(at company: ScenarioCompany) throws -> [String] {
    try String(contentsOf: company.folder.url.appending(path: recording), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.contains(#""searched""#) }
  }

  func play(_ step: Scenario.Step) async throws -> String {
    let command = try command(for: step)
    return try await company.mybiz(
      ["--record", company.folder.path(Self.recording)] + command.words, input: command.input
    ).words
  }

  private func command(for step: Scenario.Step) throws -> (words: [String], input: String) {
    switch step.screen {
    case "signIn":
      guard case .submitted(let credentials) = try step.event(SignInViewEvent.self) else { throw UnknownStep() }
      return (["sign-in", credentials.userName, "--password-stdin"], credentials.password.reveal() + "\n")
    case "eventList":
      guard case .opened(let from, let to) = try step.event(EventListViewEvent.self) else { throw UnknownStep() }
      return (["events", "--from", from.day, "--to", (to - 1).day], "")
    case "newPurchaseOrder":
      guard case .submitted(let draft) = try step.event(NewPurchaseOrderViewEvent.self) else { throw UnknownStep() }
      let items = draft.request.items.flatMap { ["--item", "\($0.productId)=\($0.quantity)"] }
      return (["order", draft.request.number] + items, "")
    case "trackSummary":
      guard case .renameRequested(_, let name) = try step.event(TrackSummaryViewEvent.self) else { throw UnknownStep() }
      return (["tracks", "rename", "1", name], "")
    case "purchaseOrderList": return (["orders"], "")
    case "announcementList": return (["announcements"], "")
    case "account": return (["logout"], "")
    default: throw UnknownStep()
    }
  }
}

/// Sends the events as they are: `mybiz --json`.
struct JSONPlayer: ScenarioPlayer {
  let company: ScenarioCompany

  init(_ company: ScenarioCompany) async throws {
    self.company = company
    _ = try await company.mybiz(["tracks", "import", try company.gpx()])
  }

  func play(_ step: Scenario.Step) async throws -> String {
    try await shown(company.mybiz(["--json"], input: step.line + "\n"))
  }

  /// All texts of all lines that are shown.
  private func shown(_ lines: String) throws -> String {
    try lines.split(separator: "\n").map { line in
      texts(in: try JSONSerialization.jsonObject(with: Data(line.utf8))).joined(separator: " ")
    }.joined(separator: " ").words
  }

  private func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let values as [Any]: values.flatMap(texts)
    case let object as [String: Any]: object.flatMap { [$0.key] + texts(in: $0.value) }
    default: []
    }
  }
}

/// Fills in forms: a browser without JavaScript.
final class WebPlayer: ScenarioPlayer {
  private var visitor: Visitor

  init(_ visitor: Visitor) { self.visitor = visitor }

  func play(_ step: Scenario.Step) async throws -> String {
    var page = try await send(step)
    for _ in 1...3 where page.location != nil { page = try await visitor.follow(page) }
    return page.words
  }

  private func send(_ step: Scenario.Step) async throws -> Page {
    switch step.screen {
    case "signIn":
      guard case .submitted(let credentials) = try step.event(SignInViewEvent.self) else { throw UnknownStep() }
      return try await visitor.signIn(credentials.userName, credentials.password.reveal())
    case "eventList":
      guard case .opened(let from, let to) = try step.event(EventListViewEvent.self) else { throw UnknownStep() }
      return try await visitor.get("/calendar?from=\(from.day)&to=\((to - 1).day)")
    case "newPurchaseOrder":
      guard case .submitted(let draft) = try step.event(NewPurchaseOrderViewEvent.self) else { throw UnknownStep() }
      let items = draft.request.items.flatMap { [("product", $0.productId), ("quantity", "\($0.quantity)")] }
      _ = try await visitor.get("/orders/new")
      return try await visitor.post(
        "/orders/new", [("key", draft.key.uuidString), ("number", draft.request.number)] + items)
    case "trackSummary":
      guard case .renameRequested(let id, let name) = try step.event(TrackSummaryViewEvent.self) else {
        throw UnknownStep()
      }
      _ = try await visitor.upload((id.file, TrackFixtures.gpx()))
      return try await visitor.post(
        "/tracks/summary", [("file", id.file), ("index", "\(id.index)"), ("name", name)])
    case "purchaseOrderList": return try await visitor.get("/orders")
    case "announcementList": return try await visitor.get("/announcements")
    case "account": return try await visitor.post("/log-out")
    default: throw UnknownStep()
    }
  }
}

/// A step that no front end here has a way for.
private struct UnknownStep: Error {}

extension Date {
  /// The day, in UTC, as it is typed; the last of some days is the one before they end.
  fileprivate var day: String { formatted(.iso8601.year().month().day()) }
}

extension String {
  /// The same words with one space between them.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Page {
  /// The words that a person reads.
  fileprivate var words: String {
    text.replacing(/<[^>]*>/, with: " ").unescaped.words
  }
}
