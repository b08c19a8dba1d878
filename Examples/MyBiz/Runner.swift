import Announcements
import Authentication
import CompanyFile
import CompanyTextViews
import Directory
import Events
import Foundation
import Humble
import Purchasing
import TextFrontEnd

/// Runs one command: makes its view, and has the view report what the command asks.
struct Runner: CommandRunner {
  let composition: Composition
  let terminal: any Terminal
  /// Whether a shell goes on afterwards: there an alert's action is offered.
  let isShell: Bool

  var greeting: [String] {
    let demo = "The demo company's account is \(DemoCompany.email), password \(DemoCompany.password)."
    return ["MyBiz \(MyBiz.version)"] + (composition.isDemo ? [demo] : [])
  }

  var sessionChanges: SessionChanges { composition.sessionChanges }

  var account: AccountRunner {
    AccountRunner(signIn: composition.signIn, account: composition.account, terminal: terminal, isShell: isShell)
  }

  func run(_ command: Command) async -> Int32 {
    switch command {
    case .account(let command): return await account.run(command)
    case .events(let from, let to): return ExitStatus.of(isDone: await showEvents(from: from, to: to))
    case .org(let isFlat): return ExitStatus.of(isDone: await orgChartView.report(.opened(isFlat ? .list : .tree)))
    case .announcements: return ExitStatus.of(isDone: await announcementListView.report(.opened))
    case .products: return ExitStatus.of(isDone: await productListView.report(.opened))
    case .orders: return ExitStatus.of(isDone: await orderListView.report(.opened))
    case .order(let order): return ExitStatus.of(isDone: await place(order))
    case .tracks(let command): return ExitStatus.of(isDone: await run(command))
    case .settings: return ExitStatus.of(isDone: await settingsView.report(.opened))
    case .help: terminal.writeUsage(Usage.shellText)
    }
    return ExitStatus.success
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
    let view = TextEventListView(handler: composition.eventList, terminal: terminal, asksToTryAgain: isShell)
    return await view.report(composition.opening(from: from, to: to))
  }

  private func run(_ command: TrackCommand) async -> Bool {
    let handlers = composition.tracks(orOf: command.file, units: command.units)
    let screens = TextTrackScreens(handlers, terminal: terminal, isShell: isShell, asks: command.asks)
    return await TrackRunner(screens: screens).run(command.action)
  }

  private var productListView: TextProductListView {
    TextProductListView(handler: composition.productList, terminal: terminal, asksToTryAgain: isShell)
  }

  private var orderListView: TextPurchaseOrderListView {
    TextPurchaseOrderListView(handler: composition.orderList, terminal: terminal, asksToTryAgain: isShell)
  }

  /// Places an order, or asks for one first.
  private func place(_ order: OrderArguments?) async -> Bool {
    let view = TextNewPurchaseOrderView(handler: composition.newOrder, terminal: terminal, asksToTryAgain: isShell)
    let timeZone = composition.region.timeZone
    if let order { return await view.submit(order.request(timeZone: timeZone)) }
    guard let isPlaced = await view.askAndSubmit(timeZone: timeZone) else {
      if !Task.isCancelled {
        terminal.write("\n", to: .messages)
        terminal.writeLine("Order Not Placed: The input ended. Nothing was ordered.", to: .messages)
      }
      return false
    }
    return isPlaced
  }
}
