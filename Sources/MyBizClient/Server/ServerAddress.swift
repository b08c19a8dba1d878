public import Foundation

/// Where a company's server is: the base of the addresses of all its resources.
public struct ServerAddress: Sendable, Equatable {
  /// The base, with a slash at its end, such as `https://mybiz.example.com/`.
  public let url: URL
  /// Whether sentences for people say where the server is.
  public let isTold: Bool

  /// Reads an address, as a person types it.
  ///
  /// Plain `http` sends passwords and tokens for everyone on the way to read, so that it is taken only for this machine
  /// (`localhost`, `127.0.0.0/8`, `::1`) unless it is asked for.
  /// - Parameters:
  ///   - text: a URL with `https` or `http` and a host, and perhaps a port and a path; the slash at its end may be
  ///     missing.
  ///   - allowsPlainHTTP: whether plain `http` is taken for other machines too.
  ///   - isTold: whether sentences for people say where the server is, and to check it; otherwise they speak of the
  ///     company's server, as where the people are visitors of a site, who can mend neither.
  /// - Throws: ``ServerAddressFailure``, which says what is wrong and never shows a password.
  public init(_ text: String, allowsPlainHTTP: Bool = false, isTold: Bool = true) throws(ServerAddressFailure) {
    guard let url = URL(string: text), url.hasHTTPScheme, let host = url.host(), !host.isEmpty else {
      throw .notAnAddress
    }
    guard url.user() == nil, url.password() == nil else { throw .hasUserInformation }
    guard url.query() == nil, url.fragment() == nil else { throw .hasQuery }
    guard url.port.map({ 1...65_535 ~= $0 }) ?? true else { throw .notAnAddress }
    guard url.isEncrypted || url.isLoopback || allowsPlainHTTP else { throw .plainHTTP(host: host) }
    self.url = try Self.directory(text)
    self.isTold = isTold
  }

  /// The address with exactly one slash at its end.
  private static func directory(_ text: String) throws(ServerAddressFailure) -> URL {
    var base = Substring(text)
    while base.hasSuffix("/") { base.removeLast() }
    guard let url = URL(string: base + "/") else { throw .notAnAddress }
    return url
  }

  /// Whether the server is on this machine: `localhost`, `127.0.0.0/8` or `::1`.
  public var isOnThisMachine: Bool { url.isLoopback }

  /// A request for a resource.
  func request(_ method: HTTPRequest.Method, _ path: String, query: [URLQueryItem] = []) -> HTTPRequest {
    let resource = url.appending(path: path)
    let url = query.isEmpty ? resource : resource.appending(queryItems: query)
    return HTTPRequest(method, url, isServerTold: isTold)
  }
}

/// Why something is not the address of a server.
public enum ServerAddressFailure: Error, Sendable, Equatable {
  /// It is not a URL with `https` or `http` and a host.
  case notAnAddress
  /// It has a user name or a password in it, which would end up in logs and on screens.
  case hasUserInformation
  /// It has a query or a fragment.
  case hasQuery
  /// It would send secrets unencrypted to another machine, the host of which is given.
  case plainHTTP(host: String)

  /// The failure as a sentence for a person.
  public var sentence: String {
    switch self {
    case .notAnAddress: "A server's address is a URL such as https://mybiz.example.com/ or http://127.0.0.1:8080/."
    case .hasUserInformation: "A server's address has no user name or password in it. Leave them out and sign in."
    case .hasQuery: "A server's address ends with its path: no ? and no # after it."
    case .plainHTTP(let host): "Passwords would go to \(host) unencrypted. Use https."
    }
  }
}
