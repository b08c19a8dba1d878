import Testing

@testable import TextFrontEnd

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("👍", 2),
    ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("☺", 1), ("☺\u{FE0F}", 2), ("❤️", 2), ("✓", 1), ("→", 1), ("…", 1), ("Ω", 1),
    ("\u{200B}", 0), ("\u{301}", 0), ("ไทย", 3), ("नि", 1), ("（）", 4), ("\u{AD}", 0), ("𠮷", 2), ("ʘ", 1),
  ])
  func `text takes its columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
