import Foundation
import Synchronization

/// Where lines of JSON are written, whole and one after the other, by any number of tasks.
public final class JSONLines: Sendable {
  private let encoder: JSONEncoder
  private let isWriting = Mutex(())
  private let writeText: @Sendable (String) -> Void

  /// Makes a writer.
  /// - Parameter write: writes a text, which is one line with its end, and flushes it; called on any isolation, never
  ///   twice at a time.
  public init(write: @escaping @Sendable (String) -> Void) {
    encoder = JSONEncoder()
    // In order, so that the same is written the same way each time.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    writeText = write
  }

  /// Writes a value; callable on any isolation.
  func write(_ value: some Encodable) {
    let text = text(of: value).harmlessJSON + "\n"
    isWriting.withLock { _ in writeText(text) }
  }

  private func text(of value: some Encodable) -> String {
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
      return #"{"error":"Something was shown that cannot be written as JSON."}"#
    }
  }
}

extension String {
  /// This JSON text with everything in it that could command a terminal written as an escape, which stands for the same.
  var harmlessJSON: String {
    guard !utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return self }
    // What is not ASCII stands between quotation marks.
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.needsEscape { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control, a mark that turns text around, or invisible.
  fileprivate var needsEscape: Bool {
    guard value >= 0x7F else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var escape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
