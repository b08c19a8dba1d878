import Authentication
import Humble
import Synchronization
import TextFrontEnd

/// A terminal that notes what is written and answers with lines given beforehand.
final class TerminalFake: Terminal {
  let width: Int?
  let hasStyle: Bool
  let isWatched: Bool
  private let state: Mutex<(written: [Message], lines: [String])>

  enum Message: Equatable {
    case results(String)
    case messages(String)
    case askedForLine(String)
    case askedForSecret(String)
  }

  init(lines: [String] = [], width: Int? = nil, hasStyle: Bool = false, isWatched: Bool = false) {
    self.width = width
    self.hasStyle = hasStyle
    self.isWatched = isWatched
    state = Mutex((written: [], lines: lines.reversed()))
  }

  var messages: [Message] { state.withLock { $0.written } }
  /// All results in one text.
  var results: String {
    messages.reduce(into: "") { text, message in
      if case .results(let part) = message { text += part }
    }
  }

  func write(_ text: String, to stream: TextStream) {
    state.withLock { $0.written.append(stream == .results ? .results(text) : .messages(text)) }
  }

  func readLine(prompt: String) async -> String? {
    state.withLock {
      $0.written.append(.askedForLine(prompt))
      return $0.lines.popLast()
    }
  }

  func readSecret(prompt: String) async -> Secret? {
    state.withLock {
      $0.written.append(.askedForSecret(prompt))
      return $0.lines.popLast().map(Secret.init)
    }
  }
}

/// Handles events by doing what a test says.
struct HandlerStub<ViewEvent: Sendable, View>: EventHandler {
  let body: @Sendable (ViewEvent, View) -> Void

  func handle(_ event: ViewEvent, from view: View) async { body(event, view) }
}
