import Humble
import Support
import Testing
import TextFrontEnd

@testable import expenses

@Suite struct TextExpensesViewTests {
  private func results(
    width: Int? = nil, _ body: @escaping @Sendable (any ExpensesView) -> Void
  ) async -> String {
    let terminal = TerminalFake(width: width)
    let handler = HandlerStub<ExpensesViewEvent, any ExpensesView> { body($1) }
    let view = TextExpensesView(handler: handler, terminal: terminal, asksToTryAgain: false)
    _ = await view.report(.listOpened(ExpensePeriod(from: nil, to: nil)))
    return terminal.results
  }

  private static let rows: [ExpenseListViewModel.Row] = [
    .init(
      date: "1 Nov 2026", amount: .init(whole: "1,250", fraction: ".00", currency: "EUR"), category: "旅",
      description: "A train that went from one end of the country to the other"),
    .init(
      date: "12 Nov 2026", amount: .init(whole: "300", fraction: "", currency: "JPY"), category: "food\u{1B}",
      description: "\u{202E}Lunch"),
    .init(
      date: "12 Nov 2026", amount: .init(whole: "0", fraction: ".125", currency: "KWD"), category: "food",
      description: ""),
  ]

  @Test func `amounts line up on the decimal point, and what could command a terminal is made visible`() async {
    let page = await results {
      $0.display(ExpenseListViewModel(title: "November", rows: Self.rows, emptyMessage: nil))
    }
    #expect(
      page == """
        November
        1 Nov 2026   1,250.00  EUR  旅     A train that went from one end of the country to the other
        12 Nov 2026    300     JPY  food␛  <U+202E>Lunch
        12 Nov 2026      0.125 KWD  food

        """)
  }

  @Test func `a long description is broken to the terminal's width`() async {
    let page = await results(width: 60) {
      $0.display(ExpenseListViewModel(title: nil, rows: [Self.rows[0]], emptyMessage: nil))
    }
    #expect(
      page == """
        1 Nov 2026  1,250.00 EUR  旅  A train that went from one end
                                      of the country to the other

        """)
  }

  @Test func `where there is no room beside, the description stands below`() async {
    let page = await results(width: 40) {
      $0.display(ExpenseListViewModel(title: nil, rows: [Self.rows[0]], emptyMessage: nil))
    }
    #expect(
      page == """
        1 Nov 2026  1,250.00 EUR  旅
          A train that went from one end of the
          country to the other

        """)
  }

  @Test func `totals have a line for each currency, and a category is named once`() async {
    let euro = MoneyText(whole: "16", fraction: ".50", currency: "EUR")
    let yen = MoneyText(whole: "1,300", fraction: "", currency: "JPY")
    let page = await results {
      $0.display(
        ExpenseTotalsViewModel(
          title: nil, categories: [.init(name: "旅行", amounts: [euro, yen]), .init(name: "a\nb", amounts: [euro])],
          total: .init(name: "Total", amounts: [euro, yen]), emptyMessage: nil))
    }
    #expect(
      page == """
        旅行      16.50 EUR
               1,300    JPY
        a␊b       16.50 EUR

        Total     16.50 EUR
               1,300    JPY

        """)
  }

  @Test func `where there is no room beside, the category stands below too`() async {
    let row = ExpenseListViewModel.Row(
      date: "1 Nov 2026", amount: Self.rows[0].amount, category: "conference fees and accommodation",
      description: "Bonn")
    let page = await results(width: 32) {
      $0.display(ExpenseListViewModel(title: "1 January 2026 – 31 December 2026", rows: [row], emptyMessage: nil))
    }
    #expect(
      page == """
        1 January 2026 – 31 December
        2026
        1 Nov 2026  1,250.00 EUR
          conference fees and
          accommodation
          Bonn

        """)
  }

  @Test func `where there is no room beside, totals stand below their categories`() async {
    let euro = MoneyText(whole: "1,016", fraction: ".50", currency: "EUR")
    let yen = MoneyText(whole: "13", fraction: "", currency: "JPY")
    let page = await results(width: 30) {
      $0.display(
        ExpenseTotalsViewModel(
          title: nil, categories: [.init(name: "conference fees and accommodation", amounts: [euro, yen])],
          total: .init(name: "Total", amounts: [euro, yen]), emptyMessage: nil))
    }
    #expect(
      page == """
        conference fees and
        accommodation
          1,016.50 EUR
             13    JPY

        Total
          1,016.50 EUR
             13    JPY

        """)
  }

  @Test func `in a narrow terminal an expense that was added stands below`() async {
    let page = await results(width: 30) {
      $0.display(ExpenseAddedMessage(title: "Added", message: "1,250.00 EUR for accommodation on 1 May 2026"))
    }
    #expect(page == "Added:\n  1,250.00 EUR for\n  accommodation on 1 May 2026\n")
  }

  @Test func `nothing is said in a sentence`() async {
    let empty = await results {
      $0.display(ExpenseListViewModel(title: nil, rows: [], emptyMessage: "There are no expenses yet."))
      $0.display(
        ExpenseTotalsViewModel(
          title: "Today", categories: [], total: .init(name: "Total", amounts: []),
          emptyMessage: "There are no expenses."))
    }
    #expect(empty == "There are no expenses yet.\nToday\nThere are no expenses.\n")
  }

  @Test func `an alert is a message, a failure whatever was shown before, and offered again in a shell`() async {
    let event = ExpensesViewEvent.listOpened(ExpensePeriod(from: nil, to: nil))
    let terminal = TerminalFake(lines: ["n"])
    let handler = HandlerStub<ExpensesViewEvent, any ExpensesView> {
      $1.display(ExpenseListViewModel(title: nil, rows: [], emptyMessage: "None."))
      $1.display(ErrorAlert(title: "No Expenses", subtitle: "The disk is gone.", action: .tryAgain($0)))
    }
    let view = TextExpensesView(handler: handler, terminal: terminal, asksToTryAgain: true)
    #expect(await view.report(event) == false)
    #expect(
      terminal.messages == [
        .results("None.\n"), .messages("No Expenses: The disk is gone.\n"), .askedForLine("Try Again? [y/N] "),
      ])
  }
}
