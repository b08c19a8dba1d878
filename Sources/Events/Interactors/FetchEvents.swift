public import Authentication
public import Foundation
public import Humble

/// Fetches the events of an interval: the company's calendar and its people's birthdays, together and in order.
///
/// Both sources are asked at the same time. What a source answers is kept for the account; where a source gives no
/// answer, what it answered earlier is shown in its place, with its age. A calendar that was kept is sent again only where
/// it has changed. What was started for a session that has ended writes nothing and shows nothing.
public struct FetchEvents: Interactor {
  /// The longest interval that is fetched, in days: what keeps a slip in a year from asking for the birthdays of an age.
  public static let longestInterval = 3_660

  private let interval: DateInterval
  private let means: Factory
  private let output: any FetchEventsOutput

  fileprivate init(interval: DateInterval, means: Factory, output: any FetchEventsOutput) {
    self.interval = interval
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(FetchEventsFailure) {
      guard FetchableDates.contains(interval.start), FetchableDates.contains(interval.end) else {
        throw .invalidInterval
      }
      guard interval.duration <= Double(Self.longestInterval) * 86_400 else {
        throw .intervalTooLong(days: Self.longestInterval)
      }
      guard let session = try await currentSession() else { throw .notSignedIn }
      if let list = try await list(for: session), !Task.isCancelled { output.fetched(list) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.fetchFailed(error) }
    }
  }

  private func currentSession() async throws(FetchEventsFailure) -> Session? {
    do { return try await means.changes.session(in: means.sessions) } catch { throw .session(error) }
  }

  /// The list, or `nil` where nothing may be shown any more.
  private func list(for session: Session) async throws(FetchEventsFailure) -> EventList? {
    let kept = await kept(for: session)
    let answers = await askSources(for: session, knowing: kept.events)
    guard !Task.isCancelled, try await currentSession() == session else { return nil }
    guard !answers.failures.contains(.unauthorized) else { return try await expire(session) }

    var storeFailure = kept.failure
    // What could not be read is overwritten only by what replaces all of it.
    if answers.hasNews, storeFailure == nil || answers.failures.isEmpty {
      do { try await keep(answers.toKeep, for: session) } catch { storeFailure = error }
    }

    guard try await currentSession() == session else { return nil }
    guard let list = answers.list(storeFailure: storeFailure) else {
      throw .gateways(answers.failures[0], cache: storeFailure)
    }
    return list
  }

  private func kept(for session: Session) async -> (events: CachedEvents?, failure: StoreFailure?) {
    do { return (try await means.store.load(for: session.user.id), nil) } catch { return (nil, error) }
  }

  private func askSources(for session: Session, knowing kept: CachedEvents?) async -> EventAnswers {
    // Locals, so that the child tasks do not capture the output.
    let (calendar, birthdays, interval, timeZone) = (means.calendar, means.birthdays, interval, means.timeZone)
    let known = kept?.calendar.flatMap { $0.interval == interval ? $0 : nil }
    async let events = outcome { () async throws(GatewayFailure) in
      try await calendar.events(in: interval, for: session, unlessStill: known?.version)
    }
    async let birthdayEvents = outcome { () async throws(GatewayFailure) in
      Birthday.events(of: try await birthdays.birthdays(for: session), in: interval, timeZone: timeZone)
    }
    let answers = await (calendar: events, birthdays: birthdayEvents)
    let fetched = means.now()
    return EventAnswers(
      interval: interval,
      calendar: EventAnswer(
        source: .calendar, result: answers.calendar.flatMap { snapshot(of: $0, fetched: fetched, known: known) },
        kept: kept?.calendar),
      birthdays: EventAnswer(
        source: .birthdays,
        result: answers.birthdays.map { EventSnapshot(interval: interval, fetched: fetched, events: $0) },
        kept: kept?.birthdays))
  }

  private func snapshot(
    of answer: GatewayAnswer<[Event]>, fetched: Date, known: EventSnapshot?
  ) -> Result<EventSnapshot, GatewayFailure> {
    switch answer {
    case .value(let events, let version):
      return .success(EventSnapshot(interval: interval, fetched: fetched, events: events, version: version))
    case .unchanged:
      guard let known, let version = known.version else {
        return .failure(.malformedResponse("The events are said to be unchanged, but none of them are here."))
      }
      return .success(EventSnapshot(interval: interval, fetched: fetched, events: known.events, version: version))
    }
  }

  /// Ends the session that the server refused, unless a newer one took its place meanwhile.
  private func expire(_ session: Session) async throws(FetchEventsFailure) -> EventList? {
    let isOver: Bool
    do { isOver = try await means.sessions.remove(session) } catch { throw .session(error) }
    guard isOver else { return nil }
    means.changes.ended(session, because: .expired)
    throw .sessionExpired
  }

  /// Writes, then looks whether the session still holds.
  ///
  /// Whoever logs out removes the session first and the cache second, so of the two that meet here one sees the other,
  /// and nothing is left behind.
  private func keep(_ events: CachedEvents, for session: Session) async throws(StoreFailure) {
    guard !Task.isCancelled else { throw .cancelled }
    try await means.store.save(events, for: session.user.id)
    let current: Session?
    do { current = try await means.sessions.load() } catch {
      // Nobody knows whether the session still holds, so nothing is kept for it.
      try await means.store.removeAll(for: session.user.id)
      throw error
    }
    if current != session { try await means.store.removeAll(for: session.user.id) }
  }
}

@available(*, unavailable) extension FetchEvents: Sendable {}

extension FetchEvents {
  /// Makes ``FetchEvents`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let calendar: any EventGateway
    fileprivate let birthdays: any BirthdayGateway
    fileprivate let store: any EventStore
    fileprivate let sessions: any SessionStore
    fileprivate let changes: SessionChanges
    fileprivate let timeZone: TimeZone
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - calendar: where the company's calendar comes from.
    ///   - birthdays: where the birthdays of its people come from.
    ///   - store: where events are kept for a time without network.
    ///   - sessions: where the session is kept.
    ///   - changes: who is told where the server no longer accepts the session.
    ///   - timeZone: where a birthday's day starts.
    ///   - now: tells the time; called on any isolation.
    public init(
      calendar: any EventGateway, birthdays: any BirthdayGateway, store: any EventStore, sessions: any SessionStore,
      changes: SessionChanges, timeZone: TimeZone, now: @escaping @Sendable () -> Date
    ) {
      self.calendar = calendar
      self.birthdays = birthdays
      self.store = store
      self.sessions = sessions
      self.changes = changes
      self.timeZone = timeZone
      self.now = now
    }

    /// Makes an interactor that fetches the events of an interval.
    /// - Parameters:
    ///   - interval: the interval, half open, within the years 1 to 9999, of at most ``FetchEvents/longestInterval`` days.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for interval: DateInterval, output: any FetchEventsOutput) -> any Interactor {
      FetchEvents(interval: interval, means: self, output: output)
    }
  }
}

/// Awaits a gateway; its failure becomes a value, so that one source's cannot hide the other's answer.
private func outcome<Answer>(
  _ ask: () async throws(GatewayFailure) -> Answer
) async -> Result<Answer, GatewayFailure> {
  do throws(GatewayFailure) { return .success(try await ask()) } catch { return .failure(error) }
}
