import Foundation

/// What a person spent.
struct Expense: Sendable, Equatable, Identifiable, Codable {
  let id: UUID
  let date: CalendarDay
  /// What it was for, in a word or two; totals are made by it.
  let category: String
  /// What it was for; empty where the person does not say.
  let description: String
  let amount: Money
}
