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
  /// Changes tracks after what the same account is changing already, so that the second of two taps finds the first done.
  func inTurn<Value>(_ visit: Visit, _ body: () async throws -> Value) async throws -> Value {
    guard let account = try await visit.sessions.load()?.user.id else { return try await body() }
    await company.trackTurns.take(account)
    defer { company.trackTurns.leave(account) }
    return try await body()
  }
}
