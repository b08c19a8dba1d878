import Foundation

/// How the characters of a file are written as bytes.
enum TextEncoding: Sendable, Equatable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case latin1
  case windows1252

  /// Finds out from the start of a file: from a byte order mark, from how `<` is written, or from the declaration.
  /// - Returns: the encoding, and how many bytes the mark takes.
  static func detect(_ start: some Collection<UInt8>) throws(XMLFault) -> (encoding: TextEncoding, mark: Int) {
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if start.starts(with: [0x3C, 0x00]) { return (.utf16LittleEndian, 0) }
    if start.starts(with: [0x00, 0x3C]) { return (.utf16BigEndian, 0) }
    let declaration = String(decoding: start.prefix(1_024).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard declaration.hasPrefix("<?xml"),
      let name = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.output.1.lowercased()
    else { return (.utf8, 0) }
    switch name {
    // A file that says UTF-16 in single bytes is not in UTF-16.
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return (.utf8, 0)
    case "iso-8859-1", "latin1", "latin-1": return (.latin1, 0)
    case "windows-1252", "cp1252": return (.windows1252, 0)
    default:
      throw XMLFault(offset: 0, what: "its encoding, \(name.prefix(40)), is not known here. Save it in UTF-8")
    }
  }

  /// A text as it is written in a file: markup becomes references, and so do characters that the encoding has not.
  func bytes(ofText text: String) -> [UInt8] {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where has(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      }
    }
    return bytes(of: escaped)
  }

  /// A text as it is written in a file, which has all of its characters.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .latin1, .windows1252: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: true
    case .latin1, .windows1252: scalar.value < 0x80 || 0xA0...0xFF ~= scalar.value
    }
  }
}
