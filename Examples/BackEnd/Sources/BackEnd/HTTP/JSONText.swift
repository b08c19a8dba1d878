import Foundation
import HTTPTypes
import Humble
import Hummingbird
import NIOCore

/// JSON as it is answered and read.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Sorted, so that the same value is the same bytes, and has the same entity tag, in each process.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// Reads a request's body.
  /// - Parameters:
  ///   - type: what is expected.
  ///   - request: whose body.
  ///   - what: what the body is, as a sentence calls it at its start.
  ///   - limit: bytes.
  /// - Returns: what was read.
  /// - Throws: ``Refusal``: 415 where it says to be something else than JSON, 400 where it is not what was expected,
  ///   with the place and the reason; `NIOTooManyBytesError` where it is longer than the limit.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from request: Request, what: String, limit: Int
  ) async throws -> Value {
    let mediaType = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard mediaType?.lowercased() == "application/json" else {
      throw Refusal(.unsupportedMediaType, "\(what) must be sent as JSON, with Content-Type: application/json.")
    }
    let data = Data(try await request.body.collect(upTo: limit).readableBytesView)
    let value: Value
    do { value = try JSONDecoder().decode(type, from: data) } catch {
      throw Refusal(.badRequest, "\(what) \(JSONFault(error, in: data).summary)")
    }
    guard !hasNUL(data) else { throw Refusal(.badRequest, "\(what) \(nulSummary)") }
    return value
  }

  /// What is said of JSON that has a NUL, as the rest of a sentence about it.
  static let nulSummary = #"has a text with the character NUL (\u0000). Take it out."#

  /// Whether a text of this JSON, which could be read, has the character NUL, at which SQLite would cut it.
  ///
  /// It can only be there escaped; where a byte is 0, the JSON is not in UTF-8, and cannot be looked through.
  static func hasNUL(_ json: Data) -> Bool {
    var rest = json[...]
    while let index = rest.firstIndex(where: { $0 == 0 || $0 == UInt8(ascii: "\\") }) {
      if rest[index] == 0 || rest[index...].starts(with: #"\u0000"#.utf8) { return true }
      // What is escaped may be a backslash, which escapes nothing.
      rest = rest[index...].dropFirst(2)
    }
    return false
  }
}
