import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import MyBizClient
import Purchasing
import Testing

/// What the gateways of the signed-in send, and what they make of the answers.
@Suite struct GatewayTests {
  private let user = Sample.user

  @Test(arguments: ["application/json", "application/problem+json; charset=UTF-8", "Application/JSON"])
  func `JSON has many names`(type: String) async throws {
    let stub = TransportStub(
      .success(HTTPResponse(status: 200, headers: ["content-type": type], body: Data("[]".utf8))))
    #expect(try await MyBizAPI.at(stub).events.events(in: .day, for: .current, unlessStill: nil) == .value([]))
  }

  @Test func `events are asked for in whole seconds, and those beside the interval are left out`() async throws {
    let stub = TransportStub(.json(Sample.events, headers: ["etag": "\"one\""]))
    let interval = DateInterval(start: DateInterval.day.start + 0.5, duration: 3_600)
    let answer = try await MyBizAPI.at(stub).events.events(in: interval, for: .current, unlessStill: nil)
    #expect(answer == .value([], version: "\"one\""))
    #expect(
      stub.requests.map(\.url.absoluteString) == [
        "https://example.com/biz/api/events?from=2026-11-20T00:00:00Z&to=2026-11-20T01:00:01Z"
      ])
  }

  @Test func `an end that cannot be written is left open`() async throws {
    let stub = TransportStub(.json("[]"))
    let interval = DateInterval(start: Date(timeIntervalSince1970: 253_402_214_400), duration: 2 * 86_400)
    _ = try await MyBizAPI.at(stub).events.events(in: interval, for: .current, unlessStill: nil)
    #expect(stub.requests.map { $0.url.query() } == ["from=9999-12-31T00:00:00Z"])
  }

  @Test func `events that have not changed are not sent again, and nothing is decoded`() async throws {
    let stub = TransportStub(
      .success(HTTPResponse(status: 304, headers: ["content-type": "text/plain"], body: Data("no JSON".utf8))))
    let answer = try await MyBizAPI.at(stub).events.events(in: .day, for: .current, unlessStill: "\"one\"")
    #expect(answer == .unchanged)
    #expect(stub.requests.map { $0.headers["if-none-match"] } == ["\"one\""])
  }

  @Test func `whatever is fetched whole has an address and a version`() async throws {
    let stub = TransportStub(
      .json(
        #"""
        [{"id": "1", "givenName": "Grace", "familyName": "Hopper", "location": "x", "manager": null,
          "directReports": [], "birthday": "12-09-1906"}]
        """#, headers: ["etag": "\"1\""]),
      .json(
        #"[{"id": "1", "title": "Tea", "body": "", "author": null, "date": "2026-11-20T09:30:00.5+00:00"}]"#),
      .json(#"[{"productId": "tea", "productName": "Tea", "unitPrice": 11.49}]"#),
      .json(#"{"id": "\#(user.id)", "name": "Phil Coulson", "email": "agent@shield.org", "title": "Director"}"#),
      .json("[]"))
    let api = try MyBizAPI.at(stub)
    let grace = Employee(
      id: "1", givenName: "Grace", familyName: "Hopper", location: "x", birthday: DateOfBirth("12-09-1906"))
    #expect(
      try await api.employees.employees(for: .current, unlessStill: "\"0\"") == .value([grace], version: "\"1\""))
    let tea = Announcement(id: "1", title: "Tea", body: "", author: nil, date: Sample.event.date)
    #expect(try await api.announcements.announcements(for: .current, unlessStill: nil) == .value([tea]))
    let price = Decimal(1_149) / 100
    #expect(
      try await api.catalogue.catalogue(for: .current, unlessStill: nil)
        == .value(
          Catalogue(products: [Product(id: "tea", name: "Tea", unitPrice: price)], policy: PurchasePolicy())))
    let session = Session(token: Secret("t"), user: user)
    #expect(
      try await api.profile.profile(for: session, unlessStill: nil)
        == .value(UserProfile(user: user, title: "Director")))
    #expect(try await api.purchases.orders(for: .current, unlessStill: nil) == .value([]))
    #expect(
      stub.requests.map(\.url.absoluteString) == [
        "https://example.com/biz/api/employees", "https://example.com/biz/api/announcements",
        "https://example.com/biz/api/products", "https://example.com/biz/api/users/\(user.id)",
        "https://example.com/biz/api/purchases",
      ])
    #expect(stub.requests.map { $0.headers["if-none-match"] } == ["\"0\"", nil, nil, nil, nil])
  }

  @Test func `a catalogue is still the same only under the same rules`() async throws {
    let stub = TransportStub(
      .json("[]", headers: ["etag": "\"1\""]), .success(HTTPResponse(status: 304, headers: [:])),
      .json("[]", headers: ["etag": "\"1\""]))
    let client = MyBizClient(server: try ServerAddress("https://example.com/biz"), transport: stub)
    let euros = PurchasePolicy(currency: "EUR", maximum: 5_000)
    var version: String?
    for (policy, isUnchanged) in [(euros, false), (euros, true), (PurchasePolicy(), false)] {
      let answer = try await MyBizAPI(client, policy: policy).catalogue
        .catalogue(for: .current, unlessStill: version)
      guard case .value(let catalogue, let new) = answer else {
        #expect(isUnchanged)
        continue
      }
      #expect(catalogue.policy == policy && !isUnchanged)
      version = new
    }
    #expect(stub.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\"", nil])
  }

  @Test func `an order is sent with its key, so that it may be sent again`() async throws {
    let order = #"""
      {"id": "7", "poNumber": "PO-1", "purchaser": "\#(user.id)", "purchaseDate": "2026-11-20T09:30:00Z",
       "dueDate": null, "purchases": [{"productId": "tea", "quantity": 2, "unitPrice": 1.10}, {"productId": "ink", "quantity": 1}]}
      """#
    let stub = TransportStub(.json(order, status: 201))
    let items = [PurchaseItem(productId: "tea", quantity: 2), PurchaseItem(productId: "ink", quantity: 1)]
    let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-1", items: items))
    #expect(
      try await MyBizAPI.at(stub).purchases.submit(draft, for: .current)
        == PurchaseOrder(
          id: "7", number: "PO-1", comment: nil, purchaser: user.id, date: Sample.event.date, dueDate: nil,
          items: [OrderedItem(items[0], unitPrice: Decimal(11) / 10), OrderedItem(items[1])]))
    let request = try #require(stub.requests.first)
    #expect(request.method == .post && request.isRepeatable)
    #expect(request.headers == ["content-type": "application/json", "idempotency-key": draft.key.uuidString])
    let body = try JSONDecoder().decode(PurchaseRequest.self, from: try #require(request.body))
    #expect(body == draft.request)
  }

  @Test func `an order that is refused is refused in the server's words`() async throws {
    let reason = "The order has no number. Give it one. The order has no items. Add at least one."
    let stub = TransportStub(.json(#"{"error": true, "reason": "\#(reason)"}"#, status: 422))
    let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "", items: []))
    await #expect(throws: GatewayFailure.refused(status: 422, reason: reason)) {
      try await MyBizAPI.at(stub).purchases.submit(draft, for: .current)
    }
  }

  @Test func `a long array is decoded to its last item, whatever stands between`() async throws {
    let items = (0..<5_000).map { index in
      #"{"id": "\#(index)", "name": "],\"[{\\", "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 1, "x": [[]]}"#
    }
    let stub = TransportStub(.json("\u{FEFF} \n[" + items.joined(separator: " ,\n") + " ] \n"))
    let answer = try await MyBizAPI.at(stub).events.events(in: .day, for: .current, unlessStill: nil)
    guard case .value(let events, nil) = answer else { return #expect(Bool(false)) }
    #expect(events.map(\.id) == (0..<5_000).map { "\($0)" })
    #expect(events.allSatisfy { $0.name == "],\"[{\\" })
  }
}
