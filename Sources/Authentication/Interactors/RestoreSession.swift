public import Foundation
public import Humble

/// Finds out who is signed in: at the program's start, and when a person asks.
///
/// A session whose time ran out is no session: it is removed, and the output is told which of the two it was.
public struct RestoreSession: Interactor {
  private let means: Factory
  private let output: any RestoreSessionOutput

  fileprivate init(means: Factory, output: any RestoreSessionOutput) {
    self.means = means
    self.output = output
  }

  /// Restores the session; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(StoreFailure) {
      while let session = try await means.changes.session(in: means.sessions) {
        guard !Task.isCancelled else { return }
        guard session.isExpired(at: means.now()) else { return restore(session) }
        // One that is replaced just before it would be removed is nobody's any more: look again.
        guard try await means.sessions.remove(session) else { continue }
        means.changes.ended(session, because: .expired)
        if !Task.isCancelled { output.sessionExpired(session.user) }
        return
      }
      if !Task.isCancelled { output.noSession() }
    } catch {
      if !Task.isCancelled, error != .cancelled { output.restoringFailed(error) }
    }
  }

  private func restore(_ session: Session) {
    means.changes.began(session)
    output.sessionRestored(session)
  }
}

@available(*, unavailable) extension RestoreSession: Sendable {}

extension RestoreSession {
  /// Makes ``RestoreSession`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let sessions: any SessionStore
    fileprivate let changes: SessionChanges
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - sessions: where the session is kept.
    ///   - changes: who is told of the session that was found, or that its time ran out.
    ///   - now: tells the time; called on any isolation.
    public init(sessions: any SessionStore, changes: SessionChanges, now: @escaping @Sendable () -> Date) {
      self.sessions = sessions
      self.changes = changes
      self.now = now
    }

    /// Makes an interactor that finds out who is signed in.
    /// - Parameters:
    ///   - request: nothing; the session is found when the interactor runs.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any RestoreSessionOutput) -> any Interactor {
      RestoreSession(means: self, output: output)
    }
  }
}
