import GRDB
import Humble
import Serving
import Logging

/// What reading can fail with.
func reading(_ error: any Error) -> StoreFailure {
  error is CancellationError ? .cancelled : .unreadable("What is saved on the server cannot be read. Try again later.")
}

/// What writing can fail with.
func writing(_ error: any Error) -> StoreFailure {
  error is CancellationError ? .cancelled : .unwritable("The server cannot save it. Try again later.")
}

/// What is done with the database. What it fails with is in the words of stores, for visitors; the log is told the cause.
extension WebDatabase {
  /// Looks into the database for microseconds; see ``QuickReaders/look(_:)``.
  func look<Value>(_ look: (Database) throws -> Value) throws(StoreFailure) -> Value {
    do { return try readers.look(look) } catch { throw failed(error, reading) }
  }

  /// Makes what is to be saved.
  func making<Value>(_ make: () throws -> Value) throws(StoreFailure) -> Value {
    do { return try make() } catch { throw failed(error, writing) }
  }

  /// Changes the database in one transaction, unless the task is cancelled before.
  func change<Value: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFailure) -> Value {
    do { return try await pool.write(change) } catch { throw failed(error, writing) }
  }

  /// Changes the database in one transaction, in a task that was cancelled too: what is to go has to go.
  func changeInAnyCase<Value: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFailure) -> Value {
    let pool = pool
    do { return try await Task { try await pool.write(change) }.value } catch { throw failed(error, writing) }
  }

  /// Changes the database in one transaction that outlives a power cut.
  func changeDurably<Value: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFailure) -> Value {
    do { return try await pool.writeWithoutTransaction { db in try Self.durably(change, in: db) } } catch {
      throw failed(error, writing)
    }
  }

  private func failed(_ error: any Error, _ words: (any Error) -> StoreFailure) -> StoreFailure {
    let failure = words(error)
    if failure != .cancelled { logger.error("the database failed", metadata: ["cause": "\(error)"]) }
    return failure
  }

  private static func durably<Value>(_ change: (Database) throws -> Value, in db: Database) throws -> Value {
    try db.execute(sql: "PRAGMA synchronous = FULL")
    let result = Result { try transaction(change, in: db) }
    try db.execute(sql: "PRAGMA synchronous = NORMAL")
    return try result.get()
  }

  private static func transaction<Value>(_ change: (Database) throws -> Value, in db: Database) throws -> Value {
    try db.beginTransaction(.immediate)
    do {
      let value = try change(db)
      try db.commit()
      return value
    } catch {
      try db.rollback()
      throw error
    }
  }
}
