import ServerTesting
import Testing

/// Placing orders at the server with `mybiz`.
@Suite(.timeLimit(.minutes(5))) struct OrderJourneyTests {
  private typealias Ending = RunningCommand.Ending
  private let journey: Journey
  private var mybiz: MyBizProgram { journey.mybiz }

  init() async throws { journey = try await .signedIn() }

  @Test func `an order is placed, shown with its prices, and stands in the list`() async throws {
    #expect(try await mybiz.run("orders") == Ending("There are no orders.\n"))
    let order = try await mybiz.run(
      "order", "42", "--item", "tea=12", "--item", "cog=2", "--due", "2100-01-31", "--comment", "For the office")
    #expect(
      order.withoutToday
        == Ending(
          """
          Order Placed
          42
            TODAY, due 31 January 2100
            12 ×  Tea     US$0.10   US$1.20
             2 ×  Cog    US$33.33  US$66.66
                  Total            US$67.86
            For the office

          """))
    #expect(
      try await mybiz.run("orders").withoutToday
        == Ending(
          """
          42
            TODAY, due 31 January 2100
            12 ×  Tea     US$0.10   US$1.20
             2 ×  Cog    US$33.33  US$66.66
                  Total            US$67.86
            For the office

          """))
  }

  @Test func `what breaks rules is not ordered, and each rule is said`() async throws {
    let order = ["order", "", "--item", "tee=1", "--item", "tea=0", "--due", "2020-01-01"]
    #expect(
      try await mybiz.run(order)
        == Ending(
          messages: """
            Order Refused:
              The order has no number. Give it one.
              The product of item 1 does not exist. Choose another.
              The quantity of item 2 is not 1 or more. Change it.
              The due date is not in the future. Give a later one.

            """, status: 1))
    #expect(
      try await mybiz.run("order", "42")
        == Ending(messages: "Order Refused:\n  The order has no items. Add at least one.\n", status: 1))
    #expect(try await mybiz.run("orders") == Ending("There are no orders.\n"))
    // What breaks a rule that is known here is not sent.
    #expect(await journey.stopServer(statusesOf: "/api/purchases") == ["200"])
  }

  @Test func `the server refuses what costs more than it allows`() async throws {
    #expect(
      try await mybiz.run("order", "42", "--item", "cog=4")
        == Ending(
          messages: """
            Order Refused:
              The order costs more than USD 100.10, the most that one may. Order less.

            """, status: 1))
    #expect(try await mybiz.run("orders") == Ending("There are no orders.\n"))
    #expect(await journey.stopServer(statusesOf: "/api/purchases") == ["422", "200"])
  }
}

extension RunningCommand.Ending {
  /// The same, the day left out on which an order was placed.
  fileprivate var withoutToday: Self {
    Self(output.replacing(/(?m)^  \d+ \w+ \d{4}/, with: "  TODAY"), messages: messages, status: status)
  }
}
