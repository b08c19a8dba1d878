import Authentication
import Humble

/// Why a use case of a person's expenses came to nothing.
enum ExpenseFailure: Error, Equatable {
  /// Nobody is signed in any more.
  case session(SessionFailure)
  /// The expense breaks rules; nothing was kept.
  case brokenRules([BrokenExpenseRules.Rule])
  /// The first day is after the last.
  case reversedPeriod
  /// The expenses could not be read or written.
  case store(StoreFailure)

  var isCancellation: Bool { self == .store(.cancelled) || self == .session(.unusable(.cancelled)) }
}
