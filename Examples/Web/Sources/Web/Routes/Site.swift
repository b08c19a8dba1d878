import Authentication
import Foundation
import HTTPTypes
import Humble
import Hummingbird

/// What all routes have in common: who sent a request, and how it is answered.
struct Site: Sendable {
  let company: Company
  let handlers: Handlers
  let database: WebDatabase
  let table: BrowserTable
  let pages: Pages
  let cookie: SessionCookie
  let limits: ServerLimits

  var messages: Messages { Messages(database: database, lifetime: table.idle, now: company.now) }

  func scope(of browser: Browser) -> BrowserScope {
    BrowserScope(sessions: BrowserSessionStore(browser: browser, database: database, table: table))
  }

  /// Finds out who sent a request.
  /// - Throws: ``Detour`` to the sign-in page where nobody is signed in; ``WebRefusal`` where that cannot be known now.
  func visit(_ request: Request) async throws -> Visit {
    guard let browser = cookie.browser(of: request) else { throw signIn(for: request) }
    let scope = scope(of: browser)
    let view = AccountPageView()
    await handlers.account.handle(.launched, from: ScopedView(view, of: scope))
    if let alert = view.alert {
      guard alert.action == nil else { throw unreadable(alert, request) }
      try await leave(request, saying: AlertContent(title: alert.title, sentences: [alert.subtitle] + undone(request)))
    }
    guard let account = view.model else {
      if try scope.sessions.hasIdled() {
        await endIdled(scope.sessions)
        try await leave(request, saying: idled(request))
      }
      throw signIn(for: request)
    }
    return Visit(scope: scope, account: account, message: try await message(to: request, from: browser))
  }

  /// Finds out who sent a form, and reads it.
  /// - Throws: ``Detour`` to the sign-in page where nobody is signed in; ``WebRefusal`` where the form is another page's.
  func submission(_ request: Request) async throws -> (Visit, Form) {
    let visit = try await visit(request)
    let form = try await Form(request, limit: limits.form)
    guard isOurs(form["formToken"], from: visit.browser, in: request) else { throw WebRefusal.notThisForm }
    return (visit, form)
  }

  /// Whether a form with this token was on a page that this browser was given.
  func isOurs(_ formToken: String, from browser: Browser, in request: Request) -> Bool {
    let site = request.headers[.fetchSite]
    return browser.accepts(formToken: formToken) && (site == nil || site == "same-origin" || site == "none")
  }

  /// What a request's address says is to be said: a message once, a receipt as often as it is looked at.
  func message(to request: Request, from browser: Browser) async throws -> String? {
    let query = request.uri.queryParameters
    if let name = query["message"] { return try await messages.take(String(name), for: browser) }
    return try query["receipt"].flatMap { try messages.html(of: String($0), for: browser) }
  }

  /// Answers with a screen; where the session has ended meanwhile, with the sign-in page.
  func show<Model, Ending, ViewEvent: Encodable>(
    _ view: PageView<Model, Ending, ViewEvent>, on screen: Screen, as template: Templates.Name, to visit: Visit,
    request: Request, content: Any
  ) async throws -> Response {
    let alert = try view.alert.map { try AlertContent($0, path: screen.path) }
    if let alert, try await visit.sessions.load() == nil { try await leave(request, saying: alert) }
    var frame = frame(of: visit, screen: screen, content: content)
    frame.alert = alert
    return pages.page(template, frame, status: alert?.status ?? .ok)
  }

  func frame(of visit: Visit, title: String? = nil, screen: Screen, content: Any) -> PageFrame {
    var frame = PageFrame(
      title: title ?? screen.title, account: visit.account, screen: screen, formToken: visit.browser.formToken,
      content: content)
    frame.message = visit.message
    return frame
  }
}

extension AlertContent {
  /// What programs are told: that trying again may help, or that something else has to be asked.
  ///
  /// What the company refuses to a page that is only read counts as a failure of the company's: this site asked, and not
  /// the browser. An order that it refuses is no alert but the form once more.
  var status: HTTPResponse.Status { action == nil ? .unprocessableContent : .serviceUnavailable }
}
