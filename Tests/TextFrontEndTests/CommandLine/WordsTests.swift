import Testing

@testable import TextFrontEnd

@Suite struct WordsTests {
  @Test(arguments: ["-5", "-12.50", "-.5"]) func `a negative number is a word`(number: String) {
    var words = Words([number])
    #expect(words.takeOption() == nil)
    #expect(words.take() == number)
  }

  @Test(arguments: ["-", "--", "-h", "--5", "-5x", "--date"]) func `all else with a sign before it is an option`(
    option: String
  ) {
    var words = Words([option])
    #expect(words.take() == nil)
    #expect(words.takeOption() == option)
  }

  @Test func `an option with a value is given once, unless it may be repeated`() throws {
    var words = Words(["--due", "1", "--item=a", "--item", "b", "--due=1"])
    for (option, value) in [("--due", "1"), ("--item", "a"), ("--item", "b")] {
      #expect(words.takeOption() == option)
      #expect(try words.takeValue(of: option, repeats: option == "--item") == value)
    }
    #expect(words.takeOption() == "--due")
    #expect(throws: UsageError("--due is given more than once")) { try words.takeValue(of: "--due") }
  }
}
