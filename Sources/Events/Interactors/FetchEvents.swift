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
      if let list = try await list(), !Task.isCancelled { output.fetched(list) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.fetchFailed(error) }
    }
  }

  private func list() async throws(FetchEventsFailure) -> EventList? {
    do { return try await means.fetch(askSources) } catch { throw .fetch(error) }
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
        source: .calendar,
        result: answers.calendar.flatMap { answer in
          Result { () throws(GatewayFailure) in
            EventSnapshot(interval, try answer.snapshot(fetched: fetched, known: known?.snapshot))
          }
        },
        kept: kept?.calendar),
      birthdays: EventAnswer(
        source: .birthdays, result: answers.birthdays.map { EventSnapshot(interval, Snapshot($0, fetched: fetched)) },
        kept: kept?.birthdays))
  }
}

@available(*, unavailable) extension FetchEvents: Sendable {}

extension FetchEvents {
  /// Makes ``FetchEvents`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let calendar: any EventGateway
    fileprivate let birthdays: any BirthdayGateway
    fileprivate let fetch: Fetch<CachedEvents>
    fileprivate let timeZone: TimeZone
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - calendar: where the company's calendar comes from.
    ///   - birthdays: where the birthdays of its people come from.
    ///   - store: where events are kept for a time without network.
    ///   - session: finds the session.
    ///   - timeZone: where a birthday's day starts.
    ///   - now: tells the time; called on any isolation.
    public init(
      calendar: any EventGateway, birthdays: any BirthdayGateway, store: any AccountStore<CachedEvents>,
      session: CurrentSession, timeZone: TimeZone, now: @escaping @Sendable () -> Date
    ) {
      self.calendar = calendar
      self.birthdays = birthdays
      fetch = Fetch(keptIn: store, for: session, now: now)
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
