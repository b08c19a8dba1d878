import Foundation
import Synchronization

/// Lets those who do something for the same account do it one after the other; others do not wait.
final class Turns: Sendable {
  private let waiting = Mutex<[UUID: [CheckedContinuation<Void, Never>]]>([:])

  /// Waits until it is one's turn; ``leave(_:)`` follows in any case.
  func take(_ key: UUID) async {
    await withCheckedContinuation { turn in
      let isFree = waiting.withLock { waiting in
        guard waiting[key] != nil else {
          waiting[key] = []
          return true
        }
        waiting[key, default: []].append(turn)
        return false
      }
      if isFree { turn.resume() }
    }
  }

  /// Gives the turn to whoever has waited longest.
  func leave(_ key: UUID) {
    let next = waiting.withLock { waiting in
      guard var others = waiting[key], !others.isEmpty else {
        waiting[key] = nil
        return nil as CheckedContinuation<Void, Never>?
      }
      let next = others.removeFirst()
      waiting[key] = others
      return next
    }
    next?.resume()
  }
}
