import Authentication
import Crypto
import Foundation

/// What proves that somebody signed in: 256 random bits, of which the server keeps a hash alone.
struct Token {
  /// What the person's program sends.
  let secret: Secret
  /// What the database knows it by.
  var hash: Data { Data(SHA256.hash(data: Data(secret.reveal().utf8))) }

  /// A new one.
  init() {
    secret = Secret(Data.random(count: 32).base64URL)
  }

  /// One that was sent, as `Authorization: Bearer` carries it; `nil` where there is none.
  init?(authorization: String?) {
    guard let value = authorization?.credentials(for: "bearer"), !value.isEmpty else { return nil }
    secret = Secret(value)
  }
}

extension String {
  /// What follows the name of an authorization scheme, which is sent in upper or lower case.
  /// - Parameter scheme: the name, in lower case.
  /// - Returns: `nil` where this is another scheme's.
  func credentials(for scheme: String) -> String? {
    guard let space = utf8.firstIndex(of: UInt8(ascii: " ")), self[..<space].lowercased() == scheme else { return nil }
    return String(self[space...].utf8.drop { $0 == UInt8(ascii: " ") })
  }
}

extension Data {
  /// Base 64 with the letters that fit into addresses and headers, and no padding.
  var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
