import Authentication
import Foundation
import Humble
import HumbleTesting
import Synchronization

@testable import expenses

/// Stands on every side of the interactors of expenses, and notes all that happens in one list.
final class ExpensesSpy: Sendable {
  enum Message: Sendable, Equatable {
    case started, finished
    case loadedSession
    case endedSession(Session)
    case read(User.ID)
    case wrote(Expense, User.ID)
    case added(Expense)
    case listed([Expense])
    case totalled(ExpenseTotals)
    case failed(ExpenseFailure)

    fileprivate var isShown: Bool {
      switch self {
      case .added, .listed, .totalled, .failed: true
      default: false
      }
    }
  }

  /// How the ports answer.
  struct Answers: Sendable {
    var session: Session?
    var expenses: [Expense] = []
    /// Thrown when expenses are read or written.
    var failure: StoreFailure?
    /// Thrown when the session is read.
    var sessionFailure: StoreFailure?
  }

  private let state: Mutex<(messages: [Message], answers: Answers)>
  private let onCall: @Sendable (ExpensesSpy, Message) -> Void

  init(_ answers: Answers, onCall: @escaping @Sendable (ExpensesSpy, Message) -> Void = { _, _ in }) {
    state = Mutex(([], answers))
    self.onCall = onCall
  }

  var messages: [Message] { state.withLock { $0.messages } }

  /// All that somebody sees.
  var shown: [Message] { messages.filter(\.isShown) }

  var answers: Answers {
    get { state.withLock { $0.answers } }
    set { state.withLock { $0.answers = newValue } }
  }

  private func note(_ message: Message) { state.withLock { $0.messages.append(message) } }

  /// Notes a call of a port, then throws the failure that is set for it.
  private func call(_ message: Message, failure: (Answers) -> StoreFailure?) throws(StoreFailure) {
    note(message)
    onCall(self, message)
    if let failure = failure(answers) { throw failure }
  }
}

extension ExpensesSpy: SessionStore {
  func load() async throws(StoreFailure) -> Session? {
    try call(.loadedSession, failure: \.sessionFailure)
    return answers.session
  }

  func save(_ session: Session) async throws(StoreFailure) { answers.session = session }

  func remove(_ session: Session) async throws(StoreFailure) -> Bool {
    try call(.endedSession(session)) { _ in nil }
    guard answers.session == session else { return false }
    answers.session = nil
    return true
  }
}

extension ExpensesSpy: ExpenseStore {
  func expenses(of account: User.ID) async throws(StoreFailure) -> [Expense] {
    try call(.read(account), failure: \.failure)
    return answers.expenses
  }

  func add(_ expense: Expense, for account: User.ID) async throws(StoreFailure) {
    try call(.wrote(expense, account), failure: \.failure)
  }
}

extension ExpensesSpy: AddExpenseOutput, ListExpensesOutput, TotalByCategoryOutput {
  func started() { note(.started) }
  func finished() { note(.finished) }
  func added(_ expense: Expense) { note(.added(expense)) }
  func addFailed(_ failure: ExpenseFailure) { note(.failed(failure)) }
  func listed(_ expenses: [Expense]) { note(.listed(expenses)) }
  func listFailed(_ failure: ExpenseFailure) { note(.failed(failure)) }
  func totalled(_ totals: ExpenseTotals) { note(.totalled(totals)) }
  func totalFailed(_ failure: ExpenseFailure) { note(.failed(failure)) }
}

/// Runs one of the interactors over a spy.
enum UseCase: CaseIterable, Sendable {
  case add, list, total

  static let draft = ExpenseDraft.of()

  func execute(
    on spy: ExpensesSpy, draft: ExpenseDraft = draft, period: ExpensePeriod = ExpensePeriod(from: nil, to: nil),
    changes: SessionChanges = SessionChanges()
  ) async {
    let book = ExpenseBook(in: spy, for: CurrentSession(in: spy, changes: changes), now: { .now })
    let interactor: any Interactor =
      switch self {
      case .add: AddExpense.Factory(book: book, timeZone: .gmt, now: { .now }).makeInteractor(for: draft, output: spy)
      case .list: ListExpenses.Factory(book: book).makeInteractor(for: period, output: spy)
      case .total: TotalByCategory.Factory(book: book).makeInteractor(for: period, output: spy)
      }
    await interactor.execute()
  }
}
