import Foundation
import NIOCore

extension SocketAddress {
  /// What failed sign-ins are counted by: an IPv4 address, or the network of an IPv6 address (64 bits), for whoever has
  /// one of its addresses has them all.
  var network: String {
    guard let text = ipAddress else { return "" }
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, text, &bytes) == 1 else { return text }
    // An IPv4 address in the guise of an IPv6 one.
    let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return (isMapped ? bytes[12...] : bytes[..<8]).map { String($0) }.joined(separator: isMapped ? "." : ":")
  }
}
