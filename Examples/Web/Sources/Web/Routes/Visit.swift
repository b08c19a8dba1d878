import Authentication
import Foundation

/// One request of somebody who is signed in.
struct Visit {
  let browser: Browser
  let sessions: BrowserSessionStore
  let handlers: Handlers
  let account: AccountViewModel
  /// What is to be said on this page of what was done.
  let message: String?
}

extension Visit {
  /// Changes tracks after what the same account is changing already, so that the second of two taps finds the first done.
  func inTurn<Value>(_ body: () async throws -> Value) async throws -> Value {
    guard let account = try await sessions.load()?.user.id else { return try await body() }
    let turns = handlers.company.trackTurns
    await turns.take(account)
    defer { turns.leave(account) }
    return try await body()
  }
}
