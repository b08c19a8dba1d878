import CompanyTextViews
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Synchronization
import Support
import Testing
import TextFrontEnd

@Suite struct TextNewPurchaseOrderViewTests {
  private typealias Handler = HandlerStub<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>
  private typealias Line = PurchaseOrderLine

  private let request = PurchaseRequest(number: "PO-1", items: [PurchaseItem(productId: "tea", quantity: 2)])

  private func money(_ whole: String, _ rest: String) -> MoneyText { MoneyText(whole: whole, rest: rest) }

  private func show(_ order: PlacedPurchaseOrderViewModel, on terminal: TerminalFake) async -> Bool {
    let handler = Handler { _, view in view.display(order) }
    return await TextNewPurchaseOrderView(handler: handler, terminal: terminal, asksToTryAgain: false).submit(request)
  }

  private func order(_ lines: [Line], total: MoneyText?, notes: [String] = []) -> PlacedPurchaseOrderViewModel {
    PlacedPurchaseOrderViewModel(
      title: "Order Placed", number: "PO-1", dates: "Today", lines: lines, total: total, comment: nil, notes: notes)
  }

  @Test func `prices and total of a placed order line up on the decimal point`() async {
    let terminal = TerminalFake()
    let lines = [
      Line(quantity: "3", product: "緑茶", unitPrice: money("$11", ".49"), price: money("$34", ".47")),
      Line(quantity: "12", product: "Tyre", unitPrice: money("$1,899", ".5"), price: money("$22,794", "")),
    ]
    #expect(await show(order(lines, total: money("$22,828", ".47")), on: terminal))
    #expect(
      terminal.results == """
        Order Placed
        PO-1
          Today
           3 ×  緑茶      $11.49      $34.47
          12 ×  Tyre   $1,899.5   $22,794
                Total             $22,828.47

        """)
  }

  @Test func `a price that is not known is a question mark`() async {
    let terminal = TerminalFake()
    let line = Line(quantity: "1", product: "tea", unitPrice: nil, price: nil)
    _ = await show(order([line], total: nil, notes: ["The disk is full."]), on: terminal)
    #expect(terminal.results.hasSuffix("  1 ×  tea    ?  ?\n       Total     ?\n"))
    #expect(terminal.messages.last == .messages("The disk is full.\n"))
  }

  @Test func `on a narrow terminal prices stand under the name`() async {
    let terminal = TerminalFake(width: 32)
    let line = Line(
      quantity: "1", product: "Tea, a box", unitPrice: money("$11", ".49"), price: money("$11", ".49"))
    _ = await show(order([line], total: money("$11", ".49")), on: terminal)
    #expect(
      terminal.results == """
        Order Placed
        PO-1
          Today
          1 ×  Tea, a box
               $11.49  $11.49
               Total
                       $11.49

        """)
  }

  @Test func `all that is wrong is said, each in a line of its own`() async {
    let terminal = TerminalFake(width: 40)
    let handler = Handler { _, view in
      view.display(
        PurchaseRefusalViewModel(
          title: "Order Refused", problems: ["\u{200F}One.", "The second thing, which is long.\u{7}"]))
    }
    let view = TextNewPurchaseOrderView(handler: handler, terminal: terminal, asksToTryAgain: false)
    #expect(await view.submit(request) == false)
    #expect(
      terminal.messages == [
        .messages("Order Refused:\n  One.\n  The second thing, which is long.␇\n")
      ])
  }

  @Test func `Try Again sends the same draft, key and all`() async {
    let drafts = MemoryViewEventLog<NewPurchaseOrderViewEvent>()
    let handler = Handler { event, view in
      drafts.append(event)
      view.display(ErrorAlert(title: "Perhaps Ordered", subtitle: "Who knows.", action: .tryAgain(event)))
    }
    let terminal = TerminalFake(lines: ["y", "y", "n"])
    _ = await TextNewPurchaseOrderView(handler: handler, terminal: terminal, asksToTryAgain: true).submit(request)
    #expect(drafts.events.count == 3)
    #expect(drafts.events.allSatisfy { $0 == drafts.events[0] })
  }

  @Test func `two orders have two keys`() async {
    let drafts = MemoryViewEventLog<NewPurchaseOrderViewEvent>()
    let handler = Handler { event, _ in drafts.append(event) }
    let view = TextNewPurchaseOrderView(handler: handler, terminal: TerminalFake(), asksToTryAgain: false)
    for _ in 1...2 { _ = await view.submit(request) }
    #expect(drafts.events.count == 2)
    #expect(drafts.events[0] != drafts.events[1])
  }

  /// The requests that come of lines that are typed; the handler refuses so many of them.
  private func ask(_ lines: [String], refusals: Int = 0) async -> (result: Bool?, requests: [PurchaseRequest]) {
    let drafts = MemoryViewEventLog<NewPurchaseOrderViewEvent>()
    let placed = order([], total: nil)
    let handler = Handler { event, view in
      drafts.append(event)
      guard drafts.events.count <= refusals else { return view.display(placed) }
      view.display(PurchaseRefusalViewModel(title: "Order Refused", problems: ["No."]))
    }
    let view = TextNewPurchaseOrderView(
      handler: handler, terminal: TerminalFake(lines: lines), asksToTryAgain: true)
    let result = await view.askAndSubmit(timeZone: .gmt)
    let requests = drafts.events.map { event in
      switch event {
      case .submitted(let draft): draft.request
      }
    }
    return (result, requests)
  }

  @Test func `an order is asked for step by step`() async {
    let (result, requests) = await ask([" PO-1 ", "tea=2", "a=b=3", "", "2026-12-01", " Hi "])
    #expect(result == true)
    let items = [PurchaseItem(productId: "tea", quantity: 2), PurchaseItem(productId: "a=b", quantity: 3)]
    let due = Date(timeIntervalSince1970: 1_796_083_200)
    #expect(requests == [PurchaseRequest(number: "PO-1", comment: "Hi", dueDate: due, items: items)])
  }

  @Test func `what is refused is asked for again, and what was typed is kept, changed or left out`() async {
    let first = ["PO-1", "tea=2", "tee=1", "", "2026-12-01", "Hi"]
    let (result, requests) = await ask(first + ["PO-2", "", "tyre=1", "", "-", ""], refusals: 1)
    #expect(result == true)
    let items = [PurchaseItem(productId: "tea", quantity: 2), PurchaseItem(productId: "tyre", quantity: 1)]
    #expect(requests.last == PurchaseRequest(number: "PO-2", comment: "Hi", items: items))
  }

  @Test func `what was mended and then failed is not asked for again`() async {
    let drafts = MemoryViewEventLog<NewPurchaseOrderViewEvent>()
    let handler = Handler { event, view in
      drafts.append(event)
      guard drafts.events.count > 1 else {
        return view.display(PurchaseRefusalViewModel(title: "Order Refused", problems: ["No."]))
      }
      view.display(ErrorAlert(title: "Order Not Placed", subtitle: "The server is away."))
    }
    let terminal = TerminalFake(lines: ["PO-1", "tea=2", "", "", ""] + ["", "", "", "", ""])
    let view = TextNewPurchaseOrderView(handler: handler, terminal: terminal, asksToTryAgain: true)
    #expect(await view.askAndSubmit(timeZone: .gmt) == false)
    #expect(drafts.events.count == 2)
  }

  @Test func `an order that has lost all its items needs one`() async {
    let (_, requests) = await ask(
      ["PO-1", "tee=1", "", "", ""] + ["", "-", "", "tea=1", "", "", ""], refusals: 1)
    #expect(requests.last?.items == [PurchaseItem(productId: "tea", quantity: 1)])
  }

  @Test(arguments: [[], ["PO-1"], ["PO-1", "tea=2", ""], ["PO-1", "tea=2", "", ""]])
  func `where input ends first nothing is submitted`(lines: [String]) async {
    let (result, requests) = await ask(lines)
    #expect(result == nil)
    #expect(requests == [])
  }
}
