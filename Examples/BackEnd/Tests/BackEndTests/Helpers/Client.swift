import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Speaks the MyBiz REST API.
struct Client {
  let base: any TestClientProtocol
  var token: String?

  /// Signs in and hands on who then is.
  func signedIn(_ email: String = Fixtures.email, _ password: String = Fixtures.password) async throws -> Client {
    let response = try await signIn(email, password)
    try #require(response.status == .ok)
    return Client(base: base, token: try response.json("token"))
  }

  func signIn(_ email: String, _ password: String) async throws -> Reply {
    let credentials = Data("\(email):\(password)".utf8).base64EncodedString()
    return try await send("api/users/login", .post, [.authorization: "Basic \(credentials)"])
  }

  func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> Reply {
    try await send(path, .get, headers)
  }

  func order(_ json: String, key: String = UUID().uuidString, _ headers: HTTPFields = [:]) async throws -> Reply {
    var all: HTTPFields = [.contentType: "application/json"]
    all[try #require(HTTPField.Name("Idempotency-Key"))] = key
    for header in headers { all[header.name] = header.value }
    return try await send("api/purchases", .post, all, json)
  }

  func send(
    _ path: String, _ method: HTTPRequest.Method, _ headers: HTTPFields = [:], _ body: String = ""
  ) async throws -> Reply {
    var all: HTTPFields = [:]
    all[.authorization] = token.map { "Bearer \($0)" }
    for header in headers { all[header.name] = header.value }
    let response = try await base.execute(
      uri: "/" + path, method: method, headers: all, body: ByteBuffer(string: body))
    return Reply(status: response.status, headers: response.headers, text: String(buffer: response.body))
  }
}

/// What the server answered.
struct Reply {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let text: String

  /// The sentence of a refusal.
  var reason: String { get throws { try json("reason") } }

  /// A value of the answer's object.
  func json<Value>(_ key: String) throws -> Value {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object?[key] as? Value)
  }

  /// A value of each object of the answer's array.
  func list<Value>(_ key: String) throws -> [Value] {
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    return try #require(objects).compactMap { $0[key] as? Value }
  }
}
