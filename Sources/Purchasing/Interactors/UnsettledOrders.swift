import Authentication
import Humble

/// What is noted of one account's orders of which it is not known whether they were placed.
///
/// A draft stands there once from its first try on, and twice from its second: only of a single try it is enough to know that
/// it did nothing. Each change is one step, so that orders of other processes, or of other browsers, lose nothing to it.
struct UnsettledOrders: Sendable {
  let store: any DocumentStore<[PurchaseDraft]>

  /// An earlier try of the same order, if there was any.
  func earlier(like draft: PurchaseDraft) async throws(StoreFailure) -> PurchaseDraft? {
    try await store.load()?.first { $0.request == draft.request }
  }

  /// Notes a try that is about to be made.
  /// - Returns: what to send: the draft, or that of another try of the same order that was noted meanwhile.
  func note(_ draft: PurchaseDraft) async throws(StoreFailure) -> PurchaseDraft {
    try await store.update { drafts in
      let noted = drafts?.first { $0.request == draft.request } ?? draft
      if !drafts.hasSeveral(of: noted) { drafts = (drafts ?? []) + [noted] }
      return noted
    }
  }

  /// Notes that it is known what became of an order.
  /// - Returns: why that could not be noted.
  func settle(_ draft: PurchaseDraft) async -> StoreFailure? {
    let settling = await outcome { () async throws(StoreFailure) in try await store.update { $0.remove(draft) } }
    return if case .failure(let failure) = settling { failure } else { nil }
  }

  /// Notes that a try did nothing, in a cancelled task too.
  /// - Returns: whether that settles the order, because it was the only try.
  func withdraw(_ draft: PurchaseDraft) async -> Bool {
    await Task {
      do throws(StoreFailure) {
        return try await store.update { drafts in
          guard !drafts.hasSeveral(of: draft) else { return false }
          drafts.remove(draft)
          return true
        }
      } catch { return false }
    }.value
  }
}

extension [PurchaseDraft]? {
  fileprivate func hasSeveral(of draft: PurchaseDraft) -> Bool {
    (self ?? []).count { $0.key == draft.key } > 1
  }

  fileprivate mutating func remove(_ draft: PurchaseDraft) {
    let rest = (self ?? []).filter { $0.key != draft.key }
    self = rest.isEmpty ? nil : rest
  }
}
