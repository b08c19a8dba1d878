public import Authentication
public import Humble

/// Hears how ``FetchEvents`` ended; exactly one of its methods is called, or none where it was cancelled or its session
/// ended meanwhile.
public protocol FetchEventsOutput: LoadingOutput {
  /// There are events to show, which may be none at all. Called on the caller's isolation.
  /// - Parameter list: the events, with what is missing from them or old in them.
  func fetched(_ list: EventList)

  /// There is nothing to show. Called on the caller's isolation.
  /// - Parameter failure: why.
  func fetchFailed(_ failure: FetchEventsFailure)
}

/// Why there are no events to show.
public enum FetchEventsFailure: Error, Sendable, Equatable {
  /// The interval ends before it starts, or is not within the years 1 to 9999.
  case invalidInterval
  /// The interval is longer than the number of days given.
  case intervalTooLong(days: Int)
  /// Nobody is signed in any more, or the sources gave no answer and nothing that was kept overlaps the interval.
  case fetch(FetchFailure)

  var isCancellation: Bool {
    if case .fetch(let failure) = self { failure.isCancellation } else { false }
  }
}
