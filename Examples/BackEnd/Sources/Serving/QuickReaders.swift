public import GRDB
import Synchronization

/// Connections for looks into an SQLite database that take microseconds; usable from any isolation.
///
/// They look on the thread of whoever asks: to wait for another thread would take longer than to look. A `DatabasePool`
/// would ask for the schema's version each time, which takes as long as the look itself.
public final class QuickReaders: Sendable {
  private let connections: [DatabaseQueue]
  private let turn = Atomic(0)

  /// Opens connections that only read.
  /// - Parameters:
  ///   - path: the path of a database that has been opened for writing.
  ///   - count: how many may look at once.
  /// - Throws: `DatabaseError` where the file cannot be opened.
  public init(path: String, count: Int) throws {
    var configuration = Configuration()
    configuration.label = "mybiz-quick"
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    connections = try (0..<count).map { _ in try DatabaseQueue(path: path, configuration: configuration) }
  }

  /// Looks once, with one statement, which sees one state of the database.
  /// - Parameter look: runs the statement.
  /// - Returns: what it found.
  /// - Throws: `DatabaseError`, or what `look` throws.
  public func look<Value>(_ look: (Database) throws -> Value) throws -> Value {
    let turn = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    return try connections[Int(UInt(bitPattern: turn) % UInt(connections.count))].unsafeRead(look)
  }

  /// Closes them all; nobody may be looking.
  /// - Throws: `DatabaseError` where one is in use.
  public func close() throws {
    for connection in connections { try connection.close() }
  }
}
