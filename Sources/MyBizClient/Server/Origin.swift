import Foundation

extension URL {
  var hasHTTPScheme: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }

  var isEncrypted: Bool { scheme?.lowercased() == "https" }

  /// Whether scheme, host and port are the same.
  func isSameOrigin(as other: URL) -> Bool { origin == other.origin }

  /// Whether it leads to this machine: `localhost`, an address of `127.0.0.0/8`, or `::1`.
  var isLoopback: Bool {
    guard let host = host()?.lowercased() else { return false }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && !$0.hasPrefix("+") }
    return host == "localhost" || host == "::1" || isIPv4 && parts[0] == "127"
  }

  private var origin: [String] {
    [isEncrypted ? "https" : "http", host()?.lowercased() ?? "", String(port ?? (isEncrypted ? 443 : 80))]
  }
}
