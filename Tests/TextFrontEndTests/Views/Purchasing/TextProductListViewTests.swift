import CompanyTextViews
import Humble
import Purchasing
import Support
import Testing
import TextFrontEnd

@Suite struct TextProductListViewTests {
  private typealias Row = ProductListViewModel.Row

  private func show(
    _ rows: [Row], notice: ErrorAlert<ProductListViewEvent>? = nil, on terminal: TerminalFake
  ) async -> Bool {
    let list = ProductListViewModel(
      rows: rows, emptyMessage: rows.isEmpty ? "There are no products." : nil, notice: notice)
    let handler = HandlerStub<ProductListViewEvent, any ProductListView> { _, view in view.display(list) }
    return await TextProductListView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.opened)
  }

  private func row(_ id: String, _ name: String, _ whole: String, _ rest: String) -> Row {
    Row(id: id, name: name, price: MoneyText(whole: whole, rest: rest))
  }

  @Test func `prices line up on the decimal point, beside wide characters too`() async {
    let terminal = TerminalFake()
    _ = await show(
      [
        row("tea", "緑茶 🍵", "11", ",49\u{A0}€"), row("tyre", "Cafe\u{301}", "1.899", ",5\u{A0}€"),
        row("お茶", "Plain", "0", ",125\u{A0}€"), row("x", "Whole", "7", ""),
      ], on: terminal)
    #expect(
      terminal.results == """
          tea   緑茶 🍵     11,49\u{A0}€
          tyre  Cafe\u{301}     1.899,5\u{A0}€
          お茶  Plain        0,125\u{A0}€
          x     Whole        7

        """)
  }

  @Test func `where there is no room the price stands under the name, still lined up`() async {
    let terminal = TerminalFake(width: 30)
    _ = await show(
      [row("tea", "Tea, a box of 80 bags", "$11", ".49"), row("tyre", "Tyre", "$1,899", ".50")], on: terminal)
    #expect(
      terminal.results == """
          tea   Tea, a box of 80 bags
                   $11.49
          tyre  Tyre
                $1,899.50

        """)
  }

  @Test func `a long name is broken within its column`() async {
    let terminal = TerminalFake(width: 36)
    _ = await show([row("tea", "Tea, a box of 80 bags of it", "$11", ".49")], on: terminal)
    #expect(
      terminal.results == """
          tea  Tea, a box of 80 bags  $11.49
               of it

        """)
  }

  @Test func `text from outside cannot command the terminal`() async {
    let terminal = TerminalFake(hasStyle: true)
    _ = await show([row("\u{1B}[2J", "\u{1B}]0;pwned\u{7}\n", "1", "")], on: terminal)
    #expect(terminal.results == "  ␛[2J  ␛]0;pwned␇␊  1\n")
  }

  @Test func `marks of direction in a price take no room`() async {
    let terminal = TerminalFake()
    _ = await show([row("a", "A", "\u{200F}11", ".49 \u{200F}₪"), row("b", "B", "5", ".00 ₪")], on: terminal)
    #expect(terminal.results == "  a  A  11.49 ₪\n  b  B   5.00 ₪\n")
  }

  @Test func `where ids leave no room for names, names stand under them`() async {
    let terminal = TerminalFake(width: 30)
    _ = await show(
      [row("conference-table", "Conference accommodation table", "$1,899", ".50"), row("tea", "Tea", "$1", ".49")],
      on: terminal)
    #expect(
      terminal.results == """
          conference-table
            Conference accommodation
            table
            $1,899.50
          tea
            Tea
                $1.49

        """)
  }

  @Test func `what is wrong with a product stands below it, to the right of where names begin`() async {
    let terminal = TerminalFake(width: 30)
    let tea = Row(
      id: "tea", name: "Tea", price: MoneyText(whole: "1", rest: ""),
      notes: ["Another product has the same id.", "\u{1B}"])
    _ = await show([tea, row("tyre", "Tyre", "2", "")], on: terminal)
    #expect(
      terminal.results == """
          tea   Tea   1
                  Another product has
                  the same id.
                  ␛
          tyre  Tyre  2

        """)
  }

  @Test func `an empty list says so, and a notice is a message`() async {
    let terminal = TerminalFake()
    let notice = ErrorAlert(title: "Saved Earlier", subtitle: "Old.", action: .tryAgain(ProductListViewEvent.opened))
    #expect(await show([], notice: notice, on: terminal))
    #expect(terminal.messages == [.results("There are no products.\n"), .messages("Saved Earlier: Old.\n")])
  }
}
