public import Foundation

/// What is wrong with a JSON text, and where, in words.
///
/// Made after decoding failed and never before: finding the place walks through the text once more. Neither text quotes
/// more of what was read than the names of keys that were looked for.
public struct JSONFault: Sendable {
  /// The rest of a sentence about a file, which starts with the file's name.
  ///
  /// Such as `is wrong in line 3, column 5, at events[0].date: it is not a date such as 2026-11-20T09:30:00Z.`
  public let sentence: String

  /// The rest of a sentence about an answer, in which nobody looks for lines.
  ///
  /// Such as `has no "date" in item 3.`
  public let summary: String

  /// Finds out what is wrong; callable on any isolation.
  /// - Parameters:
  ///   - error: what the decoder threw.
  ///   - data: the whole text that it read.
  ///   - firstLine: the number of the text's first line, where it stands in a longer one.
  public init(_ error: any Error, in data: Data, firstLine: Int = 1) {
    if let syntax = JSONScanner.syntaxError(in: data) {
      sentence = "is not JSON: in \(Self.place(syntax.offset, in: data, firstLine: firstLine)), \(syntax.what)."
      summary = sentence
    } else if let error = error as? DecodingError {
      let (path, what) = Self.explain(error)
      let offset = JSONScanner.offset(of: path, in: data) ?? 0
      let at = path.isEmpty ? "" : ", at \(Self.words(for: path))"
      sentence = "is wrong in \(Self.place(offset, in: data, firstLine: firstLine))\(at): \(what)."
      let item = path.isEmpty ? "" : " in \(Self.itemWords(for: path))"
      summary = what.hasPrefix(Self.lack) ? "\(what.dropFirst(3))\(item)." : "is wrong\(item): \(what)."
    } else {
      sentence = "cannot be read: \(error.localizedDescription)"
      summary = sentence
    }
  }

  private static let lack = "it has no "

  private static func explain(_ error: DecodingError) -> (path: [any CodingKey], what: String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath, "\(lack)\"\(key.stringValue)\"")
    case .typeMismatch(let type, let context): (context.codingPath, "it is not \(words(for: type))")
    case .valueNotFound(let type, let context): (context.codingPath, "it is null and not \(words(for: type))")
    // Of text that is JSON, this is what Foundation says of a number that it cannot hold.
    case .dataCorrupted(let context) where context.debugDescription == "The given data was not valid JSON.":
      ([], "it has a number that is too large, or not whole where it should be")
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription.trimmingSuffix("."))
    @unknown default: ([], "it does not fit")
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default: "a value of the kind \(type)"
    }
  }

  private static func words(for path: [any CodingKey]) -> String {
    path.reduce(into: "") { words, key in
      if let index = key.intValue {
        words += "[\(index)]"
      } else {
        words += (words.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func itemWords(for path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "item \($0 + 1)" } ?? key.stringValue }.joined(separator: ", ")
  }

  private static func place(_ offset: Int, in data: Data, firstLine: Int) -> String {
    let before = data.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + firstLine
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count { $0 != "\u{FEFF}" } + 1
    return "line \(line), column \(column)"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
