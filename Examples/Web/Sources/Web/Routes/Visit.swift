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
