import Foundation
import Testing

@testable import JSONFrontEnd

@Suite struct LineSplitterTests {
  private func split(_ chunks: [String]) -> [InputLine] {
    var splitter = LineSplitter()
    var lines: [InputLine] = []
    for chunk in chunks { lines += splitter.split(Array(chunk.utf8)) }
    return lines + [splitter.end()].compactMap(\.self)
  }

  private func line(_ number: Int, _ text: String?) -> InputLine {
    InputLine(number: number, content: text.map { Data($0.utf8) })
  }

  @Test func `lines are counted from 1, and the last one needs no end`() {
    #expect(split(["a\n\nb"]) == [line(1, "a"), line(2, ""), line(3, "b")])
    #expect(split(["a\n"]) == [line(1, "a")])
    #expect(split([]) == [])
  }

  @Test func `bytes may be divided anywhere`() {
    let text = "é\n山田\r\nc"
    let expected = [line(1, "é"), line(2, "山田"), line(3, "c")]
    #expect(split([text]) == expected)
    var splitter = LineSplitter()
    #expect(text.utf8.flatMap { splitter.split([$0]) } + [splitter.end()].compactMap(\.self) == expected)
  }

  @Test func `a line that is too long is told once, and what follows it is read`() {
    let longest = String(repeating: "x", count: LineSplitter.longestLine)
    #expect(split([longest, "\n", "a"]) == [line(1, longest), line(2, "a")])
    #expect(split([longest, "x", "x\na\n"]) == [line(1, nil), line(2, "a")])
    #expect(split([longest + "x\na\n"]) == [line(1, nil), line(2, "a")])
    #expect(split([longest, "x"]) == [line(1, nil)])
  }
}
