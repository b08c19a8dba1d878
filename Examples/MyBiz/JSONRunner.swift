import Announcements
import Authentication
import Directory
import Foundation
import Humble
import JSONFrontEnd
import Purchasing
import TextFrontEnd

/// Runs what `--json` asks for: one command, or whatever comes on standard input.
struct JSONRunner: Sendable {
  let composition: Composition
  let terminal: StandardTerminal
  private let lines: JSONLines

  init(composition: Composition, terminal: StandardTerminal) {
    self.composition = composition
    self.terminal = terminal
    lines = JSONLines { terminal.write($0, to: .results) }
  }

  /// Takes events from standard input to its end.
  /// - Returns: the exit status.
  func runInput() async -> Int32 {
    let tracks = composition.tracks()
    let screens: [any AnyJSONScreen] = [
      JSONScreen.signIn(composition.signIn), JSONScreen.account(composition.account),
      JSONScreen.settings(composition.settings), JSONScreen.eventList(composition.eventList),
      JSONScreen.orgChart(composition.orgChart), JSONScreen.announcementList(composition.announcementList),
      JSONScreen.productList(composition.productList), JSONScreen.purchaseOrderList(composition.orderList),
      JSONScreen.newPurchaseOrder(composition.newOrder), JSONScreen.trackList(tracks.list),
      JSONScreen.trackSummary(tracks.summary),
    ]
    let input = AsyncStream { [terminal] in await terminal.readBytes() }
    await JSONFrontEnd(screens: screens, lines: lines).run(input)
    return ExitStatus.success
  }

  /// Runs one command, and writes what it shows.
  /// - Returns: the exit status.
  func run(_ command: Command) async -> Int32 {
    ExitStatus.of(isDone: await isDone(command))
  }

  private func isDone(_ command: Command) async -> Bool {
    switch command {
    case .account(let command): await isDone(command)
    case .events(let from, let to):
      await JSONScreen.eventList(composition.eventList).report(composition.opening(from: from, to: to), in: lines)
    case .org(let isFlat):
      await JSONScreen.orgChart(composition.orgChart).report(.opened(isFlat ? .list : .tree), in: lines)
    case .announcements:
      await JSONScreen.announcementList(composition.announcementList).report(.opened, in: lines)
    case .products: await JSONScreen.productList(composition.productList).report(.opened, in: lines)
    case .orders: await JSONScreen.purchaseOrderList(composition.orderList).report(.opened, in: lines)
    case .order(let order?): await place(order)
    case .tracks(let command): await isDone(command)
    case .settings: await JSONScreen.settings(composition.settings).report(.opened, in: lines)
    // The command line has neither of them.
    case .order(nil), .help: false
    }
  }

  private func isDone(_ command: AccountCommand) async -> Bool {
    switch command {
    case .signIn(let email, _):
      let password = await terminal.readLine(prompt: "").map(Secret.init) ?? Secret("")
      let credentials = Credentials(userName: email ?? "", password: password)
      return await JSONScreen.signIn(composition.signIn).report(.submitted(credentials), in: lines)
    case .whoami: return await JSONScreen.account(composition.account).report(.opened, in: lines)
    case .logout: return await JSONScreen.account(composition.account).report(.logoutRequested, in: lines)
    }
  }

  private func isDone(_ command: TrackCommand) async -> Bool {
    let handlers = composition.tracks(orOf: command.file, units: command.units)
    return await TrackRunner(screens: JSONTrackScreens(handlers: handlers, lines: lines)).run(command.action)
  }

  private func place(_ order: OrderArguments) async -> Bool {
    let draft = PurchaseDraft(key: UUID(), request: order.request(timeZone: composition.region.timeZone))
    return await JSONScreen.newPurchaseOrder(composition.newOrder).report(.submitted(draft), in: lines)
  }
}
