public import Humble

/// Signs a person in: checks the credentials, asks the gateway, saves the session, announces it and tells its output.
///
/// The save is the point of no return. Cancelled before it, nothing has happened here, though the server may have begun a
/// session that nobody uses; cancelled after it, the person is signed in and the listeners know, but nothing more is shown.
public struct SignIn: Interactor {
  private let credentials: Credentials
  private let means: Factory
  private let output: any SignInOutput

  fileprivate init(credentials: Credentials, means: Factory, output: any SignInOutput) {
    self.credentials = credentials
    self.means = means
    self.output = output
  }

  /// Signs in; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(SignInFailure) {
      do { try means.policy.check(credentials) } catch { throw .brokenRule(error) }
      let session: Session
      do { session = try await means.gateway.signIn(with: credentials) } catch { throw .gateway(error) }
      guard !Task.isCancelled else { return }
      do { try await means.sessions.save(session) } catch {
        if case .damaged = error { means.changes.lost() }
        throw .sessionNotSaved(error)
      }
      means.changes.began(session)
      if !Task.isCancelled { output.signedIn(session.user) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.signInFailed(error) }
    }
  }
}

@available(*, unavailable) extension SignIn: Sendable {}

extension SignIn {
  /// Makes ``SignIn`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let policy: CredentialPolicy
    fileprivate let gateway: any AuthenticationGateway
    fileprivate let sessions: any SessionStore
    fileprivate let changes: SessionChanges

    /// Makes a factory.
    /// - Parameters:
    ///   - policy: what credentials must be like before they are sent.
    ///   - gateway: where they become a session.
    ///   - sessions: where the session is kept.
    ///   - changes: who is told that a person signed in.
    public init(
      policy: CredentialPolicy, gateway: any AuthenticationGateway, sessions: any SessionStore, changes: SessionChanges
    ) {
      self.policy = policy
      self.gateway = gateway
      self.sessions = sessions
      self.changes = changes
    }

    /// Makes an interactor that signs in with these credentials.
    /// - Parameters:
    ///   - credentials: what the person typed.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for credentials: Credentials, output: any SignInOutput) -> any Interactor {
      SignIn(credentials: credentials, means: self, output: output)
    }
  }
}
