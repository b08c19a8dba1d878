import Humble
import HumbleTesting
import Testing

@testable import expenses

@Suite struct ExpenseCancellationTests {
  private func execute(_ useCase: UseCase, cancelledAt call: Int, _ answers: ExpensesSpy.Answers) async -> ExpensesSpy {
    let canceller = Canceller(atCall: call)
    let spy = ExpensesSpy(answers) { _, _ in canceller.count() }
    await canceller.run { await useCase.execute(on: spy) }
    #expect(canceller.hasCancelled)
    return spy
  }

  /// The calls of a use case that succeeds: session, store, session.
  @Test(arguments: UseCase.allCases, 1...3)
  func `cancelled at any await, nothing is shown`(useCase: UseCase, call: Int) async {
    let spy = await execute(useCase, cancelledAt: call, .init(session: .current))
    #expect(spy.shown == [])
    #expect(spy.messages.last == .finished)
  }

  @Test(arguments: UseCase.allCases, 1...2)
  func `cancelled at any await, a failure is not shown either`(useCase: UseCase, call: Int) async {
    let spy = await execute(useCase, cancelledAt: call, .init(session: .current, failure: .damaged("d")))
    #expect(spy.shown == [])
  }

  @Test func `cancelled before the store is reached, nothing is written`() async {
    let spy = await execute(.add, cancelledAt: 1, .init(session: .current))
    #expect(spy.messages == [.started, .loadedSession, .finished])
  }

  @Test func `cancelled at an expired session, it is left for the next one to find`() async {
    let spy = await execute(.add, cancelledAt: 1, .init(session: .expired))
    #expect(spy.messages == [.started, .loadedSession, .finished])
  }

  @Test(arguments: UseCase.allCases) func `a store that was cancelled shows nothing`(useCase: UseCase) async {
    let spy = ExpensesSpy(.init(session: .current, failure: .cancelled))
    await useCase.execute(on: spy)
    #expect(spy.shown == [])
  }
}
