public import Authentication
public import Events
public import Foundation
public import Humble
import Synchronization

/// Stands on every side of ``FetchEvents``, and notes all that happens in one list.
///
/// It is both gateways, the event store and the output in one. The store keeps what it is given; each failure that is
/// set is thrown instead. The gateways are asked at the same time, so which of the two is noted first is left to chance;
/// ``messages`` always puts the calendar before the birthdays. Callable on any isolation.
public final class EventsSpy: Sendable {
  /// Something that the use case did.
  public enum Message: Sendable, Equatable {
    /// Output: work started.
    case started
    /// Output: work is over.
    case finished
    /// Gateway: the calendar was asked for an interval, by one who has a version of it or none.
    case askedCalendar(DateInterval, Session, unlessStill: String? = nil)
    /// Gateway: the birthdays were asked for.
    case askedBirthdays(Session)
    /// Store: an account's events were read.
    case loadedEvents(User.ID)
    /// Store: an account's events were saved.
    case savedEvents(CachedEvents, User.ID)
    /// Store: an account's events were removed.
    case removedEvents(User.ID)
    /// Output: events to show.
    case fetched(EventList)
    /// Output: nothing to show.
    case fetchFailed(FetchEventsFailure)

    fileprivate var isAskedBirthdays: Bool {
      if case .askedBirthdays = self { true } else { false }
    }

    fileprivate var isAskedCalendar: Bool {
      if case .askedCalendar = self { true } else { false }
    }
  }

  /// How the ports answer.
  public struct Answers: Sendable {
    /// What the calendar gives.
    public var calendar: Result<GatewayAnswer<[Event]>, GatewayFailure>
    /// What the birthdays are.
    public var birthdays: Result<[Birthday], GatewayFailure>
    /// What is kept for each account.
    public var kept: [User.ID: CachedEvents] = [:]
    /// Thrown when events are read.
    public var loadFailure: StoreFailure?
    /// Thrown when events are saved.
    public var saveFailure: StoreFailure?

    /// Makes answers without failures of the store.
    /// - Parameters:
    ///   - calendar: what the calendar gives.
    ///   - birthdays: what the birthdays are.
    public init(
      calendar: Result<GatewayAnswer<[Event]>, GatewayFailure> = .success(.value([])),
      birthdays: Result<[Birthday], GatewayFailure> = .success([])
    ) {
      self.calendar = calendar
      self.birthdays = birthdays
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
  public init(_ answers: Answers = Answers(), onCall: @escaping @Sendable (Message) async -> Void = { _ in }) {
    state = Mutex(State(answers: answers))
    self.onCall = onCall
  }

  /// All that happened, in order.
  public var messages: [Message] {
    var messages = state.withLock { $0.messages }
    for index in messages.indices.dropFirst()
    where messages[index - 1].isAskedBirthdays && messages[index].isAskedCalendar {
      messages.swapAt(index - 1, index)
    }
    return messages
  }

  /// How the ports answer from now on.
  public var answers: Answers {
    get { state.withLock { $0.answers } }
    set { state.withLock { $0.answers = newValue } }
  }

  private func note(_ message: Message) { state.withLock { $0.messages.append(message) } }

  private func call(_ message: Message) async {
    note(message)
    await onCall(message)
  }
}

extension EventsSpy: EventGateway, BirthdayGateway {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - interval: noted.
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func events(
    in interval: DateInterval, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
    await call(.askedCalendar(interval, session, unlessStill: version))
    return try answers.calendar.get()
  }

  /// Notes the call and gives the answer that is set.
  /// - Parameter session: noted.
  /// - Returns: the birthdays that are set.
  /// - Throws: the failure that is set.
  public func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    await call(.askedBirthdays(session))
    return try answers.birthdays.get()
  }
}

extension EventsSpy: AccountStore {
  /// Notes the call and gives what is kept.
  /// - Parameter account: noted.
  /// - Returns: what is kept for the account.
  /// - Throws: the failure that is set.
  public func load(for account: User.ID) async throws(StoreFailure) -> CachedEvents? {
    await call(.loadedEvents(account))
    if let failure = answers.loadFailure { throw failure }
    return answers.kept[account]
  }

  /// Notes and keeps the events.
  /// - Parameters:
  ///   - events: kept.
  ///   - account: noted.
  /// - Throws: the failure that is set.
  public func save(_ events: CachedEvents, for account: User.ID) async throws(StoreFailure) {
    await call(.savedEvents(events, account))
    if let failure = answers.saveFailure { throw failure }
    state.withLock { $0.answers.kept[account] = events }
  }

  /// Notes the call and forgets what is kept.
  /// - Parameter account: noted.
  /// - Throws: nothing.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    await call(.removedEvents(account))
    state.withLock { $0.answers.kept[account] = nil }
  }
}

extension EventsSpy: FetchEventsOutput {
  /// Notes that work started.
  public func started() { note(.started) }
  /// Notes that work is over.
  public func finished() { note(.finished) }
  /// Notes the list.
  /// - Parameter list: noted.
  public func fetched(_ list: EventList) { note(.fetched(list)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func fetchFailed(_ failure: FetchEventsFailure) { note(.fetchFailed(failure)) }
}
