import Foundation

/// A line of input.
struct InputLine: Equatable {
  /// The first is 1.
  let number: Int
  /// What it says, without its end; `nil` where it is too long.
  let content: Data?
}

/// Divides bytes into lines, and holds no more of a line than may be in one.
struct LineSplitter {
  static let longestLine = 1 << 20

  /// The start of a line that has not ended yet.
  private var start = Data()
  private var number = 1
  private var isTooLong = false

  /// Takes more bytes.
  /// - Returns: the lines that end in them, and one that has become too long.
  mutating func split(_ bytes: [UInt8]) -> [InputLine] {
    var lines: [InputLine] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end], to: &lines)
      if !isTooLong { lines.append(whole) }
      rest = rest[(end + 1)...]
      (start, isTooLong) = (Data(), false)
      number += 1
    }
    add(rest, to: &lines)
    return lines
  }

  /// The line that ended without an end, if there is one.
  func end() -> InputLine? {
    start.isEmpty ? nil : whole
  }

  private var whole: InputLine {
    InputLine(number: number, content: start.last == UInt8(ascii: "\r") ? start.dropLast() : start)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, to lines: inout [InputLine]) {
    guard !isTooLong else { return }
    guard start.count + bytes.count <= Self.longestLine else {
      lines.append(InputLine(number: number, content: nil))
      (start, isTooLong) = (Data(), true)
      return
    }
    start += bytes
  }
}

extension Data {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy { " \t\r".utf8.contains($0) } }
}
