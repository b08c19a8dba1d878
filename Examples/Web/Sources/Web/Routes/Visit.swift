import Authentication
import Foundation
import Humble

/// One request of somebody who is signed in.
struct Visit {
  let scope: BrowserScope
  let account: AccountViewModel
  /// What is to be said on this page of what was done.
  let message: String?
}

extension Visit {
  var browser: Browser { scope.browser }
  var sessions: BrowserSessionStore { scope.sessions }

  /// A view whose events are this browser's.
  func scoped<View>(_ view: View) -> ScopedView<BrowserScope, View> { ScopedView(view, of: scope) }
}

extension Site {
  /// Does something after what the same account is doing already, so that the second of two taps finds the first done.
  ///
  /// `exclusive()` drops the second of two taps. A browser shows the answer to the second, so here the second waits.
  /// - Parameters:
  ///   - visit: whose account it is; where nobody is signed in any more, nothing waits.
  ///   - turns: whose turn it is.
  ///   - body: what is done.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws; `StoreFailure` where it is not known whose account it is, and nothing is done.
  func inTurn<Value>(
    _ visit: Visit, of turns: Turns, _ body: () async throws -> Value
  ) async throws -> Value {
    guard let account = try await visit.sessions.load()?.user.id else { return try await body() }
    await turns.take(account)
    defer { turns.leave(account) }
    return try await body()
  }
}
