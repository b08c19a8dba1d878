/// The day on which somebody was born, in the Gregorian calendar.
public struct DateOfBirth: Sendable, Equatable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of that month, 1 to 31.
  public let day: Int

  /// Reads a date as the MyBiz REST API writes it.
  /// - Parameter text: month, day and year, such as `07-08-1964`; the 29th of February is taken for any year.
  public init?(_ text: String) {
    var text = text
    guard let (year, month, day) = text.withUTF8(Self.read) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `MM-dd-yyyy`, of which a directory may have very many.
  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> (year: Int, month: Int, day: Int)? {
    guard text.count == 10, text[2] == UInt8(ascii: "-"), text[5] == UInt8(ascii: "-"),
      let month = number(text[0..<2]), let day = number(text[3..<5]), let year = number(text[6..<10]),
      1...12 ~= month, 1...longest[month - 1] ~= day
    else { return nil }
    return (year, month, day)
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    digits.reduce(0) { sum, byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? sum.map { $0 * 10 + Int(byte - UInt8(ascii: "0")) } : nil
    }
  }

  private static let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

extension DateOfBirth: Codable, CustomStringConvertible {
  /// Month, day and year, such as `07-08-1964`.
  public var description: String { "\(padded(month, 2))-\(padded(day, 2))-\(padded(year, 4))" }

  /// Decodes a date.
  /// - Parameter decoder: holds a string.
  /// - Throws: `DecodingError`, also where it is not a date.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "it is not a date such as 07-08-1964 (month, day, year)")
    }
    self = date
  }

  /// Encodes the date.
  /// - Parameter encoder: receives a string.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
