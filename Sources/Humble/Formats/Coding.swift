public import Foundation

extension KeyedDecodingContainer {
  /// Decodes an RFC 3339 date.
  ///
  /// Callable on any isolation.
  /// - Parameter key: the key of a string.
  /// - Returns: the date, to the second.
  /// - Throws: `DecodingError`, also where the string is not an RFC 3339 date.
  public func decodeRFC3339(forKey key: Key) throws -> Date {
    guard let date = RFC3339.date(from: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "it is not a date such as 2026-11-20T09:30:00Z")
    }
    return date
  }
}

extension KeyedEncodingContainer {
  /// Encodes a date as RFC 3339, in UTC and to the second.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - date: the date; `nil` writes nothing.
  ///   - key: the key of the string.
  /// - Throws: `EncodingError`, as the encoder does.
  public mutating func encodeRFC3339(_ date: Date?, forKey key: Key) throws {
    try encodeIfPresent(date.map(RFC3339.string(from:)), forKey: key)
  }
}
