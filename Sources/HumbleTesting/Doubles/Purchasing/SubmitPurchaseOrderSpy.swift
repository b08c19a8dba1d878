public import Authentication
public import Humble
public import Purchasing
import Synchronization

/// Stands on every side of ``SubmitPurchaseOrder``, and notes all that happens in one list.
///
/// It is both gateways and the output in one; ``unsettled(of:)`` is the store of unsettled orders, ``ordersCache`` what is
/// kept of orders, ``products`` what is kept of the catalogue. The stores keep what they are given; each failure that is set
/// is thrown instead. Callable on any isolation.
public final class SubmitPurchaseOrderSpy: Sendable {
  /// Something that the use case did.
  public enum Message: Sendable, Equatable {
    /// Output: work started.
    case started
    /// Output: work is over.
    case finished
    /// Gateway: the catalogue was asked for, by one who has a version or none.
    case askedCatalogue(Session, unlessStill: String? = nil)
    /// Gateway: an order was sent.
    case submitted(PurchaseDraft, Session)
    /// Store: an account's unsettled orders were read.
    case loadedUnsettled(User.ID)
    /// Store: an account's unsettled orders were changed to these.
    case changedUnsettled([PurchaseDraft], User.ID)
    /// Cache: the catalogue that is kept for an account was read.
    case loadedProducts(User.ID)
    /// Cache: a catalogue was kept for an account.
    case savedProducts(Snapshot<Catalogue>, User.ID)
    /// Cache: the catalogue that is kept for an account was removed.
    case removedProducts(User.ID)
    /// Cache: what is kept of an account's orders was removed.
    case removedOrders(User.ID)
    /// Output: the order was placed.
    case placed(PlacedPurchaseOrder)
    /// Output: it was not, or nobody knows.
    case submitFailed(SubmitPurchaseOrderFailure)
  }

  /// How the ports answer.
  public struct Answers: Sendable {
    /// What the catalogue gives.
    public var catalogue: Result<GatewayAnswer<Catalogue>, GatewayFailure>
    /// What comes of an order.
    public var order: Result<PurchaseOrder, GatewayFailure>
    /// The unsettled orders of each account.
    public var unsettled: [User.ID: [PurchaseDraft]] = [:]
    /// The catalogue that is kept for each account.
    public var products: [User.ID: Snapshot<Catalogue>] = [:]
    /// Whether the rules are those that the kept catalogue came with.
    public var hasSameRules = true
    /// Thrown when the catalogue that is kept is read or saved.
    public var productsFailure: StoreFailure?
    /// Thrown when unsettled orders are read.
    public var loadFailure: StoreFailure?
    /// Thrown when an unsettled order is noted.
    public var saveFailure: StoreFailure?
    /// Thrown when an unsettled order is settled.
    public var settleFailure: StoreFailure?
    /// Thrown when what is kept of orders is removed.
    public var cacheFailure: StoreFailure?

    /// Makes answers without failures of the store.
    /// - Parameters:
    ///   - catalogue: what the catalogue gives.
    ///   - order: what comes of an order.
    public init(
      catalogue: Result<GatewayAnswer<Catalogue>, GatewayFailure>, order: Result<PurchaseOrder, GatewayFailure>
    ) {
      self.catalogue = catalogue
      self.order = order
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
  public init(_ answers: Answers, onCall: @escaping @Sendable (Message) async -> Void = { _ in }) {
    state = Mutex(State(answers: answers))
    self.onCall = onCall
  }

  /// All that happened, in order.
  public var messages: [Message] { state.withLock { $0.messages } }

  /// How the ports answer from now on.
  public var answers: Answers {
    get { state.withLock { $0.answers } }
    set { state.withLock { $0.answers = newValue } }
  }

  /// What is kept of orders.
  public var ordersCache: any AccountCache { OrdersCache(spy: self) }

  /// What is kept of the catalogue.
  public var products: any AccountStore<Snapshot<Catalogue>> { ProductsStore(spy: self) }

  /// An account's unsettled orders.
  /// - Parameter account: whose.
  /// - Returns: where they are kept.
  public func unsettled(of account: User.ID) -> any DocumentStore<[PurchaseDraft]> {
    UnsettledStore(spy: self, account: account)
  }

  private func note(_ message: Message) { state.withLock { $0.messages.append(message) } }

  private func call(_ message: Message) async {
    note(message)
    await onCall(message)
  }

  private struct OrdersCache: AccountCache {
    let spy: SubmitPurchaseOrderSpy

    func removeAll(for account: User.ID) async throws(StoreFailure) {
      await spy.call(.removedOrders(account))
      if let failure = spy.answers.cacheFailure { throw failure }
    }
  }
}

extension SubmitPurchaseOrderSpy {
  private struct ProductsStore: AccountStore {
    let spy: SubmitPurchaseOrderSpy

    func load(for account: User.ID) async throws(StoreFailure) -> Snapshot<Catalogue>? {
      await spy.call(.loadedProducts(account))
      if let failure = spy.answers.productsFailure { throw failure }
      return spy.answers.products[account]
    }

    func save(_ catalogue: Snapshot<Catalogue>, for account: User.ID) async throws(StoreFailure) {
      await spy.call(.savedProducts(catalogue, account))
      if let failure = spy.answers.productsFailure { throw failure }
      spy.answers.products[account] = catalogue
    }

    func removeAll(for account: User.ID) async throws(StoreFailure) {
      await spy.call(.removedProducts(account))
      spy.answers.products[account] = nil
    }
  }
}

extension SubmitPurchaseOrderSpy {
  private struct UnsettledStore: DocumentStore {
    let spy: SubmitPurchaseOrderSpy
    let account: User.ID

    func load() async throws(StoreFailure) -> [PurchaseDraft]? {
      await spy.call(.loadedUnsettled(account))
      if let failure = spy.answers.loadFailure { throw failure }
      return spy.answers.unsettled[account]
    }

    func update<Result: Sendable>(
      _ change: @Sendable (inout [PurchaseDraft]?) -> Result
    ) async throws(StoreFailure) -> Result {
      guard !Task.isCancelled else { throw .cancelled }
      let changing = spy.state.withLock { state -> Swift.Result<Result, StoreFailure> in
        var drafts = state.answers.unsettled[account]
        let count = drafts?.count ?? 0
        let result = change(&drafts)
        state.messages.append(.changedUnsettled(drafts ?? [], account))
        let isSettling = (drafts?.count ?? 0) < count
        if let failure = isSettling ? state.answers.settleFailure : state.answers.saveFailure {
          return .failure(failure)
        }
        state.answers.unsettled[account] = drafts
        return .success(result)
      }
      await spy.onCall(.changedUnsettled(spy.answers.unsettled[account] ?? [], account))
      return try changing.get()
    }
  }
}

extension SubmitPurchaseOrderSpy: CatalogueGateway, PurchaseGateway {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    await call(.askedCatalogue(session, unlessStill: version))
    return try answers.catalogue.get()
  }

  /// Gives the answer that is set, without noting it.
  /// - Parameter version: of no effect.
  /// - Returns: the answer that is set.
  public func hasRules(of version: String) -> Bool { answers.hasSameRules }

  /// Notes the order and gives the answer that is set.
  /// - Parameters:
  ///   - draft: noted.
  ///   - session: noted.
  /// - Returns: the order that is set.
  /// - Throws: the failure that is set.
  public func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
    await call(.submitted(draft, session))
    return try answers.order.get()
  }

  /// Has no orders; see ``FetchPurchaseOrdersSpy``.
  /// - Parameters:
  ///   - session: of no effect.
  ///   - version: of no effect.
  /// - Returns: nothing.
  /// - Throws: ``GatewayFailure/refused(status:reason:)``.
  public func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
    throw .refused(status: 405, reason: "This double has no orders.")
  }
}

extension SubmitPurchaseOrderSpy: SubmitPurchaseOrderOutput {
  /// Notes that work started.
  public func started() { note(.started) }
  /// Notes that work is over.
  public func finished() { note(.finished) }
  /// Notes the order.
  /// - Parameter order: noted.
  public func placed(_ order: PlacedPurchaseOrder) { note(.placed(order)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func submitFailed(_ failure: SubmitPurchaseOrderFailure) { note(.submitFailed(failure)) }
}
