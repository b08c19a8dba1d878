public import Authentication
public import Humble

/// Hears how ``SubmitPurchaseOrder`` ended; exactly one of its methods is called, or none where it was cancelled or its
/// session ended meanwhile.
public protocol SubmitPurchaseOrderOutput: LoadingOutput {
  /// The company has the order. Called on the caller's isolation.
  /// - Parameter order: the order, at the prices that the company took, or has now.
  func placed(_ order: PlacedPurchaseOrder)

  /// The order was not placed, or nobody knows. Called on the caller's isolation.
  /// - Parameter failure: why, and which of the two.
  func submitFailed(_ failure: SubmitPurchaseOrderFailure)
}

/// Why an order was not placed, or is not known to be.
public enum SubmitPurchaseOrderFailure: Error, Sendable, Equatable {
  /// Nobody is signed in any more.
  case session(SessionFailure)
  /// The order breaks these rules; nothing was sent.
  case brokenRules([BrokenPurchaseRule])
  /// The company does not take the order, and says why in words of its own, which are text from outside.
  case refused(String)
  /// The company could not be reached, or asks to come back later; nothing was ordered.
  case notSent(GatewayFailure)
  /// It could not be noted here that the order is about to be sent, without which it might be placed twice; nothing was
  /// sent.
  case notNoted(StoreFailure)
  /// The order was sent, now or earlier, and no answer came back: it may have been placed. The same order again is placed
  /// once.
  case unknown(GatewayFailure)

  /// Whether it stands for a cancelled task, of which nothing is shown.
  var isCancellation: Bool {
    switch self {
    case .session(.unusable(.cancelled)), .notSent(.cancelled), .notNoted(.cancelled), .unknown(.cancelled): true
    default: false
    }
  }
}
