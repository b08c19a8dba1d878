import Foundation

/// Reads numbers of the form that XML Schema calls `decimal`, and with an exponent.
enum DecimalNumber {
  /// Reads a number, with space around it or none.
  ///
  /// The first 18 digits count, which is more than a `Double` holds.
  /// - Returns: the number, rounded twice at most; `nil` where the text is none, or names one that is not finite.
  static func read(_ text: [UInt8]) -> Double? {
    text.withUnsafeBufferPointer { read(trimmed($0)) }
  }

  /// The text without space around it.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, text.count)
    while start < end, text[start] <= 0x20 { start += 1 }
    while start < end, text[end - 1] <= 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { index = 1 }
    var (mantissa, digits, exponent, hasDigits, isFraction) = (0, 0, 0, false, false)
    while index < text.count {
      if case let digit = Int(text[index]) - 0x30, 0...9 ~= digit {
        hasDigits = true
        if digits < 18 {
          mantissa = mantissa * 10 + digit
          if mantissa > 0 { digits += 1 }
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          exponent += 1
        }
      } else if text[index] == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigits else { return nil }
    if index < text.count {
      guard let power = power(UnsafeBufferPointer(rebasing: text[index...])) else { return nil }
      exponent += power
    }
    let magnitude = scaled(Double(mantissa), by: exponent)
    return magnitude.isFinite ? (isNegative ? -magnitude : magnitude) : nil
  }

  /// Reads what follows a number: `e` and a small whole one.
  private static func power(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text[0] == UInt8(ascii: "e") || text[0] == UInt8(ascii: "E"), text.count <= 5 else { return nil }
    return Int(String(decoding: text.dropFirst(), as: UTF8.self))
  }

  private static func scaled(_ number: Double, by exponent: Int) -> Double {
    switch exponent {
    case 0: number
    case -22..<0: number / powers[-exponent]
    case 1...22: number * powers[exponent]
    default: number * pow(10, Double(exponent))
    }
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers = (0...22).map { pow(10, Double($0)) }
}
