import Foundation

extension HTTPResponse {
  /// What `Retry-After` asks for, in either of its forms
  /// ([RFC 9110, section 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3)); `nil` where it makes no sense.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let seconds = isNumber ? Double(text) : HTTPDate.date(from: text)?.timeIntervalSince(now)
    // More than a duration can hold is a long time.
    return seconds.map { .seconds(min(max($0, 0), 1e12)) }
  }
}

/// Dates in header fields.
enum HTTPDate {
  /// Reads a date in any of the three forms of
  /// [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
  static func date(from text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    let forms = ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"]
    for form in forms {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
