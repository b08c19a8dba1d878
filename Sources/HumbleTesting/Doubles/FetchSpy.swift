public import Authentication
public import Humble
import Synchronization

/// Stands on every side of a use case that fetches one thing, and notes all that happens in one list.
///
/// It is gateway, store and output in one; see the type aliases. The store keeps what it is given; each failure that is set
/// is thrown instead. Callable on any isolation.
public final class FetchSpy<Value: Sendable & Equatable, Kept: Sendable & Equatable, Found: Sendable & Equatable>:
  Sendable
{
  /// Something that the use case did.
  public enum Message: Sendable, Equatable {
    /// Output: work started.
    case started
    /// Output: work is over.
    case finished
    /// Gateway: it was asked, by one who has a version or none.
    case asked(Session, unlessStill: String? = nil)
    /// Store: what is kept for an account was read.
    case loaded(User.ID)
    /// Store: an answer was kept for an account.
    case saved(Kept, User.ID)
    /// Store: what is kept for an account was removed.
    case removed(User.ID)
    /// Output: something to show.
    case fetched(Found)
    /// Output: nothing to show.
    case fetchFailed(FetchFailure)
  }

  /// How the ports answer.
  public struct Answers: Sendable {
    /// What the gateway gives.
    public var gateway: Result<GatewayAnswer<Value>, GatewayFailure>
    /// What is kept for each account.
    public var kept: [User.ID: Kept]
    /// Thrown when what is kept is read.
    public var loadFailure: StoreFailure?
    /// Thrown when something is to be kept.
    public var saveFailure: StoreFailure?

    /// Makes answers without failures of the store.
    /// - Parameters:
    ///   - gateway: what the gateway gives.
    ///   - kept: what is kept for each account.
    public init(_ gateway: Result<GatewayAnswer<Value>, GatewayFailure>, kept: [User.ID: Kept] = [:]) {
      self.gateway = gateway
      self.kept = kept
    }
  }

  private struct State {
    var messages: [Message] = []
    var answers: Answers
  }

  private let state: Mutex<State>
  private let onCall: @Sendable (Message) async -> Void

  /// Makes a spy.
  /// - Parameters:
  ///   - answers: how the ports answer.
  ///   - onCall: what happens inside a call of a port, which is told apart by its message.
  public init(_ answers: Answers, onCall: @escaping @Sendable (Message) async -> Void = { _ in }) {
    state = Mutex(State(answers: answers))
    self.onCall = onCall
  }

  /// All that happened, in order.
  public var messages: [Message] { state.withLock { $0.messages } }

  /// How the ports answer from now on.
  public var answers: Answers {
    get { state.withLock { $0.answers } }
    set { state.withLock { $0.answers = newValue } }
  }

  /// Notes a question and gives the answer that is set: what the gateways' methods are made of.
  func answer(to session: Session, unlessStill version: String?) async throws(GatewayFailure) -> GatewayAnswer<Value> {
    await call(.asked(session, unlessStill: version))
    return try answers.gateway.get()
  }

  private func note(_ message: Message) { state.withLock { $0.messages.append(message) } }

  private func call(_ message: Message) async {
    note(message)
    await onCall(message)
  }
}

extension FetchSpy: AccountStore {
  /// Notes the call and gives what is kept.
  /// - Parameter account: noted.
  /// - Returns: what is kept for the account.
  /// - Throws: the failure that is set.
  public func load(for account: User.ID) async throws(StoreFailure) -> Kept? {
    await call(.loaded(account))
    if let failure = answers.loadFailure { throw failure }
    return answers.kept[account]
  }

  /// Notes and keeps the answer.
  /// - Parameters:
  ///   - value: kept.
  ///   - account: noted.
  /// - Throws: the failure that is set.
  public func save(_ value: Kept, for account: User.ID) async throws(StoreFailure) {
    await call(.saved(value, account))
    if let failure = answers.saveFailure { throw failure }
    state.withLock { $0.answers.kept[account] = value }
  }

  /// Notes the call and forgets what is kept.
  /// - Parameter account: noted.
  /// - Throws: nothing.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    await call(.removed(account))
    state.withLock { $0.answers.kept[account] = nil }
  }
}

extension FetchSpy: FetchOutput {
  /// Notes that work started.
  public func started() { note(.started) }
  /// Notes that work is over.
  public func finished() { note(.finished) }
  /// Notes what was found.
  /// - Parameter found: noted.
  public func fetched(_ found: Found) { note(.fetched(found)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func fetchFailed(_ failure: FetchFailure) { note(.fetchFailed(failure)) }
}
