import Support
import Testing

@testable import TextFrontEnd

@Suite struct WrappingTests {
  @Test(arguments: [
    ("short", 10, ["short"]),
    ("exactly ten", 11, ["exactly ten"]),
    ("one two three four", 9, ["one two", "three", "four"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
    ("日本語の会議", 5, ["日本", "語の", "会議"]),
    ("", 5, [""]),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 4, ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
  ])
  func `text is broken between words, or within one that is too long`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func `without a width text is one line`() {
    #expect("one two three".wrapped(to: nil) == ["one two three"])
  }

  @Test func `a line is broken to the terminal's width once what could command it is visible`() {
    let terminal = TerminalFake(width: 10)
    terminal.writeLine("There is\u{1B} no such", to: .messages)
    #expect(terminal.messages == [.messages("There is␛\nno such\n")])
  }

  @Test func `a megabyte of text is wrapped in a moment`() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(text.wrapped(to: 10).count == 100_000)
  }
}
