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

  var messages: Messages { Messages(database: database, now: company.now) }

  func scope(of browser: Browser) -> BrowserScope {
    BrowserScope(sessions: BrowserSessionStore(browser: browser, database: database, table: table))
  }

  /// Finds out who sent a request.
  /// - Throws: ``Detour`` to the sign-in page where nobody is signed in.
  func visit(_ request: Request) async throws -> Visit {
    guard let browser = cookie.browser(of: request) else { throw Detour(path: "/sign-in") }
    let scope = scope(of: browser)
    let view = AccountPageView()
    await handlers.account.handle(.launched, from: ScopedView(view, of: scope))
    if let alert = view.alert { try await leave(request, saying: AlertContent(alert, path: "/")) }
    guard let account = view.model else {
      if try scope.sessions.hasIdled() {
        await endIdled(scope.sessions)
        try await leave(request, saying: idled(request))
      }
      throw Detour(path: "/sign-in")
    }
    return Visit(scope: scope, account: account, message: try await message(to: request, from: browser))
  }

  /// Tells the company that the session of a browser that idled for too long is over: it may know it for weeks yet.
  func endIdled(_ sessions: BrowserSessionStore) async {
    do {
      guard let token = try await sessions.takeIdledToken() else { return }
      let nobody = User(id: UUID(), name: "", email: "")
      try await company.gateways.authentication.logOut(Session(token: token, user: nobody))
    } catch {
      // Here it is over all the same.
    }
  }

  /// Why nobody is signed in any more in a browser that idled, and what became of the form that it sent, if it sent one.
  private func idled(_ request: Request) -> AlertContent {
    let style = Duration.UnitsFormatStyle.units(allowed: [.days, .hours, .minutes], width: .wide)
    let time = Duration.seconds(table.idle).formatted(style.locale(company.region.locale))
    return AlertContent(
      title: "Signed Out",
      sentences: ["This browser sent nothing for \(time). Sign in again."]
        + (request.method == .post ? ["The form was not sent."] : []))
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

  /// Sends a browser in which nobody is signed in any more to the sign-in page, as a new browser, and says why there.
  /// - Throws: ``Detour``, always.
  func leave(_ request: Request, saying message: AlertContent) async throws -> Never {
    let browser = Browser()
    let query = try await messages.say(pages.templates.render(.message, message), to: browser)
    throw Detour(path: "/sign-in?\(query)", headers: cookie.header(for: browser, to: request))
  }
}

extension AlertContent {
  /// What programs are told: that trying again may help, or that something else has to be asked.
  ///
  /// What the company refuses to a page that is only read counts as a failure of the company's: this site asked, and not
  /// the browser. An order that it refuses is no alert but the form once more.
  var status: HTTPResponse.Status { action == nil ? .unprocessableContent : .serviceUnavailable }
}
