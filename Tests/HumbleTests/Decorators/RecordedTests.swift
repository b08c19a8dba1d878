import Humble
import Testing

@Suite struct RecordedTests {
  private final class View {
    var handled: [(event: String, recorded: [String])] = []
  }

  private struct Handler: EventHandler {
    let log: MemoryViewEventLog<String>

    func handle(_ event: String, from view: View) async {
      view.handled.append((event, log.events))
    }
  }

  @Test func `each event is in the log before it is handled`() async {
    let log = MemoryViewEventLog<String>()
    let handler = Handler(log: log).recorded(in: log)
    let view = View()
    await handler.handle("first", from: view)
    await handler.handle("second", from: view)
    #expect(view.handled.map(\.event) == ["first", "second"])
    #expect(view.handled.map(\.recorded) == [["first"], ["first", "second"]])
  }

  @Test func `a recorded session can be replayed`() async {
    let log = MemoryViewEventLog<String>()
    let (original, replayed) = (View(), View())
    for event in ["a", "b", "a"] { await Handler(log: log).recorded(in: log).handle(event, from: original) }
    for event in log.events { await Handler(log: log).handle(event, from: replayed) }
    #expect(replayed.handled.map(\.event) == original.handled.map(\.event))
  }
}
