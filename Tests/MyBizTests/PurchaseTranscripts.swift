import Foundation
import Support
import Testing

/// Products and orders of a company file.
@Suite(.timeLimit(.minutes(5)))
struct PurchaseTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program(company: Shop.company) }

  /// A run's transcript, the day on which an order was placed left out.
  private func run(_ arguments: String..., input: String = "") async throws -> Transcript {
    let transcript = try await mybiz.run(mybiz.executable, mybiz.arguments(arguments), input: input)
    let output = transcript.output.replacing(/(?m)^  \d+ \w+ \d{4}/, with: "  TODAY")
    return Transcript(output, messages: transcript.messages, status: transcript.status)
  }

  private let notSignedIn = Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1)

  @Test func `products are shown with prices that line up on the decimal point`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      run("products"),
      Transcript(
        """
          tea   Tea, a box of 80 bags        €11.49
          tyre  Tyre for a 1962 Corvette  €1,899.50
          お茶  緑茶 ␛[31m                    €0.125

        """))
  }

  @Test func `nobody who is not signed in sees or orders anything`() async throws {
    try await expectSame(run("products"), notSignedIn)
    try await expectSame(run("orders"), notSignedIn)
    try await expectSame(run("order", "PO-1", "--item", "tea=1"), notSignedIn)
  }

  @Test func `an order is placed, shown with its prices, and stands in the list`() async throws {
    try await mybiz.signIn()
    try await expectSame(run("orders"), Transcript("There are no orders.\n"))
    try await expectSame(
      run(
        "order", "PO-1", "--item", "tea=12", "--item=tyre=2", "--due", "2100-01-31", "--comment",
        "For the \u{1B}[31moffice"),
      Transcript(
        """
        Order Placed
        PO-1
          TODAY, due 31 January 2100
          12 ×  Tea, a box of 80 bags        €11.49    €137.88
           2 ×  Tyre for a 1962 Corvette  €1,899.50  €3,799.00
                Total                                €3,936.88
          For the ␛[31moffice

        """))
    try await expectSame(
      run("orders"),
      Transcript(
        """
        PO-1
          TODAY, due 31 January 2100
          12 ×  Tea, a box of 80 bags        €11.49    €137.88
           2 ×  Tyre for a 1962 Corvette  €1,899.50  €3,799.00
                Total                                €3,936.88
          For the ␛[31moffice

        """))
  }

  @Test func `every rule that an order breaks has a sentence, all at once, and nothing is ordered`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      run("order", "", "--item", "tee=1", "--item", "tea=0", "--item", "tyre=3", "--due", "2020-01-01"),
      Transcript(
        messages: """
          Order Refused:
            The order has no number. Give it one.
            The product of item 1 does not exist. Choose another.
            The quantity of item 2 is not 1 or more. Change it.
            The order costs more than €5,000.00, the most that one may. Order less.
            The due date is not in the future. Give a later one.

          """, status: 1))
    try await expectSame(
      run("order", "PO-1"),
      Transcript(messages: "Order Refused:\n  The order has no items. Add at least one.\n", status: 1))
    try await expectSame(run("orders"), Transcript("There are no orders.\n"))
  }

  @Test func `without the company file the saved products and orders are shown with their age`() async throws {
    try await mybiz.signIn()
    _ = try await run("order", "PO-1", "--item", "tea=1")
    _ = try await run("orders")
    try FileManager.default.removeItem(at: mybiz.company)
    let missing = "There is no company file at \(mybiz.company.path). Check the path."
    let products = try await run("products")
    #expect(products.output.contains("Tyre"))
    #expect(
      products.messages == "Saved Earlier: Products are as they were less than a minute ago. \(missing)\n")
    let orders = try await run("orders")
    #expect(orders.output.hasPrefix("PO-1\n"))
    #expect(orders.messages == "Saved Earlier: Orders are as they were less than a minute ago. \(missing)\n")
    try await expectSame(
      run("order", "PO-2", "--item", "tea=1"),
      Transcript(messages: "Order Not Placed: \(missing) Nothing was ordered.\n", status: 1))
  }

  @Test func `orders that were saved before another was placed are not shown as if they were all`() async throws {
    try await mybiz.signIn()
    _ = try await run("orders")
    _ = try await run("order", "PO-1", "--item", "tea=1")
    try FileManager.default.removeItem(at: mybiz.company)
    let orders = try await run("orders")
    #expect(orders.output == "")
    #expect(orders.status == 1)
  }

  @Test func `one person's orders are not another's`() async throws {
    try await mybiz.signIn()
    _ = try await run("order", "PO-1", "--item", "tea=1")
    _ = try await run("sign-in", "ada@example.com", "--password-stdin", input: "pass\n")
    try await expectSame(run("orders"), Transcript("There are no orders.\n"))
  }

  @Test func `a logout removes what was saved, and orders stay placed`() async throws {
    try await mybiz.signIn()
    _ = try await run("order", "PO-1", "--item", "tea=1")
    _ = try await run("orders")
    _ = try await run("logout")
    #expect(try mybiz.files() == ["placed-orders.json"])
    try await mybiz.signIn()
    #expect(try await run("orders").output.hasPrefix("PO-1\n"))
  }

  @Test(arguments: [
    ("placed-orders", "The list of placed orders", "Nothing was ordered."),
    ("unsettled-orders-\(Fixtures.philsID)", "The list of unsettled orders", "Nothing was sent."),
  ])
  func `damaged orders are set aside before anything is ordered, and stay there`(
    name: String, words: String, ending: String
  ) async throws {
    try await mybiz.signIn()
    let file = mybiz.kept.appending(path: "\(name).json")
    try Data("damage".utf8).write(to: file)
    let aside = mybiz.kept.appending(path: "\(name).json.damaged-1")
    let order = { try await run("order", "PO-1", "--item", "tea=1") }
    try await expectSame(
      order(),
      Transcript(
        messages: "Order Not Placed: \(words) was damaged and has been set aside as \(aside.path). \(ending)\n",
        status: 1))
    #expect(try await order().status == 0)
    #expect(try String(contentsOf: aside, encoding: .utf8) == "damage")
  }

  @Test func `step by step, wrong input is asked for again and nothing is lost`() async throws {
    try await mybiz.signIn()
    let lines = [
      "", "PO-1", "", "tea", "tea=two", "tea=0", "tea=2", "tee=1", "", "tomorrow", "2100-01-31", "Hi",
      // Once more: all is kept but the item that does not exist and the comment.
      "", "", "-", "", "", "-",
    ]
    try await expectSame(
      run("order", input: lines.joined(separator: "\n") + "\n"),
      Transcript(
        """
        Order Placed
        PO-1
          TODAY, due 31 January 2100
          2 ×  Tea, a box of 80 bags  €11.49  €22.98
               Total                          €22.98

        """,
        messages: """
          Number: The order has no number. Give it one.
          Number: Item 1, as PRODUCT=QUANTITY: The order has no items. Add at least one.
          Item 1, as PRODUCT=QUANTITY: An item takes PRODUCT=QUANTITY such as tea=2, not "tea".
          Item 1, as PRODUCT=QUANTITY: An item takes a whole number as QUANTITY, such as tea=2, not "tea=two".
          Item 1, as PRODUCT=QUANTITY: The quantity of item 1 is not 1 or more. Change it.
          Item 1, as PRODUCT=QUANTITY: Item 2, if any, as PRODUCT=QUANTITY: Item 3, if any, as PRODUCT=QUANTITY: \
          Due date, if any: The due date takes a date such as 2026-11-20, not "tomorrow".
          Due date, if any: Comment, if any: Order Refused:
            The product of item 2 does not exist. Choose another.
          Return keeps what is in brackets, - leaves it out.
          Number [PO-1]: Item 1, if any, as PRODUCT=QUANTITY [tea=2]: Item 2, if any, as PRODUCT=QUANTITY [tee=1]: \
          Item 2, if any, as PRODUCT=QUANTITY: Due date, if any [2100-01-31]: Comment, if any [Hi]: \
          \("")
          """))
  }

  @Test func `where input ends before the order is complete nothing is ordered`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      run("order", input: "PO-1\ntea=1\n"),
      Transcript(
        messages: """
          Number: Item 1, as PRODUCT=QUANTITY: Item 2, if any, as PRODUCT=QUANTITY: \

          Order Not Placed: The input ended. Nothing was ordered.

          """, status: 1))
    try await expectSame(run("orders"), Transcript("There are no orders.\n"))
  }

  @Test func `where input ends in an order of the shell, both end`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      run(input: "order\nPO-1\n"),
      Transcript(
        "MyBiz 0.1.0\nPhil Coulson <agent@shield.org>\n",
        messages: """
          Type help for the commands.
          mybiz> Number: Item 1, as PRODUCT=QUANTITY: \

          Order Not Placed: The input ended. Nothing was ordered.
          mybiz> \n
          """))
  }
}
