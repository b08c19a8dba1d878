import Foundation
import Support
import Testing

/// Ordering step by step on a terminal.
@Suite(.timeLimit(.minutes(5)))
struct OrderScreens {
  private let mybiz: Program

  init() throws { mybiz = try Program(company: Shop.company) }

  /// Signs in, starts the shell, and types `order`.
  private func begin() async throws -> PseudoTerminal {
    try await mybiz.signIn()
    let terminal = try PseudoTerminal(running: mybiz, environment: ["NO_COLOR": "1"])
    _ = try await terminal.screen(until: "mybiz> ")
    try terminal.type("order\n")
    _ = try await terminal.screen(until: "Number: ")
    return terminal
  }

  private func answer(_ terminal: PseudoTerminal, _ keys: String, until text: String) async throws -> String {
    try terminal.type(keys)
    return try await terminal.screen(until: text)
  }

  @Test func `an order is asked for step by step, and a wrong one again`() async throws {
    let terminal = try await begin()
    #expect(
      try await answer(terminal, "PO-1\n", until: "QUANTITY: ") == "PO-1\nItem 1, as PRODUCT=QUANTITY: ")
    #expect(
      try await answer(terminal, "tyre=2\n", until: "QUANTITY: ") == "tyre=2\nItem 2, if any, as PRODUCT=QUANTITY: ")
    #expect(
      try await answer(terminal, "tyre=1\n", until: "QUANTITY: ") == "tyre=1\nItem 3, if any, as PRODUCT=QUANTITY: ")
    #expect(try await answer(terminal, "\n", until: "any: ") == "\nDue date, if any: ")
    #expect(try await answer(terminal, "\n", until: "any: ") == "\nComment, if any: ")
    #expect(
      try await answer(terminal, "\n", until: "[PO-1]: ") == """

        …\r \rOrder Refused:
          The order costs more than €5,000.00, the most that one may. Order less.
        Return keeps what is in brackets, - leaves it out.
        Number [PO-1]: \("")
        """)
    _ = try await answer(terminal, "\n", until: "[tyre=2]: ")
    _ = try await answer(terminal, "\n", until: "[tyre=1]: ")
    _ = try await answer(terminal, "-\n", until: "QUANTITY: ")
    _ = try await answer(terminal, "\n", until: "Due date, if any: ")
    _ = try await answer(terminal, "\n", until: "Comment, if any: ")
    let placed = try await answer(terminal, "\n", until: "mybiz> ")
    #expect(placed.contains("Order Placed\nPO-1\n"))
    #expect(
      placed.hasSuffix(
        """
          2 ×  Tyre for a 1962 Corvette  €1,899.50  €3,799.00
               Total                                €3,799.00
        mybiz> \("")
        """))
    try terminal.type("exit\n")
    #expect(try await terminal.end().status == 0)
  }

  @Test func `Ctrl-C leaves the order and not the shell`() async throws {
    let terminal = try await begin()
    _ = try await answer(terminal, "PO-1\n", until: "QUANTITY: ")
    #expect(try await answer(terminal, "\u{3}", until: "mybiz> ") == "^C\nmybiz> ")
    #expect(try await answer(terminal, "orders\n", until: "mybiz> ").contains("There are no orders."))
    try terminal.type("exit\n")
    #expect(try await terminal.end().status == 0)
  }

  @Test func `Ctrl-D leaves the order and not the shell`() async throws {
    let terminal = try await begin()
    _ = try await answer(terminal, "PO-1\n", until: "QUANTITY: ")
    #expect(
      try await answer(terminal, "\u{4}", until: "mybiz> ")
        == "\nOrder Not Placed: The input ended. Nothing was ordered.\nmybiz> ")
    #expect(try await answer(terminal, "orders\n", until: "mybiz> ").contains("There are no orders."))
    try terminal.type("\u{4}")
    let end = try await terminal.end()
    #expect(end.screen == "\n")
    #expect(end.status == 0)
  }
}
