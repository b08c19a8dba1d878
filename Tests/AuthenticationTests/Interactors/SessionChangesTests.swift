import Authentication
import Testing

@Suite struct SessionChangesTests {
  private let story: [SessionChange] = [
    .signedIn(.coulson), .signedOut(.expired), .signedIn(.coulson), .signedOut(.loggedOut),
  ]

  @Test func `every listener hears every change in order`() async {
    let changes = SessionChanges()
    let (one, other) = (changes.listen(), changes.listen())
    for change in story { changes.announce(change) }
    #expect(await one.buffered() == story)
    #expect(await other.buffered() == story)
  }

  @Test func `none is lost, however late the listener takes them`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    for _ in 0..<10_000 { changes.announce(.signedOut(.loggedOut)) }
    #expect(await heard.buffered().count == 10_000)
  }

  @Test func `a listener hears what happens from then on`() async {
    let changes = SessionChanges()
    changes.announce(story[0])
    let heard = changes.listen()
    changes.announce(story[1])
    #expect(await heard.buffered() == [story[1]])
  }

  @Test func `a listener that goes away is forgotten at once`() async {
    let changes = SessionChanges()
    var heard: AsyncStream<SessionChange>? = changes.listen()
    #expect(changes.listenerCount == 1)
    _ = heard
    heard = nil
    #expect(changes.listenerCount == 0)
  }

  @Test func `a listener whose task is cancelled is forgotten`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    let task = Task { for await _ in heard {} }
    task.cancel()
    await task.value
    #expect(changes.listenerCount == 0)
  }

  @Test func `streams end when nobody can announce any more`() async {
    var changes: SessionChanges? = SessionChanges()
    let heard = changes?.listen()
    changes?.announce(story[0])
    changes = nil
    var all: [SessionChange] = []
    if let heard { for await change in heard { all.append(change) } }
    #expect(all == [story[0]])
  }

  @Test func `two announcements at once reach all listeners in the same order`() async {
    let changes = SessionChanges()
    let listeners = (0..<8).map { _ in changes.listen() }
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { changes.announce(number.isMultiple(of: 2) ? .signedOut(.expired) : .signedOut(.loggedOut)) }
      }
    }
    let heard = await listeners[0].buffered()
    #expect(heard.count == 200)
    for listener in listeners.dropFirst() { #expect(await listener.buffered() == heard) }
  }
}
