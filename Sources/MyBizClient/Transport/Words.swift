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

extension Duration {
  /// Such as `10 s` or `0.5 s`.
  var words: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
