/// A program's usage: lines with a term and, some spaces after it or further in below it, what there is to say about it.
struct UsageText {
  /// A line that begins this far in goes on with the one before.
  private static let continuation = 12
  /// How much further in than its term something is said, where it stands below it.
  private static let step = 4

  /// A term, or what is said about one.
  private struct Paragraph {
    let indent: Int
    var text: String
    let isTerm: Bool

    func lines(in width: Int) -> [String] {
      let start = String(repeating: " ", count: indent)
      return text.wrapped(to: max(20, width - indent)).map { $0.isEmpty ? "" : start + $0 }
    }
  }

  private let text: String

  init(_ text: String) { self.text = text }

  /// The text as it is or, where a terminal is narrower, with what is said about each term below it.
  func fitted(to width: Int?) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let width, lines.contains(where: { String($0).displayWidth > width }) else { return text }
    return lines.reduce(into: [], Self.add).flatMap { $0.lines(in: width) }.joined(separator: "\n")
  }

  private static func add(to paragraphs: inout [Paragraph], _ line: Substring) {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    if indent >= continuation, let last = paragraphs.popLast() {
      if last.isTerm { return paragraphs += [last, said(text, below: last)] }
      return paragraphs.append(Paragraph(indent: last.indent, text: "\(last.text) \(text)", isTerm: false))
    }
    let gap = text.firstRange(of: "  ") ?? text.endIndex..<text.endIndex
    let term = Paragraph(indent: indent, text: String(text[..<gap.lowerBound]), isTerm: true)
    paragraphs.append(term)
    if !gap.isEmpty { paragraphs.append(said(text[gap.upperBound...], below: term)) }
  }

  private static func said(_ text: Substring, below term: Paragraph) -> Paragraph {
    Paragraph(indent: term.indent + step, text: String(text.drop { $0 == " " }), isTerm: false)
  }
}

extension Terminal {
  /// Writes how a program or its shell is used, in the width of the terminal.
  package func writeUsage(_ text: String) {
    write(UsageText(text).fitted(to: width), to: .results)
  }
}
