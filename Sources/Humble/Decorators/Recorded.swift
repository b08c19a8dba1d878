import Synchronization

/// Where a recording of view events goes.
public protocol ViewEventLog<ViewEvent>: Sendable {
  /// The events of one screen.
  associatedtype ViewEvent

  /// Appends an event to the end of the log.
  ///
  /// Called on the view's isolation, before the event is handled. Events arrive in the order in which they were
  /// reported. A log that cannot be written must not keep the event from being handled, so this does not throw.
  /// - Parameter event: the event that is about to be handled.
  func append(_ event: ViewEvent) async
}

/// A log of view events in memory, to be compared in a test or replayed.
public final class MemoryViewEventLog<ViewEvent: Sendable>: ViewEventLog {
  private let storage = Mutex<[ViewEvent]>([])

  /// The events so far, in the order in which they were reported; may be read on any isolation.
  public var events: [ViewEvent] { storage.withLock { $0 } }

  /// Makes an empty log.
  public init() {}

  /// Appends an event; may be called on any isolation.
  /// - Parameter event: the event that is about to be handled.
  public func append(_ event: ViewEvent) { storage.withLock { $0.append(event) } }
}

extension EventHandler {
  /// Appends each view event to a log before handling it.
  ///
  /// Applied in the composition root. Secrets in an event are masked wherever the log encodes or prints it.
  /// - Parameter log: where the events go.
  /// - Returns: a handler that records, then handles as this one does.
  public func recorded(in log: any ViewEventLog<ViewEvent>) -> some EventHandler<ViewEvent, View> {
    RecordedHandler(base: self, log: log)
  }
}

private struct RecordedHandler<Base: EventHandler>: EventHandler {
  let base: Base
  let log: any ViewEventLog<Base.ViewEvent>

  func handle(_ event: Base.ViewEvent, from view: Base.View) async {
    await log.append(event)
    await base.handle(event, from: view)
  }
}
