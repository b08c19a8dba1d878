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
///
/// What is unsettled is read and written in two steps: a person's orders go through one `exclusive()` factory.
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
    let unsettled = try await outcome { () async throws(StoreFailure) in
      try await means.unsettled.load(for: session.user.id) ?? []
    }.mapError(Failure.notNoted).get()
    let earlier = unsettled.first { $0.request == draft.request }
    let kept = await means.catalogue.kept(for: session)
    var new: Catalogue?
    if earlier == nil, kept.map({ !brokenRules(by: $0).isEmpty }) ?? true {
      new = try await checkedCatalogue()
      if new == nil { return nil }
    }
    try await note(unsettled, adding: earlier == nil ? [draft] : [], for: session)
    guard try await isStill(session) else {
      // Not sent, and so not unsettled; that it stays noted where this fails does no harm.
      if earlier == nil { _ = await settle(draft, for: session) }
      return nil
    }
    return try await submit(earlier ?? draft, for: session, isFirstTry: earlier == nil) { order throws(Failure) in
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
    _ draft: PurchaseDraft, for session: Session, isFirstTry: Bool,
    completing complete: (PurchaseOrder) async throws(Failure) -> PlacedPurchaseOrder?
  ) async throws(Failure) -> PlacedPurchaseOrder? {
    let answer = await outcome { () async throws(GatewayFailure) in
      try await means.purchases.submit(draft, for: session)
    }
    guard try await isStill(session) else { return nil }
    switch answer {
    case .success(let order):
      // Unsettled until all of it is known: if the session ends meanwhile, the same order may be sent again.
      guard var placed = try await complete(order) else { return nil }
      placed.storeFailure = await settle(draft, for: session)
      return try await isStill(session) ? placed : nil
    case .failure(.unauthorized):
      try await outcome { () async throws(SessionFailure) in try await means.session.expire(session) }
        .mapError(Failure.session).get()
      return nil
    case .failure(let failure):
      guard let ending = failure.ending(ofFirstTry: isFirstTry) else { throw .unknown(failure) }
      _ = await settle(draft, for: session)
      guard try await isStill(session) else { return nil }
      throw ending
    }
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

  /// Notes what is about to be sent, before anything is.
  ///
  /// What is unsettled outlives its session, for nobody could place it only once without it.
  private func note(
    _ unsettled: [PurchaseDraft], adding new: [PurchaseDraft], for session: Session
  ) async throws(Failure) {
    try await outcome { () async throws(StoreFailure) in
      try await means.orders.removeAll(for: session.user.id)
      if !new.isEmpty { try await means.unsettled.save(unsettled + new, for: session.user.id) }
    }.mapError(Failure.notNoted).get()
  }

  /// Notes that an order is unsettled no more.
  private func settle(_ draft: PurchaseDraft, for session: Session) async -> StoreFailure? {
    let settling = await outcome { () async throws(StoreFailure) in
      let rest = try await means.unsettled.load(for: session.user.id)?.filter { $0.key != draft.key } ?? []
      guard !rest.isEmpty else { return try await means.unsettled.removeAll(for: session.user.id) }
      try await means.unsettled.save(rest, for: session.user.id)
    }
    return if case .failure(let failure) = settling { failure } else { nil }
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
    fileprivate let unsettled: any AccountStore<[PurchaseDraft]>
    fileprivate let orders: any AccountCache
    fileprivate let session: CurrentSession
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - purchases: where orders are placed.
    ///   - catalogue: where names, prices and rules come from.
    ///   - products: where they are kept; ``FetchProducts`` keeps them there too.
    ///   - unsettled: where orders are noted of which it is not known whether they were placed.
    ///   - orders: where ``FetchPurchaseOrders`` keeps orders.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      purchases: any PurchaseGateway, catalogue: any CatalogueGateway,
      products: any AccountStore<Snapshot<Catalogue>>, unsettled: any AccountStore<[PurchaseDraft]>,
      orders: any AccountCache, session: CurrentSession, now: @escaping @Sendable () -> Date
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

extension GatewayFailure {
  /// What a failure to send an order says for sure; `nil` where it may have been placed.
  ///
  /// After a try whose answer was lost, only an answer about the order itself does: that its key is another's (409), or
  /// that it breaks rules (422). What else a later try meets says nothing of the earlier one.
  fileprivate func ending(ofFirstTry isFirstTry: Bool) -> SubmitPurchaseOrderFailure? {
    switch self {
    case .refused(409, let reason), .refused(422, let reason): .refused(reason)
    case .unreachable where isFirstTry, .refused(408, _) where isFirstTry, .refused(429, _) where isFirstTry:
      .notSent(self)
    case .refused(400..<500, let reason) where isFirstTry: .refused(reason)
    default: nil
    }
  }
}
