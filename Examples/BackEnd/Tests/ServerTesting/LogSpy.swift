public import Logging
import Synchronization

/// Keeps every line that is logged; any isolation may log and look.
public final class LogSpy: Sendable {
  private let kept = Mutex<[String]>([])

  /// Makes a spy that has seen nothing.
  public init() {}

  /// What was logged, in order: the level, the message, and the metadata by name, with spaces between them.
  public var lines: [String] { kept.withLock { $0 } }

  /// Makes a logger whose lines come here.
  /// - Returns: a logger at the level `trace`.
  public func logger() -> Logger {
    var logger = Logger(label: "tests") { _ in Handler(spy: self) }
    logger.logLevel = .trace
    return logger
  }

  private struct Handler: LogHandler {
    let spy: LogSpy
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(spy: LogSpy) { self.spy = spy }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
      spy.kept.withLock { $0.append(([event.level.rawValue, "\(event.message)"] + all).joined(separator: " ")) }
    }
  }
}
