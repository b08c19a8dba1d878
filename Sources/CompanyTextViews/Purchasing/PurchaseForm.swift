import Foundation
import Purchasing
import TextFrontEnd

/// An order as it is typed, step by step; what was typed stays, to be kept or changed.
struct PurchaseForm {
  private var number = ""
  private var items: [PurchaseItem] = []
  private var due: (text: String, day: Day?) = ("", nil)
  private var comment = ""
  private var isFilledIn = false

  /// Asks for all of it; wrong input is asked for again.
  /// - Returns: whether it is complete; not where input ended first, or the task was cancelled.
  mutating func fillIn(on terminal: any Terminal) async -> Bool {
    let questions = Questions(terminal: terminal)
    if isFilledIn { terminal.writeLine("Return keeps what is in brackets, - leaves it out.", to: .messages) }
    guard
      let number = await questions.ask("Number", kept: number, read: Self.number),
      let items = await askForItems(questions),
      let due = await questions.ask("Due date, if any", kept: due.text, read: Self.due),
      let comment = await questions.ask("Comment, if any", kept: comment, read: { text in text })
    else { return false }
    (self.number, self.items, self.due, self.comment, isFilledIn) = (number, items, due, comment, true)
    return true
  }

  /// What is ordered; the day on which it is due starts in a time zone.
  func request(timeZone: TimeZone) -> PurchaseRequest {
    PurchaseRequest(
      number: number, comment: comment, dueDate: due.day?.interval(in: timeZone)?.start, items: items)
  }

  /// Asks for one item after the other: those that are kept, then more until nothing is typed.
  private func askForItems(_ questions: Questions) async -> [PurchaseItem]? {
    var items: [PurchaseItem] = []
    var kept = self.items[...]
    while true {
      let old = kept.popFirst().map { "\($0.productId)=\($0.quantity)" } ?? ""
      let mayEnd = !items.isEmpty || !old.isEmpty
      let label = "Item \(items.count + 1)\(mayEnd ? ", if any" : ""), as PRODUCT=QUANTITY"
      let answer = await questions.ask(label, kept: old) {
        text throws(Problem) in
        try Self.item(text, number: items.count + 1, mayEnd: mayEnd)
      }
      guard let answer else { return nil }
      if let item = answer { items.append(item) } else if old.isEmpty { return items }
    }
  }

  private static func number(_ text: String) throws(Problem) -> String {
    guard !text.isEmpty else { throw Problem(.noNumber) }
    return text
  }

  /// An item; `nil` for an empty line.
  private static func item(_ text: String, number: Int, mayEnd: Bool) throws(Problem) -> PurchaseItem? {
    guard !text.isEmpty else {
      guard mayEnd else { throw Problem(.noItems) }
      return nil
    }
    let item: PurchaseItem
    do { item = try PurchaseItem(text, for: "an item") } catch { throw Problem(error) }
    guard item.quantity > 0 else { throw Problem(.quantityNotPositive(item: number)) }
    return item
  }

  private static func due(_ text: String) throws(Problem) -> (text: String, day: Day?) {
    do { return (text, text.isEmpty ? nil : try Day(text, for: "the due date")) } catch { throw Problem(error) }
  }
}

/// What is wrong with what was typed.
private struct Problem: Error {
  let sentence: String

  init(_ rule: BrokenPurchaseRule) { sentence = rule.sentence }
  init(_ error: UsageError) { sentence = error.asSentence }
}

/// Asks a person until the answer makes sense.
private struct Questions {
  let terminal: any Terminal

  /// Asks one question.
  /// - Parameters:
  ///   - label: what is asked for.
  ///   - kept: what was answered before, which an empty line keeps and `-` leaves out.
  ///   - read: makes sense of an answer.
  /// - Returns: the answer; `nil` where input ended first.
  func ask<Value>(_ label: String, kept: String, read: (String) throws(Problem) -> Value) async -> Value? {
    let prompt = kept.isEmpty ? "\(label): " : "\(label) [\(kept.visible)]: "
    while let line = await terminal.readLine(prompt: prompt) {
      let typed = line.trimmingCharacters(in: .whitespaces)
      do throws(Problem) { return try read(typed.isEmpty ? kept : typed == "-" ? "" : typed) } catch {
        terminal.writeLine(error.sentence, to: .messages)
      }
    }
    return nil
  }
}
