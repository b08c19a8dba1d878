import Authentication
import Foundation
import HTTPTypes
import Humble
import Hummingbird

/// `/sign-in` and `/log-out`.
struct SignInRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    router.get("sign-in") { request, _ in try await open(request) }
    router.post("sign-in") { request, context in
      try await submit(request, from: context.sender(of: request, isBehindProxy: site.cookie.isBehindProxy))
    }
    router.post("log-out") { request, _ in
      let (visit, _) = try await site.submission(request)
      let view = AccountPageView()
      await site.handlers.account.handle(.logoutRequested, from: visit.scoped(view))
      return try await site.answer(view, to: visit, request)
    }
  }

  private func open(_ request: Request) async throws -> Response {
    let to = request.uri.queryParameters["to"].flatMap { Destination(String($0)) } ?? .calendar
    var page = SignInPage(content: SignInContent(to: to), alert: site.signInAlert(for: request))
    guard let browser = site.cookie.browser(of: request) else {
      let browser = Browser()
      var response = site.answer(page, to: browser)
      response.headers = response.headers + site.cookie.header(for: browser, to: request)
      return response
    }
    guard try await site.scope(of: browser).sessions.load() == nil else { throw Detour(path: to.address) }
    page.message = try await site.message(to: request, from: browser)
    return site.answer(page, to: browser)
  }

  private func submit(_ request: Request, from address: String) async throws -> Response {
    let form = try await Form(request, limit: site.limits.form)
    // A browser keeps its cookie from another site's form, and here nothing takes that cookie's place.
    guard let old = site.cookie.browser(of: request) else { throw WebRefusal.noCookie }
    let content = SignInContent(form)
    guard site.isOurs(form["formToken"], from: old, in: request) else { return try await refuse(content, from: old) }
    // Whoever signs in is another browser from here on: who knew the old cookie knows nothing.
    let browser = Browser()
    let credentials = Credentials(userName: content.email, password: Secret(form["password"]))
    let view = SignInPageView()
    let attempt = SignInAttempt(
      browser: site.scope(of: browser), gateway: site.company.authentication(from: address))
    await site.handlers.signIn.handle(
      .submitted(credentials), from: ScopedView(view, of: attempt))
    if let message = view.model {
      let query = try await welcome(browser, saying: message, after: old)
      throw Detour(path: content.destination.adding(query), headers: site.cookie.header(for: browser, to: request))
    }
    guard let alert = view.alert else { throw CancellationError() }
    let refusal = attempt.gateway.refusal
    let fault = SignInContent.Fault(credentials, failure: refusal?.failure)
    return retry(content.marking(fault), after: alert, refusal, as: old)
  }

  /// Keeps what is said to a browser that has signed in, and ends what was before.
  /// - Returns: the query of the address at which it is said.
  /// - Throws: ``StoreFailure``; nobody is signed in as this browser then, whose cookie is given to nobody.
  private func welcome(
    _ browser: Browser, saying message: SignInMessage, after old: Browser
  ) async throws(StoreFailure) -> String {
    let content = AlertContent(title: message.title, subtitle: message.message)
    do {
      let query = try await site.messages.say(site.pages.templates.render(.message, content), to: browser)
      try await end(old)
      return query
    } catch {
      await takeBack(site.scope(of: browser).sessions)
      throw error
    }
  }

  /// Ends a session that was just begun; at the company too where it cannot be removed here.
  private func takeBack(_ sessions: BrowserSessionStore) async {
    do {
      guard let session = try await sessions.load() else { return }
      do { try await site.company.gateways.authentication.logOut(session) } catch {
        // The company ends it in time.
      }
      try await sessions.forget()
    } catch {
      // The log has it. Without its cookie nobody can open it.
    }
  }

  /// Answers with the form once more: a password is on no page, so to try again is to type it again.
  private func retry(
    _ content: SignInContent, after alert: ErrorAlert<SignInViewEvent>, _ refusal: LimitedAuthentication.Refusal?,
    as browser: Browser
  ) -> Response {
    var page = SignInPage(content: content, alert: AlertContent(title: alert.title, subtitle: alert.subtitle))
    page.status = refusal?.status ?? (alert.action == nil ? .unprocessableContent : .serviceUnavailable)
    if let action = alert.action { page.content.button = action.title }
    var response = site.answer(page, to: browser)
    response.headers = response.headers + (refusal?.headers ?? [:])
    return response
  }

  /// Answers a form that is not this browser's any more: somebody may have signed in in another tab.
  private func refuse(_ content: SignInContent, from browser: Browser) async throws -> Response {
    guard try await site.scope(of: browser).sessions.load() == nil else {
      throw Detour(path: content.destination.address)
    }
    let alert = AlertContent(
      title: "Sign In Once More", subtitle: "The form was not this browser's, or too old. This one is new.")
    return site.answer(SignInPage(content: content, alert: alert, status: .forbidden), to: browser)
  }

  /// Logs out whoever was signed in before, so that the company takes that token no more either.
  private func end(_ browser: Browser) async throws(StoreFailure) {
    let scope = site.scope(of: browser)
    await site.endIdled(scope.sessions)
    await site.handlers.account.handle(.logoutRequested, from: ScopedView(AccountPageView(), of: scope))
    try await scope.sessions.forget()
  }
}

extension Site {
  /// Answers somebody who asked to log out.
  func answer<Model, ViewEvent: Encodable>(
    _ view: PageView<Model, LogoutMessage, ViewEvent>, to visit: Visit, _ request: Request
  ) async throws -> Response {
    if let farewell = view.ending {
      let content = AlertContent(title: farewell.title, sentences: farewell.notes)
      try await leave(request, saying: content, returns: false)
    }
    guard view.alert != nil else { throw CancellationError() }
    return try await show(
      view, on: .settings, as: .settings, to: visit, request: request, content: SettingsContent())
  }
}
