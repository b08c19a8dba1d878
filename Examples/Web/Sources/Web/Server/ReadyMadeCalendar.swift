import Authentication
import Foundation
import Humble
import Logging

/// The calendar page of one person with everything that it shows made before; what the pages' speed is measured against.
package struct ReadyMadeCalendar: Sendable {
  private let templates: Templates
  private let account: AccountViewModel
  private let formToken: String
  private let content: CalendarContent

  /// Signs in to a company in a file and fetches its events.
  /// - Parameters:
  ///   - company: the path of the file.
  ///   - path: the path of a database.
  ///   - userName: who signs in.
  ///   - password: their password.
  ///   - from: the first day.
  ///   - to: the last day.
  /// - Throws: ``ServerFailure`` where nobody can sign in.
  package init(
    company: String, database path: String, userName: String, password: String, from: String, to: String
  ) async throws {
    let database = try await WebDatabase.open(at: path, logger: Logger(label: "ready-made"))
    let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .current)
    let place = try await CompanyPlace(.file(company))
    let company = try Company(place, database: database, path: path, region: region, now: { Date() })
    let browser = Browser()
    let sessions = BrowserSessionStore(
      browser: browser, database: database, table: BrowserTable(idle: 3_600, now: { Date() }))
    let (handlers, scope) = (Handlers(company), BrowserScope(sessions: sessions))
    let attempt = SignInAttempt(browser: scope, gateway: company.authentication(from: ""))
    await handlers.signIn.handle(
      .submitted(Credentials(userName: userName, password: Secret(password))),
      from: ScopedView(SignInPageView(), of: attempt))
    let (account, events) = (AccountPageView(), EventListPageView())
    await handlers.account.handle(.launched, from: ScopedView(account, of: scope))
    let days = FormDays(typed: (from, to), today: Date(), region: region)
    guard let event = days.event, let model = account.model else {
      throw ServerFailure("There is nobody to show it to.")
    }
    await handlers.eventList.handle(event, from: ScopedView(events, of: scope))
    self.account = model
    templates = try Templates()
    formToken = browser.formToken
    content = try CalendarContent(events.model, days, region: region)
  }

  /// Writes the page, from the same template as the site does.
  package func page() -> String {
    let frame = PageFrame(
      title: Screen.calendar.title, account: account, screen: .calendar, formToken: formToken, content: content)
    return templates.render(.calendar, frame)
  }
}
