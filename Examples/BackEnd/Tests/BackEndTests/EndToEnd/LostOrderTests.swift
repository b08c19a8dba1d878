import GRDB
import ServerTesting
import Testing

/// The answer to an order is lost on its way: however the person goes on, it is placed once.
@Suite(.timeLimit(.minutes(5))) struct LostOrderTests {
  private typealias Ending = RunningCommand.Ending
  private let journey: Journey

  init() async throws { journey = try await Journey() }

  private let order = "order 42 --item tea=2"
  private let unknown =
    "It is not known whether the order was placed. The same order once more is placed only once.\n"

  @Test func `the same command once more is the same order`() async throws {
    let (mybiz, proxy) = try await signIn(losing: 3, .body)
    let lost = try await mybiz.run(line: order)
    #expect(lost == Ending(messages: perhaps(at: proxy), status: 1))
    let placed = try await mybiz.run(line: order)
    #expect(placed.output.hasPrefix("Order Placed\n42\n"))
    #expect(placed == Ending(placed.output))
    try await expectOneOrder(mybiz)
    // A command sends an order three times by itself.
    #expect(proxy.answers == ["HTTP/1.1 201 Created"] + Array(repeating: "HTTP/1.1 200 OK", count: 3))
  }

  @Test func `Try Again in the shell is the same order`() async throws {
    let (mybiz, proxy) = try await signIn(losing: 3, .body)
    let shell = try await mybiz.run([], input: "\(order)\ny\n")
    #expect(shell.output.contains("Order Placed\n42\n"))
    #expect(shell.messages.contains("mybiz> \(perhaps(at: proxy))Try Again? [y/N] mybiz> "))
    #expect(shell.status == 0)
    try await expectOneOrder(mybiz)
    #expect(proxy.answers.count == 4)
  }

  /// How soon the system notices differs: it may send the order once more on its own, or wait for the answer in vain.
  @Test func `where nothing of an answer comes, the same command again and again is the same order`() async throws {
    let (mybiz, proxy) = try await signIn(losing: 1, .all)
    var runs = [try await mybiz.run(line: order)]
    while let last = runs.last, last.status != 0, runs.count < 4 {
      #expect(last.messages.hasPrefix("Perhaps Ordered: "))
      #expect(last.messages.hasSuffix(unknown))
      runs.append(try await mybiz.run(line: order))
    }
    #expect(runs.last?.output.hasPrefix("Order Placed\n42\n") == true)
    try await expectOneOrder(mybiz)
    #expect(proxy.answers.first == "HTTP/1.1 201 Created")
  }

  /// `mybiz` at the server by way of a proxy that loses answers to orders.
  private func signIn(losing count: Int, _ loss: LossyProxy.Loss) async throws -> (MyBizProgram, LossyProxy) {
    let proxy = try await LossyProxy(to: journey.port, losing: count, loss, to: "POST /api/purchases ")
    let mybiz = MyBizProgram(server: "http://127.0.0.1:\(proxy.port)", data: journey.folder.path("data"))
    #expect(try await mybiz.signIn().status == 0)
    return (mybiz, proxy)
  }

  private func perhaps(at proxy: LossyProxy) -> String {
    "Perhaps Ordered: The answer to api/purchases from 127.0.0.1:\(proxy.port) broke off or was garbled before it was "
      + "complete. \(unknown)"
  }

  private func expectOneOrder(_ mybiz: MyBizProgram) async throws {
    let database = try DatabaseQueue(path: journey.folder.path("mybiz.sqlite"))
    let stored = try await database.read { try String.fetchAll($0, sql: "SELECT id FROM purchaseOrder") }
    #expect(stored.count == 1)
    #expect(try await mybiz.run("orders").output.matches(of: /(?m)^42$/).count == 1)
  }
}
