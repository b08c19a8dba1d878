import Testing

@testable import TextFrontEnd

@Suite struct WordsTests {
  @Test(arguments: ["-5", "-12.50", "-.5"]) func `a negative number is a word`(number: String) {
    var words = Words([number])
    #expect(words.takeOption() == nil)
    #expect(words.take() == number)
  }

  @Test(arguments: ["-", "-h", "--5", "-5x", "--date"]) func `all else with a sign before it is an option`(
    option: String
  ) {
    var words = Words([option])
    #expect(words.take() == nil)
    #expect(words.takeOption() == option)
  }

  @Test func `two signs end the options`() throws {
    var words = try Words(line: #"rename --units=metric 1 -- "- evening" -h -- --units=x"#)
    #expect(!words.asksForHelp)
    #expect(words.take() == "rename")
    #expect(words.takeOption() == "--units")
    #expect(try words.takeValue(of: "--units") == "metric")
    for word in ["1", "- evening", "-h", "--", "--units=x"] {
      #expect(!words.isEmpty)
      #expect(words.takeOption() == nil)
      if word == "--units=x" {
        #expect(throws: UsageError("rename does not take \"--units=x\"")) { try words.end(of: "rename") }
      }
      #expect(words.take() == word)
    }
    #expect(words.isEmpty)
    #expect(Words(["--"]).isEmpty)
    #expect(!Words(["exit", "--", "now"]).areOnly("exit"))
    var unfinished = Words(["--comment", "--", "x"])
    #expect(unfinished.takeOption() == "--comment")
    #expect(throws: UsageError("--comment needs a value")) { try unfinished.takeValue(of: "--comment") }
  }

  @Test func `help is asked for where an option may stand`() {
    for words in [["-h"], ["rename", "1", "--help"], ["org", "--flat", "-h", "--"]] {
      #expect(Words(words).asksForHelp)
    }
    for words in [["rename", "1", "--", "-h"], ["order", "1", "--comment=-h"], ["--", "--help"]] {
      #expect(!Words(words).asksForHelp)
    }
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
