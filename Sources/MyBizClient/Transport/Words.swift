import Foundation

extension URL {
  /// What people call the server, such as `127.0.0.1:8080`: the host, and the port where it is not the usual one.
  var serverName: String {
    let host = host() ?? "?"
    let name = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }

  /// What people call the resource, such as `api/events`.
  var resourceName: String { String(path().drop { $0 == "/" }) }
}

extension HTTPRequest {
  /// The server in the middle of a sentence, where its article stands before it.
  var server: String { isServerTold ? "server at \(url.serverName)" : "company's server" }

  /// What people call the server, such as `127.0.0.1:8080`.
  var serverName: String { isServerTold ? url.serverName : "the company's server" }

  /// What people call the place that a redirect leads to.
  func name(of target: URL) -> String { isServerTold ? target.serverName : "another server" }

  /// What to do, for those who may know where the server is; what others can do.
  func advice(_ sentence: String) -> String { isServerTold ? sentence : "Try again later." }
}

extension Duration {
  /// Such as `10 s` or `0.5 s`.
  var words: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
