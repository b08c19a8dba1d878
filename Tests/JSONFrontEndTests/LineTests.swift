import Events
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Synchronization
import Testing

@testable import JSONFrontEnd

/// How lines are written.
@Suite struct LineTests {
  @Test func `what could command a terminal is written as an escape that stands for the same`() throws {
    let hostile = "\u{1B}[2J \u{9B}2J \u{202E} \u{2028} \u{7F} \u{200D} \u{E0001} \n \" \\ é 山田 🍕 /"
    let spy = LinesSpy()
    spy.lines.write([hostile])
    let line = try #require(spy.all.first)
    #expect(
      line == #"["\u001b[2J \u009b2J \u202e \u2028 \u007f \u200d \udb40\udc01 \n \" \\ é 山田 🍕 /"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == [hostile])
  }

  @Test func `what cannot be written says so`() {
    let spy = LinesSpy()
    spy.lines.write([Double.nan])
    #expect(spy.all == [#"{"error":"Something was shown that cannot be written as JSON."}"#])
  }

  @Test func `an event that is reported says whether it ended well`() async {
    let spy = LinesSpy()
    func report(_ body: @escaping @Sendable (any ProductListView) -> Void) async -> Bool {
      await JSONScreen.productList(ProductListHandler { _, view in body(view) }).report(.opened, in: spy.lines)
    }
    let list = ProductListViewModel(rows: [], emptyMessage: nil, notice: nil)
    let alert = ErrorAlert<ProductListViewEvent>(title: "No", subtitle: "No.")
    #expect(await report { $0.display(list) })
    #expect(await !report { $0.display(isLoading: false) })
    #expect(await !report { $0.display(alert) })
    #expect(
      await !report {
        $0.display(list)
        $0.display(alert)
      })
    #expect(spy.all.count { $0 == #"{"done":"completed","screen":"productList"}"# } == 4)
  }

  @Test func `what is recorded in one front end is replayed in this one`() async {
    let spy = LinesSpy()
    let handled = MemoryViewEventLog<EventListViewEvent>()
    let handler = AsyncHandlerStub<EventListViewEvent, any EventListView> { _, view in view.display(isLoading: false) }
      .recorded(in: handled)
    let from = Date(timeIntervalSince1970: 1_795_167_000)
    let events = [EventListViewEvent.opened(from: from, to: from + 60), .opened(from: from, to: from)]
    for event in events {
      await handler.recorded(in: JSONViewEventLog(of: "eventList", in: spy.lines)).handle(
        event, from: EventListViewSpy())
    }
    #expect(
      spy.all.first
        == #"{"event":{"opened":{"from":"2026-11-20T09:30:00Z","to":"2026-11-20T09:31:00Z"}},"screen":"eventList"}"#)
    for line in spy.all {
      await JSONFrontEnd(screens: [JSONScreen.eventList(handler)], lines: LinesSpy().lines).run(AsyncStream(line))
    }
    #expect(handled.events == events + events)
  }
}
