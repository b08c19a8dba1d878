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
      lines: lines.map { PurchaseOrderLine(quantity: $0, product: $1) }, total: nil, comment: comment)
  }

  private func money(_ whole: String, _ rest: String) -> MoneyText { MoneyText(whole: whole, rest: rest) }

  private var tea: PurchaseOrderLine {
    PurchaseOrderLine(
      quantity: "12", product: "Tea, a box of 80 bags", unitPrice: money("$11", ".49"), price: money("$137", ".88"))
  }

  private func order(_ lines: [PurchaseOrderLine], total: MoneyText?) -> Order {
    Order(number: "PO-1", dates: "Today", lines: lines, total: total, comment: nil)
  }

  @Test func `prices and totals line up within an order`() async {
    let terminal = TerminalFake()
    let tyre = PurchaseOrderLine(
      quantity: "1", product: "Tyre", unitPrice: money("$1,899", ".5"), price: money("$1,899", ".5"))
    _ = await show([order([tea, tyre], total: money("$2,037", ".38")), order("PO-0", [("1", "Tea")])], on: terminal)
    #expect(
      terminal.results == """
        PO-1
          Today
          12 ×  Tea, a box of 80 bags     $11.49    $137.88
           1 ×  Tyre                   $1,899.5   $1,899.5
                Total                             $2,037.38

        PO-0
          20 November 2026, due 1 December 2026
          1 ×  Tea

        """)
  }

  @Test func `for a price that is not known nothing is written`() async {
    let terminal = TerminalFake()
    _ = await show([order([tea, PurchaseOrderLine(quantity: "1", product: "Tyre")], total: nil)], on: terminal)
    #expect(
      terminal.results == """
        PO-1
          Today
          12 ×  Tea, a box of 80 bags  $11.49  $137.88
           1 ×  Tyre

        """)
  }

  @Test func `in forty columns prices stand under the name`() async {
    let terminal = TerminalFake(width: 40)
    let lines = [tea, PurchaseOrderLine(quantity: "1", product: "Tyre for a 1962 Corvette, with a chain")]
    _ = await show([order(lines, total: nil), order([tea], total: money("$137", ".88"))], on: terminal)
    #expect(
      terminal.results == """
        PO-1
          Today
          12 ×  Tea, a box of 80 bags
                $11.49  $137.88
           1 ×  Tyre for a 1962 Corvette, with a
                chain

        PO-1
          Today
          12 ×  Tea, a box of 80 bags
                $11.49  $137.88
                Total
                        $137.88

        """)
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
