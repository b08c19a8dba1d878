import Authentication
import Crypto
import Foundation

/// One browser, known by the 256 random bits of its cookie.
///
/// The database knows a hash of them and no more, so that who reads it can neither speak for a browser nor read the tokens
/// that were sealed for one.
struct Browser: Sendable {
  /// What the database knows the browser by.
  let hash: Data
  private let key: SymmetricKey
  private let sealingKey: SymmetricKey

  /// A browser that is new, or one that signs in: whoever knew its earlier cookie knows nothing of this one.
  init() { self.init(bytes: SymmetricKey(size: .bits256)) }

  /// The browser that sent a cookie; `nil` where this is no cookie that was ever given.
  init?(cookie: String) {
    guard cookie.utf8.count == 43, let bytes = Data(base64URL: cookie), bytes.count == 32 else { return nil }
    self.init(bytes: SymmetricKey(data: bytes))
  }

  private init(bytes: SymmetricKey) {
    key = bytes
    sealingKey = SymmetricKey(data: HMAC<SHA256>.authenticationCode(for: Self.sealPurpose, using: bytes))
    hash = bytes.withUnsafeBytes { Data(SHA256.hash(data: $0)) }
  }

  /// What the cookie carries.
  var secret: Secret { key.withUnsafeBytes { Secret(Data($0).base64URL) } }

  /// What the forms of this browser carry, and those of no other: a page elsewhere cannot know it.
  var formToken: String {
    Data(HMAC<SHA256>.authenticationCode(for: Self.formPurpose, using: key)).base64URL
  }

  /// Whether a form carries this browser's token; the time this takes tells nothing of it.
  func accepts(formToken: String?) -> Bool {
    guard let code = formToken.flatMap(Data.init(base64URL:)) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Self.formPurpose, using: key)
  }

  /// Encrypts a text that only this browser's cookie opens.
  func seal(_ secret: Secret) throws -> Data {
    // Without a nonce of one's own there is always a combined form.
    let box = try AES.GCM.seal(Data(secret.reveal().utf8), using: sealingKey, authenticating: hash)
    return Data(box.nonce) + box.ciphertext + box.tag
  }

  /// Decrypts what was sealed for this browser; `nil` where it was not, or was changed.
  func open(_ sealed: Data) -> Secret? {
    do {
      let text = try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: sealingKey, authenticating: hash)
      return Secret(String(decoding: text, as: UTF8.self))
    } catch {
      return nil
    }
  }

  private static let formPurpose = Data("form".utf8)
  private static let sealPurpose = Data("seal".utf8)
}

extension Data {
  /// Base 64 with the letters that fit into addresses and headers, and no padding.
  var base64URL: String {
    let letters = base64EncodedData().prefix { $0 != UInt8(ascii: "=") }.map { letter in
      switch letter {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: letter
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Reads base 64 as ``base64URL`` writes it.
  init?(base64URL text: String) {
    var letters = text.utf8.map { letter in
      switch letter {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: letter
      }
    }
    while letters.count % 4 != 0 { letters.append(UInt8(ascii: "=")) }
    self.init(base64Encoded: Data(letters))
  }
}
