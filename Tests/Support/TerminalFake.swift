package import Authentication
import Humble
import Synchronization
package import TextFrontEnd

/// A terminal that notes what is written and answers with lines given beforehand.
package final class TerminalFake: Terminal {
  package let width: Int?
  package let hasStyle: Bool
  package let isWatched: Bool
  private let state: Mutex<(written: [Message], lines: [String])>

  package enum Message: Equatable {
    case results(String)
    case messages(String)
    case askedForLine(String)
    case askedForSecret(String)
  }

  package init(lines: [String] = [], width: Int? = nil, hasStyle: Bool = false, isWatched: Bool = false) {
    self.width = width
    self.hasStyle = hasStyle
    self.isWatched = isWatched
    state = Mutex((written: [], lines: lines.reversed()))
  }

  package var messages: [Message] { state.withLock { $0.written } }
  /// All results in one text.
  package var results: String {
    messages.reduce(into: "") { text, message in
      if case .results(let part) = message { text += part }
    }
  }

  package func write(_ text: String, to stream: TextStream) {
    state.withLock { $0.written.append(stream == .results ? .results(text) : .messages(text)) }
  }

  package func readLine(prompt: String) async -> String? {
    state.withLock {
      $0.written.append(.askedForLine(prompt))
      return $0.lines.popLast()
    }
  }

  package func readSecret(prompt: String) async -> Secret? {
    state.withLock {
      $0.written.append(.askedForSecret(prompt))
      return $0.lines.popLast().map(Secret.init)
    }
  }
}

/// Handles events by doing what a test says.
package struct HandlerStub<ViewEvent: Sendable, View>: EventHandler {
  private let body: @Sendable (ViewEvent, View) -> Void

  package init(body: @escaping @Sendable (ViewEvent, View) -> Void) { self.body = body }

  package func handle(_ event: ViewEvent, from view: View) async { body(event, view) }
}
