public import Humble

/// Logs the person out: the session and the account's cached data go first, then the listeners and the server are told.
///
/// Once the session is removed the rest that happens here happens too, even in a cancelled task; only telling the server
/// is given up.
public struct Logout: Interactor {
  private let means: Factory
  private let output: any LogoutOutput

  fileprivate init(means: Factory, output: any LogoutOutput) {
    self.means = means
    self.output = output
  }

  /// Logs out; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(StoreFailure) {
      while let session = try await means.changes.session(in: means.sessions) {
        guard !Task.isCancelled else { return }
        // One that is replaced just before it would be removed is nobody's any more: look again.
        guard try await means.sessions.remove(session) else { continue }
        return await finish(session)
      }
      if !Task.isCancelled { output.nobodyToLogOut() }
    } catch {
      fail(error)
    }
  }

  private func finish(_ session: Session) async {
    var problems: [LogoutProblem] = []
    for cache in means.caches {
      do { try await cache.removeAll(for: session.user.id) } catch { problems.append(.cachedDataNotRemoved(error)) }
    }
    means.changes.ended(session, because: .loggedOut)
    let untold = await tellServer(of: session)
    guard !Task.isCancelled, untold != .cancelled else { return }
    output.loggedOut(problems + (untold.map { [.serverNotTold($0)] } ?? []))
  }

  private func fail(_ failure: StoreFailure) {
    guard !Task.isCancelled, failure != .cancelled else { return }
    // A damaged session was set aside by its store, so there is none any more.
    if case .damaged = failure { output.loggedOut([.sessionDamaged(failure)]) } else { output.logoutFailed(failure) }
  }

  private func tellServer(of session: Session) async -> GatewayFailure? {
    do throws(GatewayFailure) {
      try await means.gateway.logOut(session)
      return nil
    } catch {
      return error
    }
  }
}

@available(*, unavailable) extension Logout: Sendable {}

extension Logout {
  /// Makes ``Logout`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let gateway: any AuthenticationGateway
    fileprivate let sessions: any SessionStore
    fileprivate let caches: [any AccountCache]
    fileprivate let changes: SessionChanges

    /// Makes a factory.
    /// - Parameters:
    ///   - gateway: the server that is told.
    ///   - sessions: where the session is kept.
    ///   - caches: everything that keeps data of an account.
    ///   - changes: who is told that the person logged out.
    public init(
      gateway: any AuthenticationGateway, sessions: any SessionStore, caches: [any AccountCache],
      changes: SessionChanges
    ) {
      self.gateway = gateway
      self.sessions = sessions
      self.caches = caches
      self.changes = changes
    }

    /// Makes an interactor that logs out whoever is signed in.
    /// - Parameters:
    ///   - request: nothing; the session is found when the interactor runs.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any LogoutOutput) -> any Interactor {
      Logout(means: self, output: output)
    }
  }
}
