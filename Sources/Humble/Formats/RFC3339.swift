public import Foundation

/// Dates and times on the Internet, such as `2026-11-20T09:30:00Z`.
///
/// The profile of ISO 8601 in [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339), section 5.6. It is written by hand
/// because a calendar with 100,000 dates spends most of its time here; the arithmetic on days is that of Howard Hinnant's
/// [chrono-Compatible Low-Level Date Algorithms](https://howardhinnant.github.io/date_algorithms.html).
public enum RFC3339: Sendable {
  /// The dates that the format can write: the years 0 to 9999.
  public static let dates =
    Date(timeIntervalSince1970: -62_167_219_200)...Date(timeIntervalSince1970: 253_402_300_799)

  /// Reads a date.
  ///
  /// Callable on any isolation.
  /// - Parameter text: a `date-time`: with `T` or a space between, with `Z` or an offset. Fractions of a second are
  ///   accepted and ignored; a leap second counts as the second after it.
  /// - Returns: the date, to the second, or `nil` where the text is not one.
  public static func date(from text: String) -> Date? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = Reader(bytes: bytes)
      return reader.dateTime().map { Date(timeIntervalSince1970: Double($0)) }
    }
  }

  /// Reads a time of a device: with the fractions of a second, and in UTC where it has no offset.
  ///
  /// - Parameter bytes: the text in UTF-8, otherwise as ``date(from:)`` reads it.
  /// - Returns: seconds since 1970, or `nil` where the text is no time.
  package static func timestamp(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var reader = Reader(bytes: bytes)
    return reader.dateTime(isOffsetRequired: false).map { Double($0) + reader.fraction }
  }

  /// Writes a date in UTC, to the second.
  ///
  /// Callable on any isolation.
  /// - Parameter date: a date; one outside ``dates`` becomes the nearest of them.
  /// - Returns: 20 characters, such as `2026-11-20T09:30:00Z`.
  public static func string(from date: Date) -> String {
    let date = min(max(date, dates.lowerBound), dates.upperBound)
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let (days, second) = seconds.quotientAndRemainder(flooring: 86_400)
    let (year, month, day) = civil(fromDays: days)
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(time)Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The proleptic Gregorian date of a count of days since 1970-01-01.
  private static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(flooring: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension RFC3339 {
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    /// Of a second, 0 to 1.
    var fraction = 0.0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Seconds since 1970.
    mutating func dateTime(isOffsetRequired: Bool = true) -> Int? {
      guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
        skip("T") || skip("t") || skip(" "),
        let hour = number(2), skip(":"), let minute = number(2), skip(":"), let second = number(2),
        1...12 ~= month, 1...Self.days(in: month, of: year) ~= day, hour < 24, minute < 60, second <= 60,
        readFraction(), let offset = offset() ?? (isOffsetRequired ? nil : 0), position == bytes.count
      else { return nil }
      return Self.days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    }

    private mutating func offset() -> Int? {
      if skip("Z") || skip("z") { return 0 }
      let sign = skip("+") ? 1 : skip("-") ? -1 : 0
      guard sign != 0, let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60 else {
        return nil
      }
      return sign * (hours * 3_600 + minutes * 60)
    }

    private mutating func readFraction() -> Bool {
      guard skip(".") else { return true }
      let start = position
      var unit = 1.0
      while let digit = number(1) {
        unit /= 10
        fraction += Double(digit) * unit
      }
      return position > start
    }

    private mutating func number(_ digits: Int) -> Int? {
      guard position + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[position..<position + digits] {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      position += digits
      return value
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
      position += 1
      return true
    }

    private static func days(in month: Int, of year: Int) -> Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// The count of days from 1970-01-01 to a proleptic Gregorian date.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndRemainder(flooring: 400)
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
  }
}

extension Int {
  fileprivate func quotientAndRemainder(flooring divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
