import Testing
import Tracks

@Suite struct TrackNameTests {
  @Test func `space around a name is left out`() throws {
    #expect(try TrackName(" \n Evening walk\t").text == "Evening walk")
  }

  @Test(arguments: ["x", String(repeating: "é", count: 200), "名前", "<&>\"'", "a\u{301}\u{302}"])
  func `a name of 1 to 200 characters is taken as it is`(text: String) throws {
    #expect(try TrackName(text).text == text)
  }

  @Test(arguments: [
    ("", TrackNameFailure.empty), (" \t\n", .empty), (String(repeating: "x", count: 201), .tooLong),
    ("a" + String(repeating: "\u{301}", count: 2_000), .tooLong), ("a\u{1B}[31m", .hasControls), ("a\nb", .hasControls),
    ("a\u{0}b", .hasControls), ("a\u{85}b", .hasControls), ("a\u{2028}b", .hasControls), ("a\u{FFFE}b", .hasControls),
  ])
  func `a name that breaks a rule says which`(text: String, failure: TrackNameFailure) {
    #expect(throws: failure) { try TrackName(text) }
  }
}
