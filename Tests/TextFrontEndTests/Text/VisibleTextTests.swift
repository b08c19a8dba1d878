import Testing

@testable import TextFrontEnd

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain text, naïve 日本 👩‍👩‍👧‍👦 e\u{301}", "plain text, naïve 日本 👩‍👩‍👧‍👦 e\u{301}"),
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("a\nb\r\tc\u{0}\u{7}\u{8}\u{7F}", "a␊b␍␉c␀␇␈␡"),
    ("\u{9B}31m", "<U+009B>31m"),
    ("\u{202E}evil\u{202C}", "<U+202E>evil<U+202C>"),
    ("\u{2066}x\u{2069}\u{200F}", "<U+2066>x<U+2069><U+200F>"),
    ("line\u{2028}line", "line<U+2028>line"),
    ("\u{E0001}tag", "<U+E0001>tag"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
  ])
  func `what could command a terminal is made visible`(text: String, visible: String) {
    #expect(text.visible == visible)
  }
}
