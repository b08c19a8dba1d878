import Foundation
import Humble

/// Adds an expense for whoever is signed in: checks it against all rules, and keeps it.
struct AddExpense: Interactor {
  private let draft: ExpenseDraft
  private let means: Factory
  private let output: any AddExpenseOutput

  fileprivate init(draft: ExpenseDraft, means: Factory, output: any AddExpenseOutput) {
    self.draft = draft
    self.means = means
    self.output = output
  }

  func execute() async {
    output.started()
    defer { output.finished() }
    do throws(ExpenseFailure) {
      let expense = try expense()
      if try await means.book.add(expense) { output.added(expense) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.addFailed(error) }
    }
  }

  private func expense() throws(ExpenseFailure) -> Expense {
    let today = CalendarDay(of: means.now(), in: means.timeZone)
    do { return try draft.expense(on: today) } catch { throw .brokenRules(error.rules) }
  }
}

extension AddExpense {
  struct Factory: InteractorFactory {
    let book: ExpenseBook
    /// Where it is today.
    let timeZone: TimeZone
    let now: @Sendable () -> Date

    func makeInteractor(for draft: ExpenseDraft, output: any AddExpenseOutput) -> any Interactor {
      AddExpense(draft: draft, means: self, output: output)
    }
  }
}
