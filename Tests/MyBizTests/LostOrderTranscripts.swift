import Foundation
import Support
import Testing

/// A server that stores an order and breaks its answer off: however the person goes on, the order is placed once.
@Suite(.timeLimit(.minutes(5)))
struct LostOrderTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program
  /// Each command sends an order three times by itself.
  private let server: ShopServer

  init() throws {
    mybiz = try Program(company: nil)
    server = try ShopServer(lostAnswers: 3)
  }

  private let order = ["order", "PO-1", "--item", "tea=2"]
  private let placed = """
    Order Placed
    PO-1
      20 November 2026
      2 ×  Tea, a box of 80 bags  US$11.49  US$22.98
           Total                            US$22.98

    """
  private let unknown =
    "It is not known whether the order was placed. The same order once more is placed only once.\n"

  private func run(
    _ arguments: [String], input: String = "", at server: ShopServer? = nil
  ) async throws -> Transcript {
    let address = (server ?? self.server).address
    return try await mybiz.run(
      mybiz.executable, mybiz.arguments(["--server", address] + arguments), input: input)
  }

  private func signIn(at server: ShopServer? = nil) async throws {
    let transcript = try await run(
      ["sign-in", Fixtures.email, "--password-stdin"], input: "\(Fixtures.password)\n", at: server)
    try #require(transcript == Transcript("Success: Hello Phil Coulson\n"))
  }

  @Test func `Try Again sends the same order with the same key, and there is one`() async throws {
    try await signIn()
    let transcript = try await run([], input: order.joined(separator: " ") + "\ny\norders\n")
    expectSame(
      transcript,
      Transcript(
        """
        MyBiz 0.1.0
        Phil Coulson <agent@shield.org>
        \(placed)PO-1
          20 November 2026
          2 ×  Tea, a box of 80 bags

        """,
        messages: """
          Type help for the commands.
          mybiz> Perhaps Ordered: The server at \(server.name) gave no answer: the connection broke off, or what came \
          was not HTTP. \(unknown)Try Again? [y/N] mybiz> mybiz> \n
          """))
    #expect(server.orderCount == 1)
    #expect(server.keys.count == 4)
    #expect(Set(server.keys).count == 1)
  }

  @Test func `the same command once more is the same order`() async throws {
    try await signIn()
    let lost = try await run(order)
    #expect(lost.output == "")
    #expect(lost.messages.hasPrefix("Perhaps Ordered: "))
    #expect(lost.messages.hasSuffix(unknown))
    #expect(lost.status == 1)
    try await expectSame(run(order), Transcript(placed))
    #expect(server.orderCount == 1)
    #expect(Set(server.keys).count == 1)
  }

  @Test func `another order meanwhile does not make the first one a new one`() async throws {
    try await signIn()
    _ = try await run(order)
    #expect(try await run(["order", "PO-2", "--item", "tea=1"]).status == 0)
    try await expectSame(run(order), Transcript(placed))
    #expect(server.orderCount == 2)
  }

  @Test func `orders of several programs at once, whose answers are all lost, are each placed once`() async throws {
    let numbers = (1...4).map { "PO-\($0)" }
    let server = try ShopServer(lostAnswers: 3 * numbers.count)
    let run = { @Sendable number in try await self.run(["order", number, "--item", "tea=2"], at: server) }
    try await signIn(at: server)
    let lost = try await withThrowingTaskGroup(of: Transcript.self) { group in
      for number in numbers { group.addTask { try await run(number) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lost.allSatisfy { $0.messages.hasSuffix(unknown) })
    for number in numbers { #expect(try await run(number).status == 0) }
    #expect(server.orderCount == numbers.count)
    #expect(Set(server.keys).count == numbers.count)
  }

  @Test func `an order that is known to be placed may be placed once more`() async throws {
    try await signIn()
    _ = try await run(order)
    _ = try await run(order)
    try await expectSame(run(order), Transcript(placed))
    #expect(server.orderCount == 2)
  }

  @Test func `a logout forgets what was fetched, and not what must be placed once`() async throws {
    try await signIn()
    _ = try await run(order)
    _ = try await run(["products"])
    let folder = mybiz.data.appending(path: "servers")
    let files = { try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") } }
    #expect(try files().count == 3)
    try await expectSame(run(["logout"]), Transcript("Logged Out\n"))
    #expect(try files().map { $0.contains("unsettled-orders-") } == [true])
    try await signIn()
    _ = try await run(order)
    #expect(Set(server.keys).count == 1)
  }

  @Test func `what is known of the rules stands in the configuration file`() async throws {
    try await signIn()
    let file = mybiz.data.appending(path: "configuration.json")
    try Data(#"{"currency": "EUR", "maxPurchaseOrder": 10}"#.utf8).write(to: file)
    try await expectSame(
      run(["--config", file.path] + order),
      Transcript(
        messages: """
          Order Refused:
            The order costs more than €10.00, the most that one may. Order less.

          """, status: 1))
    #expect(server.keys == [])
  }
}
