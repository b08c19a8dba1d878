public import Authentication
public import Humble
import Synchronization

/// Keeps the session in memory.
///
/// Callable on any isolation.
public final class SessionStoreFake: SessionStore {
  private let session: Mutex<Session?>
  private let onCall: CallHook

  /// Makes a store.
  /// - Parameters:
  ///   - session: what it keeps at first.
  ///   - onCall: what happens inside each call.
  public init(_ session: Session? = nil, onCall: @escaping CallHook = {}) {
    self.session = Mutex(session)
    self.onCall = onCall
  }

  /// Gives the session that is kept.
  /// - Returns: the session.
  /// - Throws: nothing.
  public func load() async throws(StoreFailure) -> Session? {
    await onCall()
    return session.withLock { $0 }
  }

  /// Keeps the session.
  /// - Parameter session: kept.
  /// - Throws: ``StoreFailure/cancelled``.
  public func save(_ session: Session) async throws(StoreFailure) {
    await onCall()
    guard !Task.isCancelled else { throw .cancelled }
    self.session.withLock { $0 = session }
  }

  /// Forgets the session, if it is the one that is kept.
  /// - Parameter session: compared.
  /// - Returns: whether it was kept.
  /// - Throws: nothing.
  public func remove(_ session: Session) async throws(StoreFailure) -> Bool {
    await onCall()
    return self.session.withLock { kept in
      guard kept == session else { return false }
      kept = nil
      return true
    }
  }
}

/// Keeps one value for each account in memory.
///
/// Callable on any isolation.
public final class AccountStoreFake<Value: Sendable>: AccountStore {
  private let kept = Mutex<[User.ID: Value]>([:])

  /// Makes an empty store.
  public init() {}

  /// Gives what is kept for an account.
  /// - Parameter account: the account.
  /// - Returns: the value.
  /// - Throws: nothing.
  public func load(for account: User.ID) async throws(StoreFailure) -> Value? {
    kept.withLock { $0[account] }
  }

  /// Keeps a value for an account.
  /// - Parameters:
  ///   - value: kept.
  ///   - account: the account.
  /// - Throws: ``StoreFailure/cancelled``.
  public func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {
    guard !Task.isCancelled else { throw .cancelled }
    kept.withLock { $0[account] = value }
  }

  /// Forgets what is kept for an account.
  /// - Parameter account: the account.
  /// - Throws: nothing.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    kept.withLock { $0[account] = nil }
  }
}

/// Keeps one value in memory.
///
/// Callable on any isolation.
public final class DocumentStoreFake<Value: Sendable>: DocumentStore {
  private let value: Mutex<Value?>

  /// Makes a store.
  /// - Parameter value: what it keeps at first.
  public init(_ value: Value? = nil) {
    self.value = Mutex(value)
  }

  /// Gives the value.
  /// - Returns: the value.
  /// - Throws: nothing.
  public func load() async throws(StoreFailure) -> Value? { value.withLock { $0 } }

  /// Changes the value.
  /// - Parameter change: changes it.
  /// - Returns: what the change returns.
  /// - Throws: ``StoreFailure/cancelled``.
  public func update<Result: Sendable>(
    _ change: @Sendable (inout Value?) -> Result
  ) async throws(StoreFailure) -> Result {
    guard !Task.isCancelled else { throw .cancelled }
    return value.withLock { value in
      // A copy, because the lock's region and the change's are not the same.
      var copy = value
      defer { value = copy }
      return change(&copy)
    }
  }
}
