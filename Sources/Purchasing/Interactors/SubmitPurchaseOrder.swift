public import Authentication
public import Foundation
public import Humble

/// Places an order, once, however often its answer is lost.
///
/// The catalogue is fetched anew, so that the order is checked and shown at the prices of now. Before it is sent it is
/// noted for the account as unsettled, and what is kept of the account's orders goes, being out of date from then on.
/// A definite answer, that it was placed or will not be, settles it. Until then the same request is the same order: it
/// goes out with the key that it had, unchecked, because the company may have it already, whatever the rules say by now.
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
    let answer = await outcome { () async throws(GatewayFailure) in
      try await means.catalogue.catalogue(for: session, unlessStill: nil)
    }
    guard try await mayGoOn(after: answer, for: session) else { return nil }
    let unsettled = try await outcome { () async throws(StoreFailure) in
      try await means.unsettled.load(for: session.user.id) ?? []
    }.mapError(Failure.notNoted).get()
    let earlier = unsettled.first { $0.request == draft.request }
    let catalogue = try answer.flatMap(\.catalogue).mapError(earlier == nil ? Failure.notSent : Failure.unknown).get()
    if earlier == nil {
      let brokenRules = catalogue.check(draft.request, at: means.now()).brokenRules
      guard brokenRules.isEmpty else { throw .brokenRules(brokenRules) }
    }
    try await note(unsettled, adding: earlier == nil ? [draft] : [], for: session)
    guard try await isStill(session) else { return nil }
    return try await submit(earlier ?? draft, from: catalogue, for: session)
  }

  private func submit(
    _ draft: PurchaseDraft, from catalogue: Catalogue, for session: Session
  ) async throws(Failure) -> PlacedPurchaseOrder? {
    let answer = await outcome { () async throws(GatewayFailure) in
      try await means.purchases.submit(draft, for: session)
    }
    guard try await mayGoOn(after: answer, for: session) else { return nil }
    let result: Result<PurchaseOrder, Failure> = answer.mapError { failure in
      failure.definiteRefusal.map(Failure.refused) ?? .unknown(failure)
    }
    if case .failure(.unknown(let failure)) = result { throw .unknown(failure) }
    let storeFailure = await settle(draft, for: session)
    guard try await isStill(session) else { return nil }
    return PlacedPurchaseOrder(order: try result.get(), catalogue: catalogue, storeFailure: storeFailure)
  }

  /// Notes what is about to be sent, before anything is.
  private func note(
    _ unsettled: [PurchaseDraft], adding new: [PurchaseDraft], for session: Session
  ) async throws(Failure) {
    try await outcome { () async throws(StoreFailure) in
      try await means.orders.removeAll(for: session.user.id)
      if !new.isEmpty { try await means.session.keep(unsettled + new, in: means.unsettled, for: session) }
    }.mapError(Failure.notNoted).get()
  }

  /// Notes that an order is unsettled no more.
  private func settle(_ draft: PurchaseDraft, for session: Session) async -> StoreFailure? {
    let settling = await outcome { () async throws(StoreFailure) in
      let rest = try await means.unsettled.load(for: session.user.id)?.filter { $0.key != draft.key } ?? []
      guard !rest.isEmpty else { return try await means.unsettled.removeAll(for: session.user.id) }
      try await means.session.keep(rest, in: means.unsettled, for: session)
    }
    return if case .failure(let failure) = settling { failure } else { nil }
  }

  /// Whether anything more may be done and shown after a gateway's answer; one that refuses the session ends it.
  private func mayGoOn<Answer>(
    after answer: Result<Answer, GatewayFailure>, for session: Session
  ) async throws(Failure) -> Bool {
    guard try await isStill(session) else { return false }
    guard case .failure(.unauthorized) = answer else { return true }
    try await outcome { () async throws(SessionFailure) in try await means.session.expire(session) }
      .mapError(Failure.session).get()
    return false
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
    fileprivate let catalogue: any CatalogueGateway
    fileprivate let unsettled: any AccountStore<[PurchaseDraft]>
    fileprivate let orders: any AccountCache
    fileprivate let session: CurrentSession
    fileprivate let now: @Sendable () -> Date

    /// Makes a factory.
    /// - Parameters:
    ///   - purchases: where orders are placed.
    ///   - catalogue: where prices and rules come from.
    ///   - unsettled: where orders are noted of which it is not known whether they were placed.
    ///   - orders: where ``FetchPurchaseOrders`` keeps orders.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      purchases: any PurchaseGateway, catalogue: any CatalogueGateway, unsettled: any AccountStore<[PurchaseDraft]>,
      orders: any AccountCache, session: CurrentSession, now: @escaping @Sendable () -> Date
    ) {
      self.purchases = purchases
      self.catalogue = catalogue
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

extension GatewayAnswer<Catalogue> {
  /// What the answer to one who knows no catalogue must be.
  fileprivate var catalogue: Result<Catalogue, GatewayFailure> {
    switch self {
    case .value(let catalogue, _): .success(catalogue)
    case .unchanged: .failure(.malformedResponse("The answer is that no product has changed, to one who knows none."))
    }
  }
}

extension GatewayFailure {
  /// Why the company does not take an order, where that is sure: not where the server failed or asks to come back later
  /// (408, 429), which says nothing of an earlier try whose answer was lost.
  fileprivate var definiteRefusal: String? {
    guard case .refused(let status, let reason) = self, 400..<500 ~= status, ![408, 429].contains(status) else {
      return nil
    }
    return reason
  }
}
