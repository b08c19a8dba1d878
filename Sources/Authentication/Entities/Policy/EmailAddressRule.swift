/// Asks that the user name be an email address.
///
/// A pragmatic subset of [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321) and
/// [RFC 5322](https://www.rfc-editor.org/rfc/rfc5322): a dot-atom of at most 64 octets (RFC 5322, 3.2.3; RFC 5321,
/// 4.5.3.1.1), `@`, and a domain of at least two labels of letters, digits and inner hyphens, each of at most 63 octets;
/// 254 octets in all (RFC 5321, 4.5.3.1.3, less the angle brackets). Letters and digits of any script are taken in both
/// parts, as [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531) allows. Quoted strings, comments, address literals and
/// domains of one label are left out: they are correct, and in a sign-in form nearly always a slip.
public struct EmailAddressRule: CredentialRule, Equatable {
  /// Makes the rule.
  public init() {}

  /// Checks the user name; refuses anything longer than 254 octets without looking at it.
  /// - Parameter credentials: what the person typed.
  /// - Throws: ``CredentialFailure/invalidEmail``.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    guard isEmailAddress(credentials.userName) else { throw .invalidEmail }
  }

  private func isEmailAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 254 else { return false }
    var reader = AddressReader()
    var octets = text
    guard octets.withUTF8({ $0.allSatisfy { reader.take($0) } }), reader.isAtEnd else { return false }
    return reader.isASCII || text.unicodeScalars.allSatisfy { $0.isASCII || $0.isLetterOrDigit }
  }
}

/// Reads an address in one pass over its octets; those of other scripts all count as letters here.
private struct AddressReader {
  private(set) var isASCII = true
  private var isInDomain = false
  /// Those of the part before the at sign, or of a label of the domain.
  private var octets = 0
  private var dotsInDomain = 0
  private var previous = UInt8(ascii: ".")

  /// Whether the address may end here.
  var isAtEnd: Bool { dotsInDomain >= 1 && previous != UInt8(ascii: ".") && previous != UInt8(ascii: "-") }

  /// Takes the next octet; gives whether it may stand there.
  // Inlined, because every sign-in calls it once an octet.
  @inline(__always)
  mutating func take(_ octet: UInt8) -> Bool {
    let (before, isFirst) = (previous, previous == UInt8(ascii: "."))
    previous = octet
    octets += 1
    switch octet {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return hasRoom
    case 0x80...:
      isASCII = false
      return hasRoom
    case UInt8(ascii: "-"): return hasRoom && !(isInDomain && isFirst)
    case UInt8(ascii: "."):
      guard isInDomain else { return !isFirst && hasRoom }
      (dotsInDomain, octets) = (dotsInDomain + 1, 0)
      return !isFirst && before != UInt8(ascii: "-")
    case UInt8(ascii: "@"):
      defer { (isInDomain, octets, previous) = (true, 0, UInt8(ascii: ".")) }
      return !isInDomain && !isFirst
    default: return !isInDomain && hasRoom && Self.symbols.contains(octet)
    }
  }

  private var hasRoom: Bool { octets <= (isInDomain ? 63 : 64) }

  /// What `atext` (RFC 5322, 3.2.3) has besides letters, digits and the hyphen.
  private static let symbols = Array("!#$%&'*+/=?^_`{|}~".utf8)
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: properties.isAlphabetic
    }
  }
}
