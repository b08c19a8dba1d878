public import Foundation
public import Humble

/// What interactors that fetch have in common.
///
/// The session is found, what was kept is read, the sources are asked, what they answer is kept, and where they do not
/// answer what was kept is shown in its place. A refusal by the server ends the session that it was about. What was started
/// for a session that has ended writes nothing and shows nothing.
public struct Fetch<Kept: Sendable>: Sendable {
  private let store: any AccountStore<Kept>
  private let session: CurrentSession
  private let now: @Sendable () -> Date

  /// Makes what an interactor's factory keeps.
  /// - Parameters:
  ///   - store: where answers are kept for a time without network.
  ///   - session: finds the session.
  ///   - now: tells the time; called on any isolation.
  public init(keptIn store: any AccountStore<Kept>, for session: CurrentSession, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.session = session
    self.now = now
  }

  /// Asks sources and finds what there is to show; called by an interactor, on its isolation.
  /// - Parameter ask: asks the sources for a session, knowing what was kept.
  /// - Returns: what there is to show; `nil` where nothing may be shown any more, the task being cancelled or the session
  ///   over.
  /// - Throws: why there is nothing to show.
  public func callAsFunction<Answer: FetchAnswer>(
    _ ask: (Session, Kept?) async -> Answer
  ) async throws(FetchFailure) -> Answer.Found? where Answer.Kept == Kept {
    let result: Result<Answer.Found, FetchFailure>?
    do { result = try await self.result(ask) } catch { throw .session(error) }
    return try result?.get()
  }

  /// Asks one source, which need not repeat what was kept, and finds what there is to show; called by an interactor, on
  /// its isolation.
  /// - Parameter ask: asks the source for a session, with the version that was kept, if any.
  /// - Returns: what there is to show; `nil` where nothing may be shown any more.
  /// - Throws: why there is nothing to show.
  public func one<Value>(
    _ ask: (Session, _ version: String?) async throws(GatewayFailure) -> GatewayAnswer<Value>
  ) async throws(FetchFailure) -> Fetched<Value>? where Kept == Snapshot<Value> {
    try await self { session, kept in
      do throws(GatewayFailure) {
        let answer = try await ask(session, kept?.version)
        return SourceAnswer(result: .success(try answer.snapshot(fetched: now(), known: kept)), kept: kept)
      } catch {
        return SourceAnswer(result: .failure(error), kept: kept)
      }
    }
  }

  /// Runs an interactor: tells its output that work starts, what was found or why nothing was, and that work is over.
  ///
  /// Called by the interactor, on its isolation; of a cancelled task nothing is told but start and end.
  /// - Parameters:
  ///   - output: the interactor's output.
  ///   - find: finds what there is to show, if anything may be shown.
  public func execute<Output: FetchOutput>(
    for output: Output, _ find: (Self) async throws(FetchFailure) -> Output.Found?
  ) async {
    output.started()
    defer { output.finished() }
    do throws(FetchFailure) {
      if let found = try await find(self), !Task.isCancelled { output.fetched(found) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.fetchFailed(error) }
    }
  }

  private func result<Answer: FetchAnswer>(
    _ ask: (Session, Kept?) async -> Answer
  ) async throws(SessionFailure) -> Result<Answer.Found, FetchFailure>? where Answer.Kept == Kept {
    let current = try await session.load()
    var (kept, storeFailure) = await kept(for: current.user.id)
    let answer = await ask(current, kept)
    guard try await session.isStill(current) else { return nil }
    guard !answer.failures.contains(.unauthorized) else {
      try await session.expire(current)
      return nil
    }
    // What could not be read is overwritten only by what replaces all of it.
    if let new = answer.toKeep, storeFailure == nil || answer.failures.isEmpty {
      do throws(StoreFailure) {
        guard try await session.keep(new, in: store, for: current) else { return nil }
      } catch {
        guard try await session.isStill(current) else { return nil }
        storeFailure = error
      }
    }
    return answer.found(storeFailure: storeFailure).map(Result.success)
      ?? .failure(.gateway(answer.failures[0], cache: storeFailure))
  }

  private func kept(for account: User.ID) async -> (value: Kept?, failure: StoreFailure?) {
    do { return (try await store.load(for: account), nil) } catch { return (nil, error) }
  }
}

extension GatewayAnswer {
  /// The answer as what is kept of it: an answer that nothing changed is what is known, as fresh as if it were new.
  /// - Parameters:
  ///   - fetched: when the answer came.
  ///   - known: what was kept, whose version was given with the question.
  /// - Returns: what to keep.
  /// - Throws: ``GatewayFailure/malformedResponse(_:)`` where nothing is known that could be unchanged.
  public func snapshot(fetched: Date, known: Snapshot<Value>?) throws(GatewayFailure) -> Snapshot<Value> {
    switch self {
    case .value(let value, let version): return Snapshot(value, fetched: fetched, version: version)
    case .unchanged:
      guard let known, known.version != nil else {
        throw .malformedResponse("The answer is that nothing has changed, but nothing of it is here.")
      }
      return Snapshot(known.value, fetched: fetched, version: known.version)
    }
  }
}
