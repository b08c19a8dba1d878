import Foundation
import Humble
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

extension InteractorFactory {
  /// Lets interactors of the same account run one after the other.
  ///
  /// `exclusive()` drops the second of two taps. A browser shows the answer to the second, so here the second waits, and
  /// finds what the first has done.
  /// - Parameters:
  ///   - turns: whose turn it is.
  ///   - account: finds out whose interactor it is; `nil` for nobody, who does not wait.
  /// - Returns: the same factory, whose interactors wait.
  func inTurn(_ turns: Turns, of account: @escaping @Sendable () async -> UUID?) -> some InteractorFactory<
    Request, Output
  > {
    InTurnFactory(base: self, turns: turns, account: account)
  }
}

private struct InTurnFactory<Base: InteractorFactory>: InteractorFactory {
  let base: Base
  let turns: Turns
  let account: @Sendable () async -> UUID?

  func makeInteractor(for request: Base.Request, output: Base.Output) -> any Interactor {
    InTurnInteractor(base: base.makeInteractor(for: request, output: output), turns: turns, account: account)
  }
}

private struct InTurnInteractor: Interactor {
  let base: any Interactor
  let turns: Turns
  let account: @Sendable () async -> UUID?

  func execute() async {
    guard let account = await account() else { return await base.execute() }
    await turns.take(account)
    defer { turns.leave(account) }
    await base.execute()
  }
}
