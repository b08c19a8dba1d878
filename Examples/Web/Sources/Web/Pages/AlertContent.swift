import Foundation
import Humble

/// An alert or a notice on a page.
struct AlertContent: Sendable {
  let title: String
  var subtitle: String?
  /// Sentences, where there are several.
  var sentences: [String] = []
  var action: ActionContent?

  init(title: String, subtitle: String? = nil, sentences: [String] = [], action: ActionContent? = nil) {
    (self.title, self.subtitle, self.sentences, self.action) = (title, subtitle, sentences, action)
  }

  /// - Parameters:
  ///   - alert: what a presenter shows.
  ///   - path: where its event is sent once more.
  /// - Throws: `EncodingError` where the event is no JSON.
  init<ViewEvent: Encodable>(_ alert: ErrorAlert<ViewEvent>, path: String) throws {
    title = alert.title
    subtitle = alert.subtitle
    action = try alert.action.map { try ActionContent($0, path: path) }
  }
}

/// A button that sends a view event.
struct ActionContent: Sendable {
  let title: String
  /// The event, as JSON, in a hidden field.
  let event: String
  let path: String

  init<ViewEvent: Encodable>(_ action: ErrorAlert<ViewEvent>.Action, path: String) throws {
    title = action.title
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    event = String(decoding: try encoder.encode(action.event), as: UTF8.self)
    self.path = path
  }
}
