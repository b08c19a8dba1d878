import Crypto
import Foundation
import NIOSSL

/// A certificate that a server signed for itself, made anew with its key and never expiring while anybody tests.
struct SelfSignedCertificate: Sendable {
  private let key = P256.Signing.PrivateKey()
  private let der: [UInt8]

  /// Makes a certificate for a host's name ([RFC 5280, section 4.1](https://www.rfc-editor.org/rfc/rfc5280#section-4.1)).
  init(for host: String) throws {
    let algorithm = DER.sequence(DER.objectIdentifier(0x2A, 0x86, 0x48, 0xCE, 0x3D, 4, 3, 2))  // ECDSA with SHA-256
    let commonName = DER.sequence(DER.objectIdentifier(0x55, 4, 3), DER.value(0x0C, Array(host.utf8)))
    let name = DER.sequence(DER.value(0x31, commonName))
    let names = DER.sequence(DER.value(0x82, Array(host.utf8)))
    let alternativeName = DER.sequence(DER.objectIdentifier(0x55, 0x1D, 0x11), DER.value(0x04, names))
    let contents = DER.sequence(
      DER.value(0xA0, DER.value(0x02, [2])),  // version 3
      DER.value(0x02, [1]),  // serial number
      algorithm, name, DER.sequence(DER.time("000101000000Z"), DER.time("491231235959Z")), name,
      Array(key.publicKey.derRepresentation), DER.value(0xA3, DER.sequence(alternativeName)))
    let signature = try key.signature(for: contents).derRepresentation
    der = DER.sequence(contents, algorithm, DER.value(0x03, [0] + signature))
  }

  /// What a server needs to show it.
  var serverConfiguration: TLSConfiguration {
    get throws {
      .makeServerConfiguration(
        certificateChain: [.certificate(try NIOSSLCertificate(bytes: der, format: .der))],
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.pemRepresentation.utf8), format: .pem)))
    }
  }

  /// What who trusts it needs to have in a file.
  var pem: String {
    "-----BEGIN CERTIFICATE-----\n\(Data(der).base64EncodedString(options: .lineLength64Characters))\n-----END CERTIFICATE-----\n"
  }
}

/// Just enough of the Distinguished Encoding Rules for a certificate.
private enum DER {
  /// A value with a tag and a length.
  static func value(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] { encode(tag, parts) }

  static func sequence(_ parts: [UInt8]...) -> [UInt8] { encode(0x30, parts) }

  static func objectIdentifier(_ bytes: UInt8...) -> [UInt8] { value(0x06, bytes) }

  static func time(_ text: String) -> [UInt8] { value(0x17, Array(text.utf8)) }

  private static func encode(_ tag: UInt8, _ parts: [[UInt8]]) -> [UInt8] {
    let bytes = parts.flatMap(\.self)
    return [tag] + length(bytes.count) + bytes
  }

  private static func length(_ count: Int) -> [UInt8] {
    switch count {
    case ..<0x80: [UInt8(count)]
    case ..<0x100: [0x81, UInt8(count)]
    default: [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
    }
  }
}
