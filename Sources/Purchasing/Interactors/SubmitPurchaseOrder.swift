public import Authentication
public import Foundation
public import Humble

/// Places an order, once, however often its answer is lost.
///
/// The order is checked against the catalogue that was kept, because the company checks it again; where none was kept, or
/// the order breaks its rules, against a new one. Prices are those that the company took, or of a catalogue fetched for
/// this order where it does not tell them. Before the order is sent it is noted for the account as unsettled, and what is
/// kept of the account's orders goes, being out of date from then on. A definite answer, that it was placed or will not
/// be, settles it. Until then the same request is the same order: it goes out with the key that it had, unchecked, because
/// the company may have it already, whatever the rules say by now.
public struct SubmitPurchaseOrder: Interactor {
  private typealias Failure = SubmitPurchaseOrderFailure

  private let draft: PurchaseDraft
  private let means: Factory
  private let output: any SubmitPurchaseOrderOutput

  fileprivate init(draft: PurchaseDraft, means: Factory, output: any SubmitPurchaseOrderOutput) {
    self.draft = draft
    self.means = means
    self.output = output
  }

  /// Places the order; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(Failure) {
      if let order = try await place(), !Task.isCancelled { output.placed(order) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.submitFailed(error) }
    }
  }

  private func place() async throws(Failure) -> PlacedPurchaseOrder? {
    let session = try await outcome(means.session.load).mapError(Failure.session).get()
    let unsettled = UnsettledOrders(store: means.unsettled(session.user.id))
    let earlier = try await outcome { () async throws(StoreFailure) in try await unsettled.earlier(like: draft) }
      .mapError(Failure.notNoted).get()
    let kept = await means.catalogue.kept(for: session)
    var new: Catalogue?
    if earlier == nil, kept.map({ !brokenRules(by: $0).isEmpty }) ?? true {
      new = try await checkedCatalogue()
      if new == nil { return nil }
    }
    let noted = try await note(earlier ?? draft, in: unsettled, for: session)
    guard try await isStill(session) else {
      // That it stays noted where this fails does no harm.
      _ = await unsettled.withdraw(noted)
      return nil
    }
    return try await submit(noted, in: unsettled, for: session) { order throws(Failure) in
      try await complete(new.map(order.priced) ?? order, from: new ?? kept)
    }
  }

  private func brokenRules(by catalogue: Catalogue) -> [BrokenPurchaseRule] {
    catalogue.check(draft.request, at: means.now()).brokenRules
  }

  /// Fetches a catalogue whose rules the order keeps; gives `nil` where nothing more may be done.
  private func checkedCatalogue() async throws(Failure) -> Catalogue? {
    let fetched: Fetched<Catalogue>?
    do { fetched = try await means.catalogue.fetched() } catch {
      switch error {
      case .session(let failure): throw .session(failure)
      case .gateway(let failure, _): throw notSent(failure)
      }
    }
    guard let found = fetched else { return nil }
    if let gap = found.gap { throw notSent(gap.failure) }
    let broken = brokenRules(by: found.value)
    guard broken.isEmpty else { throw .brokenRules(broken) }
    return found.value
  }

  /// That there is no catalogue to check the order by, unless it breaks rules that need none.
  private func notSent(_ failure: GatewayFailure) -> Failure {
    let brokenRules = PurchasePolicy().check(draft.request, at: means.now()) { _ in 0 }.brokenRules
    return brokenRules.isEmpty ? .notSent(failure) : .brokenRules(brokenRules)
  }

  private func submit(
    _ draft: PurchaseDraft, in unsettled: UnsettledOrders, for session: Session,
    completing complete: (PurchaseOrder) async throws(Failure) -> PlacedPurchaseOrder?
  ) async throws(Failure) -> PlacedPurchaseOrder? {
    let answer = await outcome { () async throws(GatewayFailure) in
      try await means.purchases.submit(draft, for: session)
    }
    // Whoever is signed in by now, this try did nothing.
    if case .failure(.unauthorized) = answer { _ = await unsettled.withdraw(draft) }
    guard try await isStill(session) else { return nil }
    switch answer {
    case .success(let order):
      // Unsettled until all of it is known: if the session ends meanwhile, the same order may be sent again.
      guard var placed = try await complete(order) else { return nil }
      placed.storeFailure = await unsettled.settle(draft)
      return try await isStill(session) ? placed : nil
    case .failure(.unauthorized):
      try await outcome { () async throws(SessionFailure) in try await means.session.expire(session) }
        .mapError(Failure.session).get()
      return nil
    case .failure(let failure):
      let ending = await ending(of: draft, after: failure, in: unsettled)
      guard try await isStill(session) else { return nil }
      throw ending
    }
  }

  /// Settles an order that failed where the failure is definite.
  ///
  /// What is said of the order itself, that its key is another's (409) or that it breaks rules (422), always is. All else
  /// says something of this one try.
  private func ending(
    of draft: PurchaseDraft, after failure: GatewayFailure, in unsettled: UnsettledOrders
  ) async -> Failure {
    let ending: Failure
    switch failure {
    case .refused(409, let reason), .refused(422, let reason):
      _ = await unsettled.settle(draft)
      return .refused(reason)
    case .unreachable, .refused(408, _), .refused(429, _): ending = .notSent(failure)
    case .refused(400..<500, let reason): ending = .refused(reason)
    default: return .unknown(failure)
    }
    return await unsettled.withdraw(draft) ? ending : .unknown(failure)
  }

  /// Finds what the products of an order are called, and what they cost where the company did not tell.
  private func complete(
    _ order: PurchaseOrder, from catalogue: Catalogue?
  ) async throws(Failure) -> PlacedPurchaseOrder? {
    if let catalogue, order.isPriced, order.isNamed(by: catalogue) {
      return PlacedPurchaseOrder(order: order, catalogue: catalogue)
    }
    do throws(FetchFailure) {
      guard let found = try await means.catalogue.fetched() else { return nil }
      return PlacedPurchaseOrder(
        order: found.gap == nil ? order.priced(by: found.value) : order, catalogue: found.value,
        catalogueFailure: found.gap?.failure)
    } catch {
      switch error {
      case .session(let failure): throw .session(failure)
      case .gateway(let failure, _):
        return PlacedPurchaseOrder(order: order, catalogue: nil, catalogueFailure: failure)
      }
    }
  }

  /// Notes what is about to be sent, before anything is; gives what to send.
  ///
  /// What is unsettled outlives its session, for nobody could place it only once without it.
  private func note(
    _ draft: PurchaseDraft, in unsettled: UnsettledOrders, for session: Session
  ) async throws(Failure) -> PurchaseDraft {
    try await outcome { () async throws(StoreFailure) in
      try await means.orders.removeAll(for: session.user.id)
      return try await unsettled.note(draft)
    }.mapError(Failure.notNoted).get()
  }

  private func isStill(_ session: Session) async throws(Failure) -> Bool {
    // Cancelled while that was looked up, too.
    try await outcome { () async throws(SessionFailure) in try await means.session.isStill(session) }
      .mapError(Failure.session).get() && !Task.isCancelled
  }
}

@available(*, unavailable) extension SubmitPurchaseOrder: Sendable {}

extension SubmitPurchaseOrder {
  /// Makes ``SubmitPurchaseOrder`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let purchases: any PurchaseGateway
    fileprivate let catalogue: CatalogueSource
    fileprivate let unsettled: @Sendable (User.ID) -> any DocumentStore<[PurchaseDraft]>
    fileprivate let orders: any AccountCache
    fileprivate let session: CurrentSession
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - purchases: where orders are placed.
    ///   - catalogue: where names, prices and rules come from.
    ///   - products: where they are kept; ``FetchProducts`` keeps them there too.
    ///   - unsettled: gives the store of an account where orders are noted of which it is not known whether they were
    ///     placed; called on any isolation. It must outlive sessions.
    ///   - orders: where ``FetchPurchaseOrders`` keeps orders.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      purchases: any PurchaseGateway, catalogue: any CatalogueGateway,
      products: any AccountStore<Snapshot<Catalogue>>,
      unsettled: @escaping @Sendable (User.ID) -> any DocumentStore<[PurchaseDraft]>, orders: any AccountCache,
      session: CurrentSession, now: @escaping @Sendable () -> Date
    ) {
      self.purchases = purchases
      self.catalogue = CatalogueSource(catalogue, keptIn: products, for: session, now: now)
      self.unsettled = unsettled
      self.orders = orders
      self.session = session
      self.now = now
    }

    /// Makes an interactor that places an order.
    /// - Parameters:
    ///   - draft: what is ordered.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for draft: PurchaseDraft, output: any SubmitPurchaseOrderOutput) -> any Interactor {
      SubmitPurchaseOrder(draft: draft, means: self, output: output)
    }
  }
}
