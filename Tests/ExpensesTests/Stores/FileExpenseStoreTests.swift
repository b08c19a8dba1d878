import Authentication
import FileStores
import Foundation
import Humble
import Testing

@testable import expenses

@Suite struct FileExpenseStoreTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")
  private let account = UUID()

  private func store() -> FileExpenseStore { FileExpenseStore(folder: DataFolder(at: root)) }

  @Test func `expenses are there for a store that is opened anew, in the order of adding`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let expenses = ["1", "2", "3"].map { Expense.of($0, "EUR", "food") }
    #expect(try await store().expenses(of: account) == [])
    for expense in expenses { try await store().add(expense, for: account) }
    #expect(try await store().expenses(of: account) == expenses)
    #expect(try await store().expenses(of: UUID()) == [])
  }

  @Test func `an expense that is sent again is there once`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let expense = Expense.of("1", "EUR", "food")
    for _ in 1...2 { try await store().add(expense, for: account) }
    #expect(try await store().expenses(of: account) == [expense])
  }

  @Test func `another expense with the id of one that is there does not take its place`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let first = Expense.of("1", "EUR", "food")
    let second = Expense(id: first.id, date: .today, category: "travel", description: "", amount: .of("2", "EUR"))
    for expense in [first, second] { try await store().add(expense, for: account) }
    #expect(try await store().expenses(of: account) == [first])
  }

  @Test func `in a cancelled task nothing is added`() async throws {
    let (store, account) = (store(), account)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.add(.of("1", "EUR", "food"), for: account)
    }
    await #expect(throws: StoreFailure.cancelled) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: root.path))
  }
}
