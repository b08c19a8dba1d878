import Directory
import Foundation
import Humble
import HumbleTesting
import JSONFrontEnd
import Purchasing
import Testing

/// How requests are begun, answered, cancelled and waited for.
@Suite(.timeLimit(.minutes(1)))
struct RequestTests {
  private let spy = LinesSpy()
  private let opened = #""screen":"productList","event":{"opened":{}}"#

  private func frontEnd(_ body: @escaping @Sendable (ProductListViewEvent, any ProductListView) async -> Void)
    -> JSONFrontEnd
  {
    JSONFrontEnd(screens: [JSONScreen.productList(ProductListHandler(body: body))], lines: spy.lines)
  }

  @Test func `the answers repeat the id, in order, and the last one says that it is done`() async {
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      view.display(ProductListViewModel(rows: [], emptyMessage: "None.", notice: nil))
      view.display(isLoading: false)
    }
    await frontEnd.run(AsyncStream(#"{"id":"a b",\#(opened)}"#))
    #expect(
      spy.all == [
        #"{"display":"loading","id":"a b","loading":true,"screen":"productList"}"#,
        #"{"display":"list","id":"a b","list":{"emptyMessage":"None.","rows":[]},"screen":"productList"}"#,
        #"{"display":"loading","id":"a b","loading":false,"screen":"productList"}"#,
        #"{"done":"completed","id":"a b","screen":"productList"}"#,
      ])
  }

  @Test(arguments: [("7", "7"), ("-9223372036854775808", "-9223372036854775808"), ("1.0", "1"), (#""7""#, #""7""#)])
  func `an id is a text or a whole number`(id: String, repeated: String) async {
    await frontEnd { _, view in view.display(isLoading: false) }.run(AsyncStream(#"{"id":\#(id),\#(opened)}"#))
    #expect(spy.lines(withID: repeated).count == 2)
  }

  @Test(arguments: [#""id":null,"#, ""])
  func `a request without an id gets answers without one`(id: String) async {
    await frontEnd { _, view in view.display(isLoading: false) }.run(AsyncStream("{\(id)\(opened)}"))
    #expect(
      spy.all == [
        #"{"display":"loading","loading":false,"screen":"productList"}"#,
        #"{"done":"completed","screen":"productList"}"#,
      ])
  }

  @Test func `two hundred requests are under way at once, and their answers do not mix`() async {
    let barrier = Barrier(of: 200)
    let handler = AsyncHandlerStub<OrgChartViewEvent, any OrgChartView> { event, view in
      view.display(isLoading: true)
      await barrier.pass()
      let title = if case .opened(.tree) = event { "tree" } else { "list" }
      view.display(OrgChartViewModel(title: title, rows: []))
      view.display(isLoading: false)
    }
    let frontEnd = JSONFrontEnd(screens: [JSONScreen.orgChart(handler)], lines: spy.lines)
    let input = (0..<200).map {
      #"{"id":\#($0),"screen":"orgChart","event":{"opened":"\#($0 % 2 == 0 ? "tree" : "list")"}}"# + "\n"
    }
    await frontEnd.run(AsyncStream(input.joined()))
    #expect(spy.all.count == 800)
    for id in 0..<200 {
      let title = id % 2 == 0 ? "tree" : "list"
      #expect(
        spy.lines(withID: "\(id)") == [
          #"{"display":"loading","id":\#(id),"loading":true,"screen":"orgChart"}"#,
          #"{"chart":{"rows":[],"title":"\#(title)"},"display":"chart","id":\#(id),"screen":"orgChart"}"#,
          #"{"display":"loading","id":\#(id),"loading":false,"screen":"orgChart"}"#,
          #"{"done":"completed","id":\#(id),"screen":"orgChart"}"#,
        ])
    }
  }

  @Test func `more requests than may be under way are all answered`() async {
    let count = JSONFrontEnd.mostRequests * 2 + 1
    let input = (0..<count).map { #"{"id":\#($0),\#(opened)}"# + "\n" }
    await frontEnd { _, view in view.display(isLoading: false) }.run(AsyncStream(input.joined()))
    #expect(spy.all.count == 2 * count)
  }

  @Test func `a request can be cancelled by its id, and the others go on`() async {
    let barrier = Barrier(of: 2)
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      if !Task.isCancelled { await waitForCancellation() }
      await barrier.pass()
      view.display(isLoading: false)
    }
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    async let work: Void = frontEnd.run(input)
    keyboard.type(#"{"id":1,\#(opened)}"#)
    keyboard.type(#"{"id":"1",\#(opened)}"#)
    keyboard.type(#"{"cancel":1}"#)
    keyboard.type(#"{"cancel":2}"#)
    keyboard.type(#"{"cancel":"1"}"#)
    keyboard.finish()
    await work
    #expect(spy.lines(withID: "1").last == #"{"done":"cancelled","id":1,"screen":"productList"}"#)
    #expect(spy.lines(withID: #""1""#).last == #"{"done":"cancelled","id":"1","screen":"productList"}"#)
    #expect(spy.all.count == 6)
  }

  @Test func `as many as may be under way can all be cancelled`() async {
    let ids = 1...JSONFrontEnd.mostRequests
    let input = ids.map { #"{"id":\#($0),\#(opened)}"# } + ids.map { #"{"cancel":\#($0)}"# }
    await frontEnd { _, _ in await waitForCancellation() }.run(AsyncStream(input.joined(separator: "\n")))
    let cancelled = ids.map { #"{"done":"cancelled","id":\#($0),"screen":"productList"}"# }
    #expect(Set(spy.all) == Set(cancelled))
  }

  @Test func `an id is refused while it is under way, and free again afterwards`() async {
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      await waitForCancellation()
    }
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    async let work: Void = frontEnd.run(input)
    keyboard.type(#"{"id":1,\#(opened)}"#)
    await spy.wait(for: "loading")
    keyboard.type(#"{"id":1,\#(opened)}"#)
    await spy.wait(for: "error")
    keyboard.type(#"{"cancel":1}"#)
    await spy.wait(for: "done")
    keyboard.type(#"{"id":1,\#(opened)}"#)
    await spy.wait(for: "loading")
    keyboard.type(#"{"cancel":1}"#)
    keyboard.finish()
    await work
    #expect(
      spy.all.filter { !$0.contains("loading") } == [
        #"{"error":"In line 2 is the id of a request that is still under way.","line":2}"#,
        #"{"done":"cancelled","id":1,"screen":"productList"}"#,
        #"{"done":"cancelled","id":1,"screen":"productList"}"#,
      ])
  }

  @Test func `what is not begun because there is one at a time says so`() async {
    let barrier = Barrier(of: 2)
    let factory = InteractorFactoryStub<Void, any ProductListView> { _, view in
      view.display(isLoading: true)
      await barrier.pass()
      view.display(isLoading: false)
    }.exclusive()
    let frontEnd = frontEnd { _, view in await factory.makeInteractor(for: (), output: view).execute() }
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    async let work: Void = frontEnd.run(input)
    keyboard.type(#"{"id":1,\#(opened)}"#)
    await spy.wait(for: "loading")
    keyboard.type(#"{"id":2,\#(opened)}"#)
    await spy.wait(for: #""id":2"#)
    await barrier.pass()
    keyboard.finish()
    await work
    #expect(spy.lines(withID: "2") == [#"{"done":"ignored","id":2,"screen":"productList"}"#])
    #expect(spy.lines(withID: "1").last == #"{"done":"completed","id":1,"screen":"productList"}"#)
  }

  @Test func `the end of input waits for what is under way`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      for await _ in gate {}
      view.display(isLoading: false)
    }
    async let work: Void = frontEnd.run(AsyncStream("{\(opened)}"))
    await spy.wait(for: "loading")
    opener.finish()
    await work
    #expect(spy.all.last == #"{"done":"completed","screen":"productList"}"#)
  }

  @Test func `a cancelled front end cancels all requests and says so`() async {
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      await waitForCancellation()
    }
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    let work = Task { await frontEnd.run(input) }
    for id in 1...2 { keyboard.type(#"{"id":\#(id),\#(opened)}"#) }
    keyboard.type("{\(opened)}")
    for _ in 1...3 { await spy.wait(for: "loading") }
    work.cancel()
    await work.value
    #expect(spy.all.count { $0.contains(#""done":"cancelled""#) } == 3)
  }

  @Test func `what waits for its turn when all is cancelled is not begun`() async {
    let frontEnd = frontEnd { _, view in
      view.display(isLoading: true)
      await waitForCancellation()
    }
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    let work = Task { await frontEnd.run(input) }
    for _ in 1...3 { keyboard.type("{\(opened)}") }
    // The last line is read when the others were.
    keyboard.type("no JSON")
    await spy.wait(for: "error")
    work.cancel()
    await work.value
    #expect(spy.all.count { $0.contains("loading") } == 1)
    #expect(spy.all.count { $0.contains(#""done":"cancelled""#) } == 3)
  }

  @Test func `requests without an id are handled in turn, and hold up no other`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let handler = AsyncHandlerStub<OrgChartViewEvent, any OrgChartView> { event, view in
      view.display(isLoading: true)
      if event == .opened(.tree) { for await _ in gate {} }
      view.display(isLoading: false)
    }
    let frontEnd = JSONFrontEnd(screens: [JSONScreen.orgChart(handler)], lines: spy.lines)
    let (input, keyboard) = AsyncStream.makeStream(of: [UInt8].self)
    async let work: Void = frontEnd.run(input)
    keyboard.type(#"{"screen":"orgChart","event":{"opened":"tree"}}"#)
    await spy.wait(for: "loading")
    keyboard.type(#"{"screen":"orgChart","event":{"opened":"list"}}"#)
    keyboard.type(#"{"id":1,"screen":"orgChart","event":{"opened":"list"}}"#)
    keyboard.finish()
    await spy.wait(for: #""done":"completed","id":1"#)
    #expect(spy.all.count == 4)
    opener.finish()
    await work
    let shown = [true, false].map { #"{"display":"loading","loading":\#($0),"screen":"orgChart"}"# }
    let turn = shown + [#"{"done":"completed","screen":"orgChart"}"#]
    #expect(spy.all.filter { !$0.contains(#""id""#) } == turn + turn)
  }
}
