public import Authentication
public import Humble
import Synchronization

/// Stands on every side of the authentication use cases, and notes all that happens in one list.
///
/// It is gateway, session store, account cache and output in one, so that one comparison shows the whole story in order,
/// and what did not happen. The store keeps what it is given; each failure that is set is thrown instead. Callable on
/// any isolation.
public final class AuthenticationSpy: Sendable {
  /// Something that the use case did.
  public enum Message: Sendable, Equatable {
    /// Output: work started.
    case started
    /// Output: work is over.
    case finished
    /// Gateway: credentials were sent.
    case sentCredentials(Credentials)
    /// Gateway: the server was told of a session's end.
    case toldServer(Session)
    /// Store: the session was read.
    case loadedSession
    /// Store: a session was saved.
    case savedSession(Session)
    /// Store: a session was to be removed.
    case removedSession(Session)
    /// Cache: an account's data was removed.
    case clearedCache(User.ID)
    /// Output of ``SignIn``.
    case signedIn(User)
    /// Output of ``SignIn``.
    case signInFailed(SignInFailure)
    /// Output of ``Logout``.
    case loggedOut([LogoutProblem])
    /// Output of ``Logout``.
    case nobodyToLogOut
    /// Output of ``Logout``.
    case logoutFailed(StoreFailure)
    /// Output of ``RestoreSession``.
    case sessionRestored(Session)
    /// Output of ``RestoreSession``.
    case noSession
    /// Output of ``RestoreSession``.
    case sessionExpired(User)
    /// Output of ``RestoreSession``.
    case restoringFailed(StoreFailure)
  }

  /// How the ports answer.
  public struct Answers: Sendable {
    /// What the gateway gives for credentials.
    public var signIn: Result<Session, GatewayFailure>
    /// The session in the store.
    public var session: Session?
    /// Thrown when the server is told.
    public var logOutFailure: GatewayFailure?
    /// Thrown when the session is read.
    public var loadFailure: StoreFailure?
    /// Thrown when a session is saved.
    public var saveFailure: StoreFailure?
    /// Thrown when a session is removed.
    public var removeFailure: StoreFailure?
    /// Thrown when an account's data is removed.
    public var cacheFailure: StoreFailure?

    /// Makes answers without failures.
    /// - Parameters:
    ///   - signIn: what the gateway gives for credentials.
    ///   - session: the session in the store.
    public init(signIn: Result<Session, GatewayFailure> = .failure(.unauthorized), session: Session? = nil) {
      self.signIn = signIn
      self.session = session
    }
  }

  private struct State {
    var messages: [Message] = []
    var answers: Answers
  }

  private let state: Mutex<State>
  private let onCall: CallHook

  /// Makes a spy.
  /// - Parameters:
  ///   - answers: how the ports answer.
  ///   - onCall: what happens inside each call of a port.
  public init(_ answers: Answers = Answers(), onCall: @escaping CallHook = {}) {
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

  private func note(_ message: Message) { state.withLock { $0.messages.append(message) } }

  /// Notes a call of a port, then throws the failure that is set for it.
  private func call<Failure: Error>(
    _ message: Message, failure: any KeyPath<Answers, Failure?> & Sendable
  ) async throws(Failure) {
    note(message)
    await onCall()
    if let failure = answers[keyPath: failure] { throw failure }
  }
}

extension AuthenticationSpy: AuthenticationGateway {
  /// Notes the credentials and gives the answer that is set.
  /// - Parameter credentials: noted.
  /// - Returns: the session that is set.
  /// - Throws: the failure that is set.
  public func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    note(.sentCredentials(credentials))
    await onCall()
    return try answers.signIn.get()
  }

  /// Notes the session.
  /// - Parameter session: noted.
  /// - Throws: the failure that is set.
  public func logOut(_ session: Session) async throws(GatewayFailure) {
    try await call(.toldServer(session), failure: \.logOutFailure)
  }
}

extension AuthenticationSpy: SessionStore {
  /// Notes the call and gives the session that is kept.
  /// - Returns: the session.
  /// - Throws: the failure that is set.
  public func load() async throws(StoreFailure) -> Session? {
    try await call(.loadedSession, failure: \.loadFailure)
    return answers.session
  }

  /// Notes and keeps the session.
  /// - Parameter session: kept.
  /// - Throws: the failure that is set.
  public func save(_ session: Session) async throws(StoreFailure) {
    try await call(.savedSession(session), failure: \.saveFailure)
    answers.session = session
  }

  /// Notes the session, and forgets it if it is the one that is kept.
  /// - Parameter session: compared.
  /// - Returns: whether it was kept.
  /// - Throws: the failure that is set.
  public func remove(_ session: Session) async throws(StoreFailure) -> Bool {
    try await call(.removedSession(session), failure: \.removeFailure)
    return state.withLock { state in
      guard state.answers.session == session else { return false }
      state.answers.session = nil
      return true
    }
  }
}

extension AuthenticationSpy: AccountCache {
  /// Notes the account.
  /// - Parameter account: noted.
  /// - Throws: the failure that is set.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    try await call(.clearedCache(account), failure: \.cacheFailure)
  }
}

extension AuthenticationSpy: SignInOutput, LogoutOutput, RestoreSessionOutput {
  /// Notes that work started.
  public func started() { note(.started) }
  /// Notes that work is over.
  public func finished() { note(.finished) }
  /// Notes the user.
  /// - Parameter user: noted.
  public func signedIn(_ user: User) { note(.signedIn(user)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func signInFailed(_ failure: SignInFailure) { note(.signInFailed(failure)) }
  /// Notes the problems.
  /// - Parameter problems: noted.
  public func loggedOut(_ problems: [LogoutProblem]) { note(.loggedOut(problems)) }
  /// Notes that nobody was signed in.
  public func nobodyToLogOut() { note(.nobodyToLogOut) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func logoutFailed(_ failure: StoreFailure) { note(.logoutFailed(failure)) }
  /// Notes the session.
  /// - Parameter session: noted.
  public func sessionRestored(_ session: Session) { note(.sessionRestored(session)) }
  /// Notes that nobody is signed in.
  public func noSession() { note(.noSession) }
  /// Notes the user.
  /// - Parameter user: noted.
  public func sessionExpired(_ user: User) { note(.sessionExpired(user)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func restoringFailed(_ failure: StoreFailure) { note(.restoringFailed(failure)) }
}
