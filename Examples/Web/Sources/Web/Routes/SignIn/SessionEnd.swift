import Authentication
import Foundation
import HTTPTypes
import Humble
import Hummingbird

/// What becomes of requests of somebody who is not signed in any more.
extension Site {
  /// Sends a browser in which nobody is signed in any more to the sign-in page, as a new browser, and says why there.
  /// - Parameters:
  ///   - request: what it sent.
  ///   - message: why.
  ///   - returns: whether whoever signs in next is to see the page of this request.
  /// - Throws: ``Detour``, always.
  func leave(_ request: Request, saying message: AlertContent, returns: Bool = true) async throws {
    let browser = Browser()
    let query = try await messages.say(pages.templates.render(.message, message), to: browser)
    let destination = returns ? Destination(request) : nil
    throw Detour(
      path: (destination ?? .calendar).signIn(adding: query), headers: cookie.header(for: browser, to: request))
  }

  /// The way to the sign-in page, and from there on, for a browser in which nobody is signed in.
  func signIn(for request: Request) -> Detour {
    Detour(path: (Destination(request) ?? .calendar).signIn(adding: request.method == .post ? "undone=form" : nil))
  }

  /// What the sign-in page says to somebody who was sent there by ``signIn(for:)``.
  func signInAlert(for request: Request) -> AlertContent? {
    guard request.uri.queryParameters["undone"] == "form" else { return nil }
    return AlertContent(
      title: "Not Signed In", subtitle: "You are not signed in any more. Nothing was done with the form.")
  }

  /// That it cannot be known who is signed in, which ends nobody's session.
  func unreadable(_ alert: ErrorAlert<AccountViewEvent>, _ request: Request) -> WebRefusal {
    var refusal = WebRefusal(status: .serviceUnavailable, title: alert.title, sentence: alert.subtitle)
    if request.method == .post {
      refusal.sentence += " Nothing was done with the form. Reload this page to send it once more."
    } else {
      refusal.link = WebRefusal.Link(title: "Try Again", path: (Destination(request) ?? .calendar).address)
    }
    return refusal
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
  func idled(_ request: Request) -> AlertContent {
    let style = Duration.UnitsFormatStyle.units(allowed: [.days, .hours, .minutes], width: .wide)
    let time = Duration.seconds(table.idle).formatted(style.locale(company.region.locale))
    return AlertContent(
      title: "Signed Out",
      sentences: ["This browser sent nothing for \(time). Sign in again."] + undone(request))
  }

  /// What became of the form that was sent, if one was.
  func undone(_ request: Request) -> [String] {
    request.method == .post ? ["Nothing was done with the form."] : []
  }
}
