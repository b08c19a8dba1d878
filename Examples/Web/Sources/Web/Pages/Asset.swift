import Crypto
import Foundation

/// A file that belongs to all pages, at another address for each version, so that browsers may keep it.
struct Asset: Sendable {
  let data: Data
  let path: String

  init(_ name: String, _ type: String, _ bytes: [UInt8]) {
    data = Data(bytes)
    path = "/\(name)-\(SHA256.hash(data: data).prefix(6).map { String($0, radix: 16) }.joined()).\(type)"
  }
}
