import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// A person with a browser: it keeps its cookie, and what the forms of the last page carry.
struct Visitor {
  let client: any TestClientProtocol
  /// All of the cookie, such as `mybiz=…`.
  var cookie: String?
  var formToken = ""
  var headers: HTTPFields = [:]

  /// Somebody else, with another browser.
  var another: Visitor { Visitor(client: client) }

  func signedIn(_ email: String = Fixtures.email, _ password: String = Fixtures.password) async throws -> Visitor {
    var visitor = self
    let reply = try await visitor.signIn(email, password)
    try #require(reply.status == .seeOther)
    _ = try await visitor.get("/settings")
    return visitor
  }

  mutating func signIn(
    _ email: String = Fixtures.email, _ password: String = Fixtures.password
  ) async throws -> Page {
    _ = try await get("/sign-in")
    return try await post("/sign-in", [("email", email), ("password", password)])
  }

  mutating func get(_ path: String) async throws -> Page { try await send(path, .get) }

  /// Follows where a form's answer points.
  mutating func follow(_ page: Page) async throws -> Page { try await get(try #require(page.location)) }

  mutating func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Page {
    let form = ([("formToken", formToken)] + fields).map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
    return try await send(path, .post, form)
  }

  mutating func send(
    _ path: String, _ method: HTTPRequest.Method, _ body: String = "",
    type: String = "application/x-www-form-urlencoded"
  ) async throws -> Page {
    var headers = headers
    headers[.cookie] = cookie
    if method == .post { headers[.contentType] = type }
    let response = try await client.execute(uri: path, method: method, headers: headers, body: ByteBuffer(string: body))
    let page = Page(status: response.status, headers: response.headers, text: String(buffer: response.body))
    if let new = page.headers[.setCookie] { cookie = new.split(separator: ";").first.map(String.init) }
    if let token = page.value(of: "formToken") { formToken = token }
    return page
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

/// What a browser was answered.
struct Page {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let text: String

  var location: String? { headers[.location] }

  /// What the first button asks for in whose form is an action; Enter presses that one.
  var firstAction: String? { text.firstMatch(of: /<button[^>]*? name="action" value="(\w+)"/).map { String($0.1) } }

  /// How much a field takes.
  func room(in field: String) -> Int? {
    text.firstMatch(of: (try? Regex("name=\"\(field)\"[^>]*? maxlength=\"([0-9]+)\"")) ?? Regex(verbatim: field))
      .flatMap { $0.output.count > 1 ? $0.output[1].substring.flatMap { Int($0) } : nil }
  }

  /// The value of a page's first field of this name, as it is before it was escaped.
  func value(of field: String) -> String? {
    text.firstMatch(of: (try? Regex("name=\"\(field)\"[^>]*? value=\"([^\"]*)\"")) ?? Regex(verbatim: field))
      .flatMap { $0.output.count > 1 ? $0.output[1].substring.map(String.init) : nil }?
      .unescaped
  }
}

extension String {
  /// The text that a page has with references; by code points, as browsers go.
  var unescaped: String {
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(self) { text, reference in
      text.replacingOccurrences(of: reference.0, with: reference.1, options: .literal)
    }
  }
}
