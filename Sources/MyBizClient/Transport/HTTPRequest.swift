public import Authentication
public import Foundation

/// A request to a server.
public struct HTTPRequest: Sendable, Equatable {
  /// What is done to the resource ([RFC 9110, section 9](https://www.rfc-editor.org/rfc/rfc9110#section-9)).
  public enum Method: String, Sendable {
    /// Reads; may be sent any number of times.
    case get = "GET"
    /// Changes something.
    case post = "POST"
  }

  /// What is done.
  public var method: Method
  /// To what; an absolute address with `http` or `https`.
  public var url: URL
  /// The header fields but `Authorization`, their names in lower case.
  public var headers: [String: String]
  /// The whole value of the header field `Authorization`, such as `Bearer …`, which never prints.
  public var authorization: Secret?
  /// What is sent along, in the type that the headers say.
  public var body: Data?
  /// Whether sentences for people say where the server is.
  public var isServerTold: Bool

  /// Makes a request.
  /// - Parameters:
  ///   - method: what is done.
  ///   - url: to what.
  ///   - headers: the header fields but `Authorization`, their names in lower case.
  ///   - authorization: the value of `Authorization`.
  ///   - body: what is sent along.
  ///   - isServerTold: whether sentences for people say where the server is.
  public init(
    _ method: Method, _ url: URL, headers: [String: String] = [:], authorization: Secret? = nil,
    body: Data? = nil, isServerTold: Bool = true
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.authorization = authorization
    self.body = body
    self.isServerTold = isServerTold
  }

  /// Whether sending it twice does no more than sending it once: a read, or a change that carries an `Idempotency-Key`.
  public var isRepeatable: Bool { method == .get || headers["idempotency-key"] != nil }
}
