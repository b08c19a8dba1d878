import Foundation

/// Walks through a JSON text ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259)) to find a place in it.
///
/// Foundation's decoder says what is wrong but not where; this looks the place up, after something went wrong and never
/// before.
struct JSONScanner {
  struct SyntaxError: Error {
    let offset: Int
    let what: String
  }

  private let bytes: Data
  private var position: Int
  private var depth = 0

  private init(_ data: Data) {
    bytes = data
    position = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The first place at which a text is not JSON in UTF-8; `nil` where it is.
  static func syntaxError(in data: Data) -> SyntaxError? {
    if let offset = data.firstInvalidUTF8 {
      return SyntaxError(offset: offset, what: "there is a byte that is not UTF-8")
    }
    var scanner = JSONScanner(data)
    do {
      _ = try scanner.value(at: nil)
      scanner.skipSpace()
      return scanner.next == nil ? nil : scanner.unexpected(expecting: "the end of the text")
    } catch {
      return error
    }
  }

  /// Where the value at a path starts, in bytes; `nil` where there is none.
  static func offset(of path: [any CodingKey], in data: Data) -> Int? {
    var scanner = JSONScanner(data)
    return try? scanner.value(at: path[...])
  }

  /// Skips one value; gives the offset of what is at the path within it, where there is a path.
  private mutating func value(at path: ArraySlice<any CodingKey>?) throws(SyntaxError) -> Int? {
    skipSpace()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= 512 else { throw SyntaxError(offset: position, what: "arrays and objects are nested too deeply") }
    var found: Int?
    switch next {
    case UInt8(ascii: "{"): found = try members(at: path)
    case UInt8(ascii: "["): found = try elements(at: path)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"): try number()
    case let digit? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit: try number()
    default: try literal()
    }
    return path?.isEmpty == true ? start : found
  }

  private mutating func members(at path: ArraySlice<any CodingKey>?) throws(SyntaxError) -> Int? {
    var found: Int?
    try list(closedBy: "}") { (scanner) throws(SyntaxError) in
      scanner.skipSpace()
      let key = try scanner.string()
      scanner.skipSpace()
      try scanner.expect(":")
      let isOnPath = path?.first.map { $0.intValue == nil && $0.stringValue == key } ?? false
      found = try scanner.value(at: isOnPath ? path?.dropFirst() : nil) ?? found
    }
    return found
  }

  private mutating func elements(at path: ArraySlice<any CodingKey>?) throws(SyntaxError) -> Int? {
    var found: Int?
    var index = 0
    try list(closedBy: "]") { (scanner) throws(SyntaxError) in
      found = try scanner.value(at: path?.first?.intValue == index ? path?.dropFirst() : nil) ?? found
      index += 1
    }
    return found
  }

  private mutating func list(
    closedBy end: Unicode.Scalar, element: (inout JSONScanner) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    position += 1
    skipSpace()
    if skip(end) { return }
    repeat {
      try element(&self)
      skipSpace()
    } while skip(",")
    guard skip(end) else { throw unexpected(expecting: "a comma or \(end)") }
  }

  private mutating func string() throws(SyntaxError) -> String {
    let start = position
    try expect("\"")
    var hasEscapes = false
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected(expecting: "a closing quotation mark") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try escape()
      } else {
        position += 1
      }
    }
    try expect("\"")
    let text = bytes[start..<position]
    guard hasEscapes else { return String(decoding: text.dropFirst().dropLast(), as: UTF8.self) }
    do { return try JSONDecoder().decode(String.self, from: text) } catch {
      throw SyntaxError(offset: start, what: "an escape in this text stands for half a character")
    }
  }

  private mutating func escape() throws(SyntaxError) {
    position += 1
    if skip("u") {
      for _ in 0..<4 {
        guard let byte = next, Character(Unicode.Scalar(byte)).isHexDigit else {
          throw unexpected(expecting: "four hexadecimal digits")
        }
        position += 1
      }
    } else {
      guard let byte = next, "\"\\/bfnrt".utf8.contains(byte) else {
        throw unexpected(expecting: "an escape such as \\n")
      }
      position += 1
    }
  }

  private mutating func number() throws(SyntaxError) {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    guard Double(String(decoding: bytes[start..<position], as: UTF8.self))?.isFinite == true else {
      throw SyntaxError(offset: start, what: "this number is too large")
    }
  }

  private mutating func digits() throws(SyntaxError) {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    guard position > start else { throw unexpected(expecting: "a digit") }
  }

  private mutating func literal() throws(SyntaxError) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw unexpected(expecting: "a value")
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, " \n\r\t".utf8.contains(byte) { position += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(SyntaxError) {
    guard skip(scalar) else { throw unexpected(expecting: scalar == "\"" ? "a quotation mark" : "\(scalar)") }
  }

  private func unexpected(expecting what: String) -> SyntaxError {
    SyntaxError(offset: position, what: "expected \(what)" + (next == nil ? ", but the text ends" : ""))
  }
}

extension Data {
  /// The offset of the first byte that is not part of a UTF-8 sequence.
  fileprivate var firstInvalidUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
