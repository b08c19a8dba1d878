public import Humble

/// A screen whose events a ``JSONFrontEnd`` takes, whatever they are; each is a ``JSONScreen``.
public protocol AnyJSONScreen: Sendable {
  /// What the lines call it.
  var name: String { get }

  /// Reads an event of this screen.
  /// - Parameter decoder: holds the event.
  /// - Returns: the event, ready to be reported.
  /// - Throws: `DecodingError` where it is none of this screen's.
  func request(from decoder: any Decoder) throws -> JSONRequest
}

/// An event of some screen, ready to be reported.
public struct JSONRequest: Sendable {
  let screen: String
  let run: @Sendable (RequestID?, JSONLines) async -> RequestEnding
}

/// A screen for machines: what is shown on it is written as lines.
///
/// A screen of your own needs an extension of ``JSONView`` that makes it your view, and a name:
///
///     extension JSONView: ExpensesView where ViewEvent == ExpensesViewEvent {
///       func display(_ totals: ExpenseTotals) { display(totals, as: "totals") }
///     }
///     let screen = JSONScreen("expenses", events: ["opened"], handler: handler) { $0 as any ExpensesView }
public struct JSONScreen<ViewEvent: Codable & Sendable, View>: AnyJSONScreen {
  /// What the lines call it.
  public let name: String
  private let events: [String]
  private let handler: any EventHandler<ViewEvent, View>
  private let objection: @Sendable (ViewEvent) -> String?
  private let asView: @Sendable (JSONView<ViewEvent>) -> View

  /// Makes a screen.
  /// - Parameters:
  ///   - name: what the lines call it.
  ///   - events: the key of each of its events, as they are encoded.
  ///   - handler: handles them.
  ///   - objection: why an event that is read is not handled, as a sentence without its capital and its full stop; `nil`
  ///     where it is handled.
  ///   - asView: gives the view as the handler takes it.
  public init(
    _ name: String, events: [String], handler: any EventHandler<ViewEvent, View>,
    objection: @escaping @Sendable (ViewEvent) -> String? = { _ in nil },
    asView: @escaping @Sendable (JSONView<ViewEvent>) -> View
  ) {
    self.name = name
    self.events = events
    self.handler = handler
    self.objection = objection
    self.asView = asView
  }

  /// Reads an event; see ``AnyJSONScreen/request(from:)``.
  /// - Parameter decoder: holds the event.
  /// - Returns: the event, ready to be reported.
  /// - Throws: `DecodingError` where it is none of this screen's.
  public func request(from decoder: any Decoder) throws -> JSONRequest {
    let keys = try decoder.container(keyedBy: LineKey.self).allKeys.map(\.stringValue)
    guard keys.count == 1, keys.allSatisfy(events.contains) else {
      throw fault("an event of the screen \(name) is an object with one key: \(events.asChoice)", in: decoder)
    }
    let event = try ViewEvent(from: decoder)
    if let objection = objection(event) { throw fault(objection, in: decoder) }
    return JSONRequest(screen: name) { id, lines in await show(event, id: id, in: lines) }
  }

  private func fault(_ sentence: String, in decoder: any Decoder) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: sentence))
  }

  /// Reports an event, and writes what is shown of it and that it is done.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - event: what happened.
  ///   - lines: where to write.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: ViewEvent, in lines: JSONLines) async -> Bool {
    await result(of: event, in: lines) != nil
  }

  /// Reports an event as ``report(_:in:)`` does, for a program that goes on with what is shown of it.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - event: what happened.
  ///   - lines: where to write.
  /// - Returns: the view model that was shown last; `nil` where there was nothing to show, or an alert.
  public func result(of event: ViewEvent, in lines: JSONLines) async -> (any Sendable)? {
    let ending = await show(event, id: nil, in: lines)
    lines.write(DoneLine(id: nil, screen: name, done: ending.done))
    return ending.result
  }

  /// The screen's handler, for any front end, which notes each event as a line that a ``JSONFrontEnd`` takes.
  /// - Parameter lines: where to write.
  /// - Returns: a handler that notes the event, then handles it; see ``JSONViewEventLog``.
  public func recorded(in lines: JSONLines) -> any EventHandler<ViewEvent, View> {
    handler.recorded(in: JSONViewEventLog(of: name, in: lines))
  }

  private func show(_ event: ViewEvent, id: RequestID?, in lines: JSONLines) async -> RequestEnding {
    let view = JSONView<ViewEvent>(of: name, id: id, lines: lines)
    await handler.handle(event, from: asView(view))
    return RequestEnding(
      done: Task.isCancelled ? .cancelled : view.isUntouched ? .ignored : .completed, result: view.result)
  }
}

extension [String] {
  /// The texts between quotation marks, with `or` before the last.
  var asChoice: String {
    let texts = map { "\"\($0)\"" }
    return (texts.count > 1 ? texts.dropLast().joined(separator: ", ") + " or " : "") + (texts.last ?? "")
  }
}
