import Authentication
import Foundation
import GRDB
import Humble
import MyBizAPI
import MyBizClient
import Purchasing
import ServerTesting
import Testing

/// However often the answer to an order is lost on its way, and the order sent again, it is placed once.
@Suite(.timeLimit(.minutes(5))) struct LostAnswerTests {
  private let folder: TemporaryFolder
  private let server: RunningCommand
  private let proxy: LossyProxy
  private let session: Session

  private let draft = PurchaseDraft(
    key: UUID(),
    request: PurchaseRequest(
      number: "42", comment: "soon", dueDate: Date(timeIntervalSince1970: 4_102_444_800),
      items: [PurchaseItem(productId: "tea", quantity: 2)]))
  /// The server stored the order, and knew it each time that it came again.
  private let answers = ["HTTP/1.1 201 Created", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]

  init() async throws {
    folder = try TemporaryFolder()
    let company = try folder.write(Fixtures.company, to: "company.json")
    let (server, port) = try await BuiltCommand.server.listening(
      database: folder.path("mybiz.sqlite"), ["--company", company])
    self.server = server
    proxy = try await LossyProxy(to: port, losing: 2)
    session = try await HTTPAuthenticationGateway(.patient(port: port))
      .signIn(with: Credentials(userName: Fixtures.email, password: Secret(Fixtures.password)))
  }

  @Test func `a person who tries again orders once`() async throws {
    let purchases = HTTPPurchaseGateway(try .patient(port: proxy.port, retries: HTTPRetries(tries: 1)))
    let failure = GatewayFailure.interrupted(
      "The server at 127.0.0.1:\(proxy.port) gave no answer: the connection broke off, or what came was not HTTP.")
    for _ in 1...2 {
      await #expect(throws: failure) { try await purchases.submit(draft, for: session) }
    }
    try await expectOneOrder(try await purchases.submit(draft, for: session))
  }

  @Test func `a gateway that tries again orders once`() async throws {
    let purchases = HTTPPurchaseGateway(
      try .patient(port: proxy.port, retries: HTTPRetries(tries: 3, backoff: .zero)))
    try await expectOneOrder(try await purchases.submit(draft, for: session))
  }

  private func expectOneOrder(_ order: PurchaseOrder) async throws {
    #expect(proxy.answers == answers)
    let database = try DatabaseQueue(path: folder.path("mybiz.sqlite"))
    let stored = try await database.read { try String.fetchAll($0, sql: "SELECT id FROM purchaseOrder") }
    #expect(stored == [order.id])
  }
}
