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

  /// Decodes an RFC 3339 date that may be missing or null.
  ///
  /// Callable on any isolation.
  /// - Parameter key: the key of a string.
  /// - Returns: the date, to the second, or `nil`.
  /// - Throws: `DecodingError` where there is anything else.
  public func decodeRFC3339IfPresent(forKey key: Key) throws -> Date? {
    try decodeIfPresent(String.self, forKey: key).map { _ in try decodeRFC3339(forKey: key) }
  }

  /// Decodes a UUID ([RFC 9562](https://www.rfc-editor.org/rfc/rfc9562)).
  ///
  /// Callable on any isolation.
  /// - Parameter key: the key of a string.
  /// - Returns: the UUID.
  /// - Throws: `DecodingError`, also where the string is not a UUID.
  public func decodeUUID(forKey key: Key) throws -> UUID {
    guard let id = UUID(uuidString: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "it is not a UUID such as 6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01")
    }
    return id
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
