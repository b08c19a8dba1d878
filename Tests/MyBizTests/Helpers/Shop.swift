import FaultServer
import Foundation
import Synchronization
import Testing

/// Companies that sell something.
enum Shop {
  static let products = #"""
    [
      {"productId": "tea", "productName": "Tea, a box of 80 bags", "unitPrice": 11.49},
      {"productId": "tyre", "productName": "Tyre for a 1962 Corvette", "unitPrice": 1899.5},
      {"productId": "お茶", "productName": "緑茶 \u001B[31m", "unitPrice": 0.125}
    ]
    """#

  /// A company file of two people.
  static let company = #"""
    {
      "users": [
        {"id": "\#(Fixtures.philsID)", "name": "Phil Coulson", "email": "\#(Fixtures.email)",
         "password": "\#(Fixtures.password)"},
        {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02", "name": "Ada", "email": "ada@example.com", "password": "pass"}
      ],
      "rules": {"currency": "EUR", "maxPurchaseOrder": 5000},
      "products": \#(products)
    }
    """#
}

/// A server that sells, stores what is ordered once for each key, and breaks off as many answers to orders as a test says.
final class ShopServer: Sendable {
  private let server: FaultServer
  private let ledger: Ledger

  /// Breaks so many answers to orders off, and never answers what is asked of one resource, if any.
  init(lostAnswers: Int = 0, silentAt silence: String? = nil) throws {
    let ledger = Ledger(lostAnswers: lostAnswers)
    self.ledger = ledger
    server = try FaultServer { request, peer in
      if let silence, request.path.hasPrefix(silence) { return peer.waitForEnd() }
      switch (request.method, request.path) {
      case ("POST", "/api/users/login"):
        peer.answer("200 OK", Self.json, body: #"{"token": "t0k3n", "user": \#(Self.user)}"#)
      case ("GET", "/api/users/\(Fixtures.philsID)"): peer.answer("200 OK", Self.json, body: Self.user)
      case ("GET", "/api/products"): peer.answer("200 OK", Self.json, body: Shop.products)
      case ("GET", "/api/purchases"):
        peer.answer("200 OK", Self.json, body: "[\(ledger.orders.joined(separator: ","))]")
      case ("POST", "/api/purchases"):
        let order = ledger.store(request)
        if ledger.losesAnswer() { peer.reset() } else { peer.answer("201 Created", Self.json, body: order) }
      default: peer.answer("204 No Content", body: "")
      }
    }
  }

  private static let user =
    #"{"id": "\#(Fixtures.philsID)", "name": "Phil Coulson", "email": "\#(Fixtures.email)"}"#
  private static let json = "Content-Type: application/json"

  var address: String { server.address }
  /// The host and port, as sentences name them.
  var name: String { "127.0.0.1:\(server.port)" }
  /// How many orders it has.
  var orderCount: Int { ledger.orders.count }
  /// The keys of all orders that came in, in order.
  var keys: [String] {
    server.requests.filter { $0.method == "POST" && $0.path == "/api/purchases" }
      .compactMap { $0.headers["idempotency-key"] }
  }
}

/// What a shop has sold.
private final class Ledger: Sendable {
  private struct State {
    var lostAnswers: Int
    var orders: [(key: String, json: String)] = []
  }

  private let state: Mutex<State>

  init(lostAnswers: Int) { state = Mutex(State(lostAnswers: lostAnswers)) }

  /// All orders, as JSON.
  var orders: [String] { state.withLock { $0.orders.map(\.json) } }

  /// Whether the next answer gets lost.
  func losesAnswer() -> Bool {
    state.withLock { state in
      defer { state.lostAnswers = max(0, state.lostAnswers - 1) }
      return state.lostAnswers > 0
    }
  }

  /// Stores an order, or finds the one with the same key.
  func store(_ request: FaultServer.Request) -> String {
    let key = request.headers["idempotency-key"] ?? ""
    return state.withLock { state in
      if let stored = state.orders.first(where: { $0.key == key }) { return stored.json }
      let head = #"{"id": "\#(state.orders.count + 1)", "purchaser": "\#(Fixtures.philsID)", "#
      let json =
        head + #""purchaseDate": "2026-11-20T09:30:00Z", "# + String(decoding: request.body, as: UTF8.self).dropFirst()
      state.orders.append((key, json))
      return json
    }
  }
}
