public import Announcements
public import Authentication
public import Directory
public import Events
public import Foundation
public import Humble
public import Purchasing
import Synchronization

/// A company in memory: signs its people in, and gives all that it has to those who are.
///
/// Callable on any isolation.
public final class CompanyFake: AuthenticationGateway, EventGateway, BirthdayGateway {
  /// What a company has to give; empty at first.
  public struct Data: Sendable {
    /// Its calendar.
    public var events: [Event] = []
    /// Its people's birthdays.
    public var birthdays: [Birthday] = []
    /// Its people.
    public var employees: [Employee] = []
    /// What it wants its people to know.
    public var announcements: [Announcement] = []
    /// What may be ordered.
    public var catalogue = Catalogue(products: [], policy: PurchasePolicy())

    /// Makes data of a company that has nothing.
    public init() {}
  }

  private struct State {
    var tokens: [Secret] = []
    var orders: [(key: UUID, order: PurchaseOrder)] = []
  }

  private let accounts: [(credentials: Credentials, user: User)]
  private let data: Data
  private let state = Mutex(State())

  /// Makes a company.
  /// - Parameters:
  ///   - accounts: who may sign in, and with what.
  ///   - data: what it has to give.
  public init(accounts: [(credentials: Credentials, user: User)], data: Data = Data()) {
    self.accounts = accounts
    self.data = data
  }

  /// Signs in.
  /// - Parameter credentials: compared with the accounts'.
  /// - Returns: a session with a token of its own.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    guard let account = accounts.first(where: { $0.credentials == credentials }) else { throw .unauthorized }
    let token = Secret(UUID().uuidString)
    state.withLock { $0.tokens.append(token) }
    return Session(token: token, user: account.user)
  }

  /// Refuses the session from now on.
  /// - Parameter session: the session that ended.
  /// - Throws: nothing.
  public func logOut(_ session: Session) async throws(GatewayFailure) {
    state.withLock { state in state.tokens.removeAll { $0 == session.token } }
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
    return version == current ? .unchanged : .value(data.events.filter { $0.overlaps(interval) }, version: current)
  }

  /// Gives the birthdays.
  /// - Parameter session: checked.
  /// - Returns: all birthdays.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    try authorize(session)
    return data.birthdays
  }

  private func answer<Value>(
    _ value: Value, to session: Session, unlessStill version: String?
  ) throws(GatewayFailure) -> GatewayAnswer<Value> {
    try authorize(session)
    return version == "1" ? .unchanged : .value(value, version: "1")
  }

  private func authorize(_ session: Session) throws(GatewayFailure) {
    guard state.withLock({ $0.tokens.contains(session.token) }) else { throw .unauthorized }
  }
}

extension CompanyFake: EmployeeGateway, AnnouncementGateway, CatalogueGateway, ProfileGateway {
  /// Gives the employees.
  /// - Parameters:
  ///   - session: checked.
  ///   - version: compared with the only version that there is.
  /// - Returns: all employees.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func employees(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Employee]> {
    try answer(data.employees, to: session, unlessStill: version)
  }

  /// Gives the announcements.
  /// - Parameters:
  ///   - session: checked.
  ///   - version: compared with the only version that there is.
  /// - Returns: all announcements.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func announcements(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Announcement]> {
    try answer(data.announcements, to: session, unlessStill: version)
  }

  /// Gives the catalogue.
  /// - Parameters:
  ///   - session: checked.
  ///   - version: compared with the only version that there is.
  /// - Returns: the catalogue.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    try answer(data.catalogue, to: session, unlessStill: version)
  }

  /// Gives a person's details: no more than the account has.
  /// - Parameters:
  ///   - session: checked.
  ///   - version: compared with the only version that there is.
  /// - Returns: the details.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func profile(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<UserProfile> {
    try answer(UserProfile(user: session.user), to: session, unlessStill: version)
  }
}

extension CompanyFake: PurchaseGateway {
  /// Gives a person's orders.
  /// - Parameters:
  ///   - session: checked.
  ///   - version: of no effect.
  /// - Returns: the orders, without a version.
  /// - Throws: ``GatewayFailure/unauthorized``.
  public func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
    try authorize(session)
    return .value(state.withLock { $0.orders.map(\.order).filter { $0.purchaser == session.user.id } })
  }

  /// Never: the fake is at hand.
  /// - Parameter version: of no effect.
  /// - Returns: `false`.
  public func hasRules(of version: String) -> Bool { false }

  /// Places an order, at a time that is always the same.
  /// - Parameters:
  ///   - draft: what is ordered.
  ///   - session: checked.
  /// - Returns: the order.
  /// - Throws: ``GatewayFailure/unauthorized``; ``GatewayFailure/refused(status:reason:)``.
  public func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
    try authorize(session)
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    let check = data.catalogue.check(draft.request, at: date)
    let new = PurchaseOrder(
      id: UUID().uuidString, number: draft.request.number, comment: draft.request.comment, purchaser: session.user.id,
      date: date, dueDate: draft.request.dueDate, items: check.items)
    return try state.withLock { state throws(GatewayFailure) in
      if let (_, old) = state.orders.first(where: { $0.key == draft.key && $0.order.purchaser == session.user.id }) {
        let isSame = (old.number, old.comment, old.dueDate) == (new.number, new.comment, new.dueDate)
        guard isSame, old.items == new.items else { throw .refused(status: 409, reason: "The key is another order's.") }
        return old
      }
      guard check.brokenRules.isEmpty else {
        throw .refused(status: 422, reason: check.brokenRules.map(\.sentence).joined(separator: " "))
      }
      state.orders.append((draft.key, new))
      return new
    }
  }
}
