import CompanyTextViews
import Humble
import Purchasing
import Support
import Testing
import TextFrontEnd

@Suite struct TextPurchaseOrderListViewTests {
  private typealias Order = PurchaseOrderListViewModel.Order

  private func show(_ orders: [Order], on terminal: TerminalFake) async -> Bool {
    let list = PurchaseOrderListViewModel(
      orders: orders, emptyMessage: orders.isEmpty ? "There are no orders." : nil, notice: nil)
    let handler = HandlerStub<PurchaseOrderListViewEvent, any PurchaseOrderListView> { _, view in view.display(list) }
    let view = TextPurchaseOrderListView(handler: handler, terminal: terminal, asksToTryAgain: false)
    return await view.report(.opened)
  }

  private func order(_ number: String, _ lines: [(String, String)], comment: String? = nil) -> Order {
    Order(
      number: number, dates: "20 November 2026, due 1 December 2026",
      lines: lines.map(PurchaseOrderListViewModel.Line.init), comment: comment)
  }

  @Test func `each order has a heading, its lines and its comment, and quantities line up`() async {
    let terminal = TerminalFake()
    #expect(
      await show(
        [order("PO-2", [("12", "緑茶"), ("1.000", "Tyre")], comment: "Soon, please"), order("PO-1", [])],
        on: terminal))
    #expect(
      terminal.results == """
        PO-2
          20 November 2026, due 1 December 2026
             12 ×  緑茶
          1.000 ×  Tyre
          Soon, please

        PO-1
          20 November 2026, due 1 December 2026

        """)
  }

  @Test func `on a narrow terminal everything is broken between words`() async {
    let terminal = TerminalFake(width: 24)
    _ = await show(
      [order("PO-2 for the whole of the office", [("1", "Tea, a box of 80 bags")], comment: "Soon, but not too soon")],
      on: terminal)
    #expect(
      terminal.results == """
        PO-2 for the whole of
        the office
          20 November 2026, due
          1 December 2026
          1 ×  Tea, a box of 80
               bags
          Soon, but not too soon

        """)
  }

  @Test func `text from outside cannot command the terminal`() async {
    let terminal = TerminalFake()
    _ = await show([order("\u{1B}[2J", [("1", "a\nb")], comment: "\u{202E}x")], on: terminal)
    #expect(
      terminal.results == """
        ␛[2J
          20 November 2026, due 1 December 2026
          1 ×  a␊b
          <U+202E>x

        """)
  }

  @Test func `an empty list says so`() async {
    let terminal = TerminalFake()
    #expect(await show([], on: terminal))
    #expect(terminal.results == "There are no orders.\n")
  }
}
