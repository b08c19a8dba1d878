import Announcements
import Authentication
import CompanyTextViews
import Directory
import Events
import Foundation
import Humble
import TextFrontEnd

/// Runs one command: makes its view, and has the view report what the command asks.
struct Runner: Sendable {
  let composition: Composition
  let terminal: any Terminal
  /// Whether a shell goes on afterwards: there an alert's action is offered.
  let isShell: Bool

  func run(_ command: Command) async -> Int32 {
    switch command {
    case .signIn(let email, let takesPasswordFromInput):
      let password = takesPasswordFromInput ? await terminal.readLine(prompt: "").map(Secret.init) ?? Secret("") : nil
      let isSignedIn = await signIn(email: email, password: password)
      if isSignedIn == nil, !Task.isCancelled {
        terminal.write("\nThe input ended before you were signed in.\n", to: .messages)
      }
      return status(isSignedIn)
    case .whoami: return status(await accountView.report(.opened))
    case .logout: return status(await accountView.report(.logoutRequested))
    case .events(let from, let to): return status(await showEvents(from: from, to: to))
    case .org(let isFlat): return status(await orgChartView.report(.opened(isFlat ? .list : .tree)))
    case .announcements: return status(await announcementListView.report(.opened))
    case .settings: return status(await settingsView.report(.opened))
    case .help: terminal.write(Usage.shellText, to: .results)
    }
    return ExitStatus.success
  }

  /// Finds out who is still signed in; says nothing where nobody is.
  func launch() async {
    _ = await accountView.report(.launched)
  }

  /// Asks for what is missing, and signs in; `nil` where input ended first.
  func signIn(email: String? = nil, password: Secret? = nil) async -> Bool? {
    let view = TextSignInView(handler: composition.signIn, terminal: terminal, asksToTryAgain: isShell)
    return await view.signIn(userName: email, password: password)
  }

  private var accountView: TextAccountView {
    TextAccountView(handler: composition.account, terminal: terminal, asksToTryAgain: isShell)
  }

  private var settingsView: TextSettingsView {
    TextSettingsView(handler: composition.settings, terminal: terminal, asksToTryAgain: isShell)
  }

  private var orgChartView: TextOrgChartView {
    TextOrgChartView(handler: composition.orgChart, terminal: terminal, asksToTryAgain: isShell)
  }

  private var announcementListView: TextAnnouncementListView {
    TextAnnouncementListView(handler: composition.announcementList, terminal: terminal, asksToTryAgain: isShell)
  }

  private func showEvents(from: Day?, to: Day?) async -> Bool {
    let timeZone = composition.region.timeZone
    let from = from?.interval(in: timeZone)?.start ?? composition.region.calendar.startOfDay(for: composition.now())
    let last = to?.interval(in: timeZone)?.end
    let month = composition.region.calendar.date(byAdding: .day, value: 30, to: from) ?? from
    let end = last ?? min(month, RFC3339.dates.upperBound + 1)
    let view = TextEventListView(handler: composition.eventList, terminal: terminal, asksToTryAgain: isShell)
    return await view.report(.opened(from: from, to: end))
  }

  private func status(_ isDone: Bool?) -> Int32 {
    isDone == true ? ExitStatus.success : ExitStatus.failure
  }
}
