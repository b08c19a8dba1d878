import Foundation
import NIOCore

/// Where the server listens.
struct ListeningAddress {
  let host: String
  let port: Int

  /// Such as `http://127.0.0.1:8080/`.
  var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

  /// Whether this machine alone can reach it.
  var isLoopback: Bool { host == "localhost" || host == "::1" || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil }

  /// Why it is not possible to listen there.
  func failure(for error: any Error) -> ServerFailure {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      ServerFailure("Port \(port) at \(host) is in use. Stop the program that uses it, or choose another with --port.")
    case EACCES:
      ServerFailure("Port \(port) needs more rights than this program has. Choose one above 1023 with --port.")
    case EADDRNOTAVAIL:
      ServerFailure("\(host) is not an address of this machine. Choose another with --host.")
    default:
      error is SocketAddressError || error is SocketAddressError.UnknownHost
        ? ServerFailure("There is no address called \(host). Choose another with --host.")
        : ServerFailure("The server cannot listen at \(url): \(error)")
    }
  }
}
