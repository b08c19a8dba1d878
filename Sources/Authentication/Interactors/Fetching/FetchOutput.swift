public import Humble

/// Hears how an interactor that fetches ended.
///
/// Each such interactor's output refines it. Exactly one of its methods is called, or none where the task was cancelled or
/// the session ended meanwhile.
public protocol FetchOutput<Found>: LoadingOutput {
  /// What there is to show, usually a `Fetched` value.
  associatedtype Found

  /// There is something to show, which may be empty. Called on the caller's isolation.
  /// - Parameter found: what there is, with what is missing from it or old in it.
  func fetched(_ found: Found)

  /// There is nothing to show. Called on the caller's isolation.
  /// - Parameter failure: why.
  func fetchFailed(_ failure: FetchFailure)
}
