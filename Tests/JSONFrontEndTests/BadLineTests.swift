import Authentication
import Foundation
import Humble
import HumbleTesting
import JSONFrontEnd
import Purchasing
import Testing

/// What a line that makes no sense is answered.
@Suite struct BadLineTests {
  private func answers(to input: [UInt8]) async -> [String] {
    let spy = LinesSpy()
    let handler = ProductListHandler { _, view in view.display(isLoading: false) }
    let frontEnd = JSONFrontEnd(screens: [JSONScreen.productList(handler)], lines: spy.lines)
    await frontEnd.run(
      AsyncStream {
        $0.yield(input)
        $0.finish()
      })
    return spy.all
  }

  @Test(arguments: [
    ("x", "is not JSON: in line 2, column 1, expected a value."),
    (#"{"screen":"#, "is not JSON: in line 2, column 11, expected a value, but the text ends."),
    ("{} {}", "is not JSON: in line 2, column 4, expected the end of the text."),
    ("[]", "is wrong in line 2, column 1: it is not an object."),
    ("{}", #"is wrong in line 2, column 1: a line has either "screen" or "cancel"."#),
    (
      #"{"screen":"productList","cancel":1}"#,
      #"is wrong in line 2, column 1: a line has either "screen" or "cancel"."#
    ),
    (#"{"screen":3}"#, "is wrong in line 2, column 11, at screen: it is not a text."),
    (#"{"screen":"x"}"#, #"is wrong in line 2, column 11, at screen: a screen is "productList"."#),
    (#"{"screen":"productList"}"#, #"is wrong in line 2, column 1: it has no "event"."#),
    (#"{"screen":"productList","event":"opened"}"#, "is wrong in line 2, column 33, at event: it is not an object."),
    (
      #"{"screen":"productList","event":{"closed":{}}}"#,
      #"is wrong in line 2, column 33, at event: an event of the screen productList is an object with one key: "opened"."#
    ),
    (
      #"{"screen":"productList","event":{"opened":{},"closed":{}}}"#,
      #"is wrong in line 2, column 33, at event: an event of the screen productList is an object with one key: "opened"."#
    ),
    (#"{"cancel":null}"#, "is wrong in line 2, column 11, at cancel: \(badID)"),
    (#"{"id":1.5,"screen":"productList"}"#, "is wrong in line 2, column 7, at id: \(badID)"),
    (#"{"id":9223372036854775808,"screen":"productList"}"#, "is wrong in line 2, column 7, at id: \(badID)"),
    (#"{"id":[],"screen":"productList"}"#, "is wrong in line 2, column 7, at id: \(badID)"),
  ])
  func `a bad line is answered with its number and what is wrong, and the next one is read`(
    line: String, sentence: String
  ) async throws {
    let input = "\r\n\(line)\r\n \n{\"screen\":\"productList\",\"event\":{\"opened\":{}}}\n"
    let answers = await answers(to: Array(input.utf8))
    let error = try JSONDecoder().decode(ErrorAnswer.self, from: Data(try #require(answers.first).utf8))
    #expect(error == ErrorAnswer(line: 2, error: "The input \(sentence)"))
    #expect(answers.count == 3)
  }

  private static let badID = "an id is a text or a whole number of at most 63 bits."

  private struct ErrorAnswer: Decodable, Equatable {
    let line: Int
    let error: String
  }

  @Test func `the answer repeats the id where it can be read`() async {
    let answers = await answers(to: Array(#"{"event":3,"screen":"productList","id":"a"}"#.utf8))
    #expect(
      answers == [
        #"{"error":"The input is wrong in line 1, column 10, at event: it is not an object.","id":"a","line":1}"#
      ])
  }

  @Test func `a masked password, as recordings have it, is refused and not tried`() async {
    let spy = LinesSpy()
    let tried = MemoryViewEventLog<SignInViewEvent>()
    let handler = AsyncHandlerStub<SignInViewEvent, any SignInView> { _, _ in }.recorded(in: tried)
    let right = SignInViewEvent.submitted(Credentials(userName: "ada", password: Secret("secret")))
    await JSONScreen.signIn(handler).recorded(in: spy.lines).handle(right, from: SignInViewSpy())
    let answers = LinesSpy()
    await JSONFrontEnd(screens: [JSONScreen.signIn(handler)], lines: answers.lines).run(
      AsyncStream(spy.all.joined(separator: "\n")))
    #expect(tried.events == [right])
    #expect(
      answers.all == [
        #"{"error":"The input is wrong in line 1, column 10, at event: the password is a mask, because secrets are "#
          + #"never written; put it in, or sign in beforehand.","line":1}"#
      ])
  }

  @Test func `bytes that are not UTF-8 are refused`() async {
    let answers = await answers(to: Array(#"{"id":""#.utf8) + [0xFF] + Array(#""}"#.utf8))
    #expect(
      answers == [
        #"{"error":"The input is not JSON: in line 1, column 8, there is a byte that is not UTF-8.","line":1}"#
      ])
  }

  @Test func `a line that is too long is refused, and the next one is read`() async {
    let long = #"{"id":""# + String(repeating: "x", count: 2_000_000) + "\"}\n"
    let answers = await answers(to: Array((long + "x\n").utf8))
    #expect(
      answers == [
        #"{"error":"Line 1 is longer than 1048576 bytes.","line":1}"#,
        #"{"error":"The input is not JSON: in line 2, column 1, expected a value.","line":2}"#,
      ])
  }
}
