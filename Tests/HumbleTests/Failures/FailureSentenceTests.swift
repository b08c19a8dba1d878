import Humble
import Testing

@Suite struct FailureSentenceTests {
  @Test(arguments: [
    (GatewayFailure.unauthorized, "Unauthorized"),
    (.emptyResponse, "The answer was empty. Try again later."),
    (.refused(status: 503, reason: "The server is busy."), "The server is busy."),
    (.malformedResponse("Line 3 is wrong."), "Line 3 is wrong."),
    (.unreachable("Nothing is there."), "Nothing is there."),
    (.interrupted("It broke off."), "It broke off."),
    (.timedOut("Nobody answered within 10 s."), "Nobody answered within 10 s."),
    (.cancelled, "It was cancelled."),
  ])
  func `a gateway's failure is a sentence`(failure: GatewayFailure, sentence: String) {
    #expect(failure.sentence == sentence)
  }

  @Test(arguments: [
    (StoreFailure.damaged("It was set aside."), "It was set aside."),
    (.unreadable("It cannot be read."), "It cannot be read."),
    (.unwritable("The disk is full."), "The disk is full."),
    (.cancelled, "It was cancelled."),
  ])
  func `a store's failure is a sentence`(failure: StoreFailure, sentence: String) {
    #expect(failure.sentence == sentence)
  }
}
