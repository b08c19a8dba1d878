import Authentication
import FileStores
import Humble

/// Keeps each account's expenses in a file of its own, `expenses-<account>.json`, of a data folder.
struct FileExpenseStore: ExpenseStore {
  let folder: DataFolder

  func expenses(of account: User.ID) async throws(StoreFailure) -> [Expense] {
    try await document(of: account).load() ?? []
  }

  func add(_ expense: Expense, for account: User.ID) async throws(StoreFailure) {
    try await document(of: account).update { expenses in
      guard expenses?.contains(where: { $0.id == expense.id }) != true else { return }
      expenses = (expenses ?? []) + [expense]
    }
  }

  private func document(of account: User.ID) -> FileDocumentStore<[Expense]> {
    FileDocumentStore("expenses", of: account, in: folder)
  }
}
