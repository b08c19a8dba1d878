import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@testable import expenses

@Suite struct ExpenseInteractorTests {
  private typealias Message = ExpensesSpy.Message
  private let account = User.coulson.id

  @Test func `an expense is kept for whoever is signed in, then told`() async throws {
    let spy = ExpensesSpy(.init(session: .current))
    await UseCase.add.execute(on: spy)
    let expense = try UseCase.draft.expense(on: .today)
    #expect(
      spy.messages == [.started, .loadedSession, .wrote(expense, account), .loadedSession, .added(expense), .finished])
  }

  @Test func `an expense without a date is of today, where the person is`() async throws {
    let spy = ExpensesSpy(.init(session: .current))
    let draft = ExpenseDraft.of(date: nil)
    await UseCase.add.execute(on: spy, draft: draft)
    let expense = try draft.expense(on: .november(20))
    #expect(spy.messages.contains(.added(expense)))
  }

  @Test func `of an expense that breaks rules nothing is kept`() async {
    let spy = ExpensesSpy(.init(session: .current))
    await UseCase.add.execute(on: spy, draft: .of(category: "", amount: "0"))
    #expect(spy.messages == [.started, .failed(.brokenRules([.amountNotPositive, .noCategory])), .finished])
  }

  @Test func `the list is by date, and of one day in the order of adding`() async {
    let expenses = [
      Expense.of("3", "EUR", "c", on: .november(12)), .of("1", "EUR", "a", on: .november(11)),
      .of("2", "EUR", "b", on: .november(12)),
    ]
    let spy = ExpensesSpy(.init(session: .current, expenses: expenses))
    await UseCase.list.execute(on: spy)
    #expect(
      spy.messages == [
        .started, .loadedSession, .read(account), .loadedSession, .listed([expenses[1], expenses[0], expenses[2]]),
        .finished,
      ])
  }

  @Test func `list and totals are of the period`() async {
    let expenses = [10, 11, 12].map { Expense.of("\($0)", "EUR", "food", on: .november($0)) }
    let spy = ExpensesSpy(.init(session: .current, expenses: expenses))
    let period = ExpensePeriod(from: .november(11), to: .november(11))
    await UseCase.list.execute(on: spy, period: period)
    await UseCase.total.execute(on: spy, period: period)
    #expect(spy.messages.contains(.listed([expenses[1]])))
    #expect(spy.messages.contains(.totalled(ExpenseTotals(of: [expenses[1]]))))
  }

  @Test(arguments: [UseCase.list, .total]) func `a period that ends before it starts is refused`(useCase: UseCase) async
  {
    let spy = ExpensesSpy(.init(session: .current))
    await useCase.execute(on: spy, period: ExpensePeriod(from: .november(12), to: .november(11)))
    #expect(spy.messages == [.started, .failed(.reversedPeriod), .finished])
  }

  @Test(arguments: UseCase.allCases) func `without a session nothing is touched`(useCase: UseCase) async {
    let spy = ExpensesSpy(.init())
    await useCase.execute(on: spy)
    #expect(spy.messages == [.started, .loadedSession, .failed(.session(.notSignedIn)), .finished])
  }

  @Test(arguments: UseCase.allCases)
  func `a session whose time ran out is ended, and the listeners hear of it`(useCase: UseCase) async {
    let (spy, changes) = (ExpensesSpy(.init(session: .expired)), SessionChanges())
    changes.began(.expired)
    let heard = changes.listen()
    await useCase.execute(on: spy, changes: changes)
    #expect(
      spy.messages == [
        .started, .loadedSession, .endedSession(.expired), .failed(.session(.expired)), .finished,
      ])
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test(arguments: UseCase.allCases)
  func `a session that took an expired one's place meanwhile is used`(useCase: UseCase) async {
    let spy = ExpensesSpy(.init(session: .expired)) { spy, message in
      if case .endedSession = message { spy.answers.session = .newer }
    }
    await useCase.execute(on: spy)
    #expect(spy.answers.session == .newer)
    #expect(spy.messages.prefix(4) == [.started, .loadedSession, .endedSession(.expired), .loadedSession])
    #expect(spy.messages.count == 8)
  }

  @Test(arguments: UseCase.allCases, [StoreFailure.unreadable("u"), .damaged("d")])
  func `a session that cannot be read is told`(useCase: UseCase, failure: StoreFailure) async {
    let spy = ExpensesSpy(.init(session: .current, sessionFailure: failure))
    await useCase.execute(on: spy)
    #expect(spy.messages == [.started, .loadedSession, .failed(.session(.unusable(failure))), .finished])
  }

  @Test(arguments: UseCase.allCases, [StoreFailure.unreadable("u"), .unwritable("w"), .damaged("d")])
  func `a store that fails is told`(useCase: UseCase, failure: StoreFailure) async {
    let spy = ExpensesSpy(.init(session: .current, failure: failure))
    await useCase.execute(on: spy)
    #expect(spy.messages.suffix(2) == [.failed(.store(failure)), .finished])
  }

  @Test(arguments: UseCase.allCases, [StoreFailure.damaged("d"), nil])
  func `what comes after the session's end is not shown`(useCase: UseCase, failure: StoreFailure?) async {
    for next in [Session.newer, nil] {
      let spy = ExpensesSpy(.init(session: .current, failure: failure)) { spy, message in
        switch message {
        case .read, .wrote: spy.answers.session = next
        default: break
        }
      }
      await useCase.execute(on: spy)
      #expect(spy.messages.contains(.loadedSession))
      #expect(spy.shown == [])
    }
  }
}
