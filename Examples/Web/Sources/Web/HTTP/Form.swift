import Foundation
import HTTPTypes
import Hummingbird

/// What a form sends: names and values, in order.
struct Form {
  private let fields: [(name: String, value: String)]

  /// Reads a form's text, such as `a=1&b=two+words`.
  /// - Throws: ``WebRefusal`` where it is none.
  init(_ text: String) throws(WebRefusal) {
    var fields: [(name: String, value: String)] = []
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count > 1 ? parts[1] : "") else {
        throw .notAForm
      }
      fields.append((name, value))
    }
    self.fields = fields
  }

  /// Reads the form that a request carries.
  /// - Throws: ``WebRefusal`` where it carries none, or one that is too large.
  init(_ request: Request, limit: Int) async throws {
    let type = request.headers[.contentType].flatMap(MediaType.init(from:))
    guard type?.isType(.applicationUrlEncoded) == true else { throw WebRefusal.notAForm }
    var request = request
    let body = try await request.collectBody(upTo: limit)
    guard let text = String(validating: body.readableBytesView, as: UTF8.self) else { throw WebRefusal.notAForm }
    try self.init(text)
  }

  /// The first value of a field, as it was typed; empty where there is none.
  subscript(name: String) -> String { fields.first { $0.name == name }?.value ?? "" }

  /// All values of a field.
  func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The view event that a form carries, as ``ActionContent`` wrote it; `nil` where it carries none.
  func event<Event: Decodable>(_ type: Event.Type = Event.self) throws(WebRefusal) -> Event? {
    let json = self["event"]
    guard !json.isEmpty else { return nil }
    do { return try JSONDecoder().decode(type, from: Data(json.utf8)) } catch { throw .notAForm }
  }

  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
