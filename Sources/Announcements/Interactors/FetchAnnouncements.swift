public import Authentication
public import Foundation
public import Humble

/// Fetches the company's announcements, and the names of those who made them, at the same time.
///
/// What the company answers is kept for the account; where it gives no answer, what it answered earlier is shown with its
/// age. Announcements are shown without names where nobody knows these.
public struct FetchAnnouncements: Interactor {
  private let means: Factory
  private let output: any FetchAnnouncementsOutput

  fileprivate init(means: Factory, output: any FetchAnnouncementsOutput) {
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    await means.fetch.execute(for: output) { fetch async throws(FetchFailure) in try await fetch(ask) }
  }

  private func ask(for session: Session, knowing kept: CachedAnnouncements?) async -> AnnouncementAnswers {
    // Locals, so that the child tasks do not capture the output.
    let (gateway, directory, version) = (means.announcements, means.authors, kept?.announcements.version)
    async let announcements = outcome { () async throws(GatewayFailure) in
      try await gateway.announcements(for: session, unlessStill: version)
    }
    async let authors = outcome { () async throws(GatewayFailure) in
      try await directory.authorNames(for: session)
    }
    let answers = await (announcements: announcements, authors: authors)
    let fetched = means.now()
    return AnnouncementAnswers(
      announcements: answers.announcements.flatMap { answer in
        Result { () throws(GatewayFailure) in try answer.snapshot(fetched: fetched, known: kept?.announcements) }
      },
      authors: answers.authors, kept: kept)
  }
}

@available(*, unavailable) extension FetchAnnouncements: Sendable {}

/// Hears how ``FetchAnnouncements`` ended.
public protocol FetchAnnouncementsOutput: FetchOutput where Found == FetchedAnnouncements {}

extension FetchAnnouncements {
  /// Makes ``FetchAnnouncements`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let announcements: any AnnouncementGateway
    fileprivate let authors: any AuthorGateway
    fileprivate let fetch: Fetch<CachedAnnouncements>
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - announcements: where the announcements come from.
    ///   - authors: where the names of those who made them come from.
    ///   - store: where they are kept for a time without network.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      announcements: any AnnouncementGateway, authors: any AuthorGateway,
      store: any AccountStore<CachedAnnouncements>, session: CurrentSession, now: @escaping @Sendable () -> Date
    ) {
      self.announcements = announcements
      self.authors = authors
      fetch = Fetch(keptIn: store, for: session, now: now)
      self.now = now
    }

    /// Makes an interactor that fetches the announcements.
    /// - Parameters:
    ///   - request: nothing; it is always all of them.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any FetchAnnouncementsOutput) -> any Interactor {
      FetchAnnouncements(means: self, output: output)
    }
  }
}
