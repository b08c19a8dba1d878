public import Foundation

/// A server's answer.
public struct HTTPResponse: Sendable, Equatable {
  /// The status, 100 to 599 ([RFC 9110, section 15](https://www.rfc-editor.org/rfc/rfc9110#section-15)).
  public var status: Int
  /// The header fields, their names in lower case; of those that came more than once, all values with commas between.
  public var headers: [String: String]
  /// The whole body, decompressed.
  public var body: Data

  /// Makes an answer.
  /// - Parameters:
  ///   - status: the status.
  ///   - headers: the header fields, their names in lower case.
  ///   - body: the whole body.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
