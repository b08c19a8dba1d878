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
    guard let value = authorization?.credentials(for: "Bearer"), !value.isEmpty else { return nil }
    secret = Secret(value)
  }
}

extension String {
  /// What follows the name of an authorization scheme, which may be in upper or lower case.
  func credentials(for scheme: String) -> String? {
    guard let space = firstIndex(of: " "), self[..<space].lowercased() == scheme.lowercased() else { return nil }
    return self[space...].trimmingCharacters(in: .whitespaces)
  }
}

extension Data {
  /// Base 64 with the letters that fit into addresses and headers, and no padding.
  var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
