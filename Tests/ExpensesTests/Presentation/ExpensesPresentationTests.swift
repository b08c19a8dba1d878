import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@testable import expenses

@Suite struct ExpensesPresentationTests {
  private static let allTime = ExpensesViewEvent.listOpened(ExpensePeriod(from: nil, to: nil))

  private func shown(
    for event: ExpensesViewEvent = allTime, in region: Region = .britain, _ report: (ExpensesPresenter) -> Void
  ) -> [ExpensesViewSpy.Message] {
    let view = ExpensesViewSpy()
    report(ExpensesPresenter(view: view, event: event, region: region))
    return view.messages
  }

  @Test func `the indicator follows the work`() {
    #expect(
      shown {
        $0.started()
        $0.finished()
      } == [.loading(true), .loading(false)])
  }

  @Test func `an expense that was added is said in a sentence`() {
    let message = shown { $0.added(.of("1250", "EUR", "travel", on: .november(12), "Train")) }
    #expect(
      message == [
        .message(ExpenseAddedMessage(title: "Added", message: "1,250.00 EUR for travel on 12 November 2026"))
      ])
  }

  @Test func `a list has a row for each expense, its amount in parts`() {
    let list = shown {
      $0.listed([.of("1250", "EUR", "travel", on: .november(12), "Train"), .of("300", "JPY", "food")])
    }
    let rows = [
      ExpenseListViewModel.Row(
        date: "12 Nov 2026", amount: MoneyText(whole: "1,250", fraction: ".00", currency: "EUR"), category: "travel",
        description: "Train"),
      ExpenseListViewModel.Row(
        date: "20 Nov 2026", amount: MoneyText(whole: "300", fraction: "", currency: "JPY"), category: "food",
        description: ""),
    ]
    #expect(list == [.list(ExpenseListViewModel(title: nil, rows: rows, emptyMessage: nil))])
  }

  @Test func `amounts and days are written as the region does, and a day is the same day everywhere`() throws {
    let honolulu = Region(
      locale: Locale(identifier: "de_DE"), timeZone: try #require(TimeZone(identifier: "Pacific/Honolulu")))
    let message = shown(in: honolulu) { $0.added(.of("1250.5", "EUR", "Reise", on: .november(12))) }
    #expect(
      message == [
        .message(ExpenseAddedMessage(title: "Added", message: "1.250,50 EUR for Reise on 12. November 2026"))
      ])
  }

  @Test func `an empty list says so, and of which days it is`() {
    #expect(
      shown { $0.listed([]) } == [
        .list(ExpenseListViewModel(title: nil, rows: [], emptyMessage: "There are no expenses yet."))
      ])
    let titles: [(CalendarDay?, CalendarDay?, String)] = [
      (.november(1), .november(2), "1 November 2026 – 2 November 2026"),
      (.november(1), .november(1), "1 November 2026"), (.november(1), nil, "From 1 November 2026"),
      (nil, .november(2), "Until 2 November 2026"),
    ]
    for (from, to, title) in titles {
      #expect(
        shown(for: .listOpened(ExpensePeriod(from: from, to: to))) { $0.listed([]) } == [
          .list(ExpenseListViewModel(title: title, rows: [], emptyMessage: "There are no expenses."))
        ])
    }
  }

  @Test func `totals have a row for each category and one for all`() {
    let totals = shown {
      $0.totalled(ExpenseTotals(of: [.of("1.5", "EUR", "food"), .of("300", "JPY", "food"), .of("2", "EUR", "rent")]))
    }
    let yen = MoneyText(whole: "300", fraction: "", currency: "JPY")
    let euros = ["1", "2", "3"].map { MoneyText(whole: $0, fraction: $0 == "2" ? ".00" : ".50", currency: "EUR") }
    #expect(
      totals == [
        .totals(
          ExpenseTotalsViewModel(
            title: nil,
            categories: [.init(name: "food", amounts: [euros[0], yen]), .init(name: "rent", amounts: [euros[1]])],
            total: .init(name: "Total", amounts: [euros[2], yen]), emptyMessage: nil))
      ])
  }

  @Test func `categories stand where people look for them, capital or not`() {
    let expenses = ["Zoo", "books", "Étude", "art"].map { Expense.of("1", "EUR", $0) }
    guard case .totals(let totals)? = shown({ $0.totalled(ExpenseTotals(of: expenses)) }).first else {
      return #expect(Bool(false))
    }
    #expect(totals.categories.map(\.name) == ["art", "books", "Étude", "Zoo"])
  }

  @Test func `every rule has a sentence of its own`() throws {
    let (yen, euro) = (try #require(Currency("JPY")), try #require(Currency("EUR")))
    let first = try #require(CalendarDay("2000-01-01"))
    let rules: [BrokenExpenseRules.Rule] = [
      .amountNotPositive, .amountTooLarge(1_000_000_000), .amountTooPrecise(yen), .amountTooPrecise(euro),
      .unknownCurrency("DEM"), .noCategory, .categoryTooLong(40), .controlsInCategory, .descriptionTooLong(200),
      .controlsInDescription, .dateTooEarly(first), .dateInFuture,
    ]
    let event = ExpensesViewEvent.submitted(.of())
    let sentences = """
      The amount must be more than 0. The amount must be at most 1,000,000,000. An amount in JPY has no decimals. \
      An amount in EUR has at most 2 decimals. \
      There is no currency "DEM": give its code in ISO 4217, such as EUR. \
      The category is empty: name one, such as travel. \
      The category has more than 40 characters: put the rest into the description. \
      The category has line ends or other controls in it: leave them out. \
      The description has more than 200 characters: shorten it. \
      The description has line ends or other controls in it: leave them out. \
      The date must not be before 1 January 2000. The date must not be after today.
      """
    #expect(
      shown(for: event) { $0.addFailed(.brokenRules(rules)) } == [
        .alert(ErrorAlert(title: "Not Added", subtitle: sentences))
      ])
  }

  @Test func `a store that fails can be tried again, and a refusal of dates cannot`() {
    let event = ExpensesViewEvent.submitted(.of())
    #expect(
      shown(for: event) { $0.addFailed(.store(.unwritable("The disk is full."))) } == [
        .alert(ErrorAlert(title: "Not Added", subtitle: "The disk is full.", action: .tryAgain(event)))
      ])
    #expect(
      shown { $0.listFailed(.store(.damaged("It was damaged."))) } == [
        .alert(ErrorAlert(title: "No Expenses", subtitle: "It was damaged.", action: .tryAgain(Self.allTime)))
      ])
    #expect(
      shown { $0.totalFailed(.session(.unusable(.unreadable("It cannot be read.")))) } == [
        .alert(ErrorAlert(title: "No Totals", subtitle: "It cannot be read.", action: .tryAgain(Self.allTime)))
      ])
    #expect(
      shown { $0.totalFailed(.reversedPeriod) } == [
        .alert(ErrorAlert(title: "Dates Refused", subtitle: "The first date must not be after the last."))
      ])
  }

  @Test func `each event starts its own use case, with a presenter for its view`() async {
    let draft = ExpenseDraft.of()
    let period = ExpensePeriod(from: nil, to: .today)
    for event in [ExpensesViewEvent.submitted(draft), .listOpened(period), .totalsOpened(period)] {
      let spy = ExpensesSpy(.init())
      let book = ExpenseBook(in: spy, for: CurrentSession(in: spy, changes: SessionChanges()), now: { .now })
      let handler = ExpensesEventHandler(
        addExpense: AddExpense.Factory(book: book, timeZone: .gmt, now: { .now }),
        listExpenses: ListExpenses.Factory(book: book), totalByCategory: TotalByCategory.Factory(book: book),
        region: .britain)
      let (view, sample) = (ExpensesViewSpy(), Expense.of("1", "EUR", "food"))
      spy.answers.session = .current
      spy.answers.expenses = [sample]
      await handler.handle(event, from: view)
      #expect(view.messages.count == 3)
      switch (event, view.messages[1]) {
      case (.submitted, .message), (.listOpened, .list), (.totalsOpened, .totals): break
      default: Issue.record("\(event) showed \(view.messages[1])")
      }
    }
  }

  @Test func `events can be recorded and replayed`() throws {
    let events: [ExpensesViewEvent] = [.submitted(.of()), .listOpened(ExpensePeriod(from: .today, to: nil))]
    #expect(try JSONDecoder().decode([ExpensesViewEvent].self, from: JSONEncoder().encode(events)) == events)
  }
}
