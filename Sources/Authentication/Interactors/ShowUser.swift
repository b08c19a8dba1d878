public import Foundation
public import Humble

/// Fetches the details of the person who is signed in.
///
/// What the company answers is kept for the account; where it gives no answer, what it answered earlier is shown with its
/// age.
public struct ShowUser: Interactor {
  private let means: Factory
  private let output: any ShowUserOutput

  fileprivate init(means: Factory, output: any ShowUserOutput) {
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    let profiles = means.profiles
    await means.fetch.execute(for: output) { fetch async throws(FetchFailure) in
      try await fetch.one { session, version async throws(GatewayFailure) in
        try await profiles.profile(for: session, unlessStill: version)
      }
    }
  }
}

@available(*, unavailable) extension ShowUser: Sendable {}

/// Hears how ``ShowUser`` ended.
public protocol ShowUserOutput: FetchOutput where Found == Fetched<UserProfile> {}

extension ShowUser {
  /// Makes ``ShowUser`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let profiles: any ProfileGateway
    fileprivate let fetch: Fetch<Snapshot<UserProfile>>

    /// Makes a factory.
    /// - Parameters:
    ///   - profiles: where the details come from.
    ///   - store: where they are kept for a time without network.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      profiles: any ProfileGateway, store: any AccountStore<Snapshot<UserProfile>>, session: CurrentSession,
      now: @escaping @Sendable () -> Date
    ) {
      self.profiles = profiles
      fetch = Fetch(keptIn: store, for: session, now: now)
    }

    /// Makes an interactor that fetches the details of whoever is signed in.
    /// - Parameters:
    ///   - request: nothing; the session is found when the interactor runs.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any ShowUserOutput) -> any Interactor {
      ShowUser(means: self, output: output)
    }
  }
}
