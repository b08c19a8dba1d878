import Testing

@testable import TextFrontEnd

@Suite struct StyledTextTests {
  @Test func `style is written where it is wanted`() {
    let line = StyledText("Login Failed", .red) + StyledText(": no")
    #expect(line.rendered(hasStyle: true) == "\u{1B}[31mLogin Failed\u{1B}[0m: no")
    #expect(line.rendered(hasStyle: false) == "Login Failed: no")
  }

  @Test func `text from outside cannot set a style or start a line`() {
    #expect(StyledText("\u{1B}[31m\nred").rendered(hasStyle: true) == "␛[31m␊red")
  }

  @Test func `a column is padded by what is seen`() {
    #expect((StyledText("日本").padded(to: 6) + StyledText("|")).rendered(hasStyle: false) == "日本  |")
    #expect((StyledText("toolong").padded(to: 3) + StyledText("|")).rendered(hasStyle: false) == "toolong|")
  }

  @Test func `a line has no spaces at its end`() {
    #expect(StyledText("a").padded(to: 6).rendered(hasStyle: false) == "a")
    #expect(StyledText("").padded(to: 6).rendered(hasStyle: true) == "")
  }
}
