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
}
