public import Authentication
public import Events
public import Foundation
public import Humble
import Synchronization

/// A company in memory: signs its people in, and gives its calendar and birthdays to those who are.
///
/// Callable on any isolation.
public final class CompanyFake: AuthenticationGateway, EventGateway, BirthdayGateway {
  private let accounts: [(credentials: Credentials, user: User)]
  private let calendar: [Event]
  private let birthdays: [Birthday]
  private let tokens = Mutex<[Secret]>([])

  /// Makes a company.
  /// - Parameters:
  ///   - accounts: who may sign in, and with what.
  ///   - events: its calendar.
  ///   - birthdays: its people's birthdays.
  public init(
    accounts: [(credentials: Credentials, user: User)], events: [Event] = [], birthdays: [Birthday] = []
  ) {
    self.accounts = accounts
    calendar = events
    self.birthdays = birthdays
  }

  /// Signs in.
  /// - Parameter credentials: compared with the accounts'.
  /// - Returns: a session with a token of its own.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    guard let account = accounts.first(where: { $0.credentials == credentials }) else { throw .unauthorized }
    let token = Secret(UUID().uuidString)
    tokens.withLock { $0.append(token) }
    return Session(token: token, user: account.user)
  }

  /// Refuses the session from now on.
  /// - Parameter session: the session that ended.
  /// - Throws: nothing.
  public func logOut(_ session: Session) async throws(GatewayFailure) {
    tokens.withLock { tokens in tokens.removeAll { $0 == session.token } }
  }

  /// Gives the events of an interval.
  /// - Parameters:
  ///   - interval: the interval.
  ///   - session: checked.
  ///   - version: compared with the only version that there is.
  /// - Returns: the events that overlap it.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func events(
    in interval: DateInterval, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
    try authorize(session)
    let current = "\(interval.start.timeIntervalSince1970)/\(interval.duration)"
    return version == current ? .unchanged : .value(calendar.filter { $0.overlaps(interval) }, version: current)
  }

  /// Gives the birthdays.
  /// - Parameter session: checked.
  /// - Returns: all birthdays.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    try authorize(session)
    return birthdays
  }

  private func authorize(_ session: Session) throws(GatewayFailure) {
    guard tokens.withLock({ $0.contains(session.token) }) else { throw .unauthorized }
  }
}
