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
    guard let browser = site.cookie.browser(of: request) else { return page(for: Browser(), to: request, isNew: true) }
    guard try await site.scope(of: browser).sessions.load() == nil else { throw Detour(path: "/") }
    return page(for: browser, to: request, message: try await site.message(to: request, from: browser))
  }

  private func submit(_ request: Request, from address: String) async throws -> Response {
    let form = try await Form(request, limit: site.limits.form)
    let email = form["email"].trimmingCharacters(in: .whitespacesAndNewlines)
    guard let old = site.cookie.browser(of: request), site.isOurs(form["formToken"], from: old, in: request) else {
      let alert = AlertContent(
        title: "Sign In Once More",
        subtitle: "The form was not this browser's, or too old. This site needs its cookie; allow it and sign in.")
      return page(for: Browser(), to: request, isNew: true, email: email, alert: alert, status: .forbidden)
    }
    // Whoever signs in is another browser from here on: who knew the old cookie knows nothing.
    let browser = Browser()
    let credentials = Credentials(userName: email, password: Secret(form["password"]))
    let view = SignInPageView()
    let attempt = SignInAttempt(
      browser: site.scope(of: browser), gateway: site.company.authentication(from: address))
    await site.handlers.signIn.handle(
      .submitted(credentials), from: ScopedView(view, of: attempt))
    if let message = view.model {
      try await end(old)
      let content = AlertContent(title: message.title, subtitle: message.message)
      let query = try await site.messages.say(site.pages.templates.render(.message, content), to: browser)
      throw Detour(path: "/calendar?\(query)", headers: site.cookie.header(for: browser, to: request))
    }
    guard let alert = view.alert else { throw CancellationError() }
    // A password is on no page, so to try again is to type it again.
    let content = AlertContent(title: alert.title, subtitle: alert.subtitle)
    let refusal = attempt.gateway.refusal
    var response = page(
      for: old, to: request, email: email, alert: content, button: alert.action?.title,
      fault: SignInContent.Fault(credentials, failure: refusal?.failure),
      status: refusal?.status ?? (alert.action == nil ? .unprocessableContent : .serviceUnavailable))
    response.headers = response.headers + (refusal?.headers ?? [:])
    return response
  }

  /// Logs out whoever was signed in before, so that the company takes that token no more either.
  private func end(_ browser: Browser) async throws {
    let scope = site.scope(of: browser)
    await site.endIdled(scope.sessions)
    await site.handlers.account.handle(.logoutRequested, from: ScopedView(AccountPageView(), of: scope))
    try await scope.sessions.forget()
  }

  private func page(
    for browser: Browser, to request: Request, isNew: Bool = false, email: String = "", message: String? = nil,
    alert: AlertContent? = nil, button: String? = nil, fault: SignInContent.Fault? = nil,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    var frame = PageFrame(
      title: "Sign In", account: nil, screen: nil, formToken: browser.formToken,
      content: SignInContent(email: email, button: button ?? "Sign in", fault: fault))
    (frame.message, frame.alert) = (message, alert)
    var response = site.pages.page(.signIn, frame, status: status)
    if isNew { response.headers = response.headers + site.cookie.header(for: browser, to: request) }
    return response
  }
}

extension Site {
  /// Answers somebody who asked to log out.
  func answer<Model, ViewEvent: Encodable>(
    _ view: PageView<Model, LogoutMessage, ViewEvent>, to visit: Visit, _ request: Request
  ) async throws -> Response {
    if let farewell = view.ending {
      try await leave(request, saying: AlertContent(title: farewell.title, sentences: farewell.notes))
    }
    guard view.alert != nil else { throw CancellationError() }
    return try await show(
      view, on: .settings, as: .settings, to: visit, request: request, content: SettingsContent())
  }
}
