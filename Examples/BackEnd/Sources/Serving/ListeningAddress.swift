import Foundation
import NIOCore

/// Where a server listens.
public struct ListeningAddress: Sendable {
  private let host: String
  private let port: Int

  /// Names an address; nothing is looked up.
  /// - Parameters:
  ///   - host: a name, or an IP address without brackets.
  ///   - port: from 0 to 65535.
  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Such as `http://127.0.0.1:8080/`.
  public var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

  /// Whether this machine alone can reach it.
  public var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
  }

  /// Says why it is not possible to listen there, and how to mend it with `--host` or `--port`.
  /// - Parameter error: what was thrown on trying to.
  /// - Returns: whole sentences for a person.
  public func sentence(for error: any Error) -> String {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      "Port \(port) at \(host) is in use. Stop the program that uses it, or choose another with --port."
    case EACCES:
      "Port \(port) needs more rights than this program has. Choose one above 1023 with --port."
    case EADDRNOTAVAIL:
      "\(host) is not an address of this machine. Choose another with --host."
    default:
      error is SocketAddressError || error is SocketAddressError.UnknownHost
        ? "There is no address called \(host). Choose another with --host."
        : "The server cannot listen at \(url): \(error)"
    }
  }
}
