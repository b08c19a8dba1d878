import Humble
import Testing

@Suite struct SharedEventHandlerTests {
  private final class View {
    var shown: [String] = []
  }

  private struct Person {
    let name: String
  }

  private struct Greeting: EventHandler {
    let name: String

    func handle(_ event: String, from view: View) async {
      await Task.yield()
      view.shown.append("\(event), \(name)!")
    }
  }

  private let greeting = SharedEventHandler { (person: Person) in Greeting(name: person.name) }

  @Test func `an event is handled for whom it is from`() async {
    let (anns, bobs) = (View(), View())
    await greeting.handle("Hello", from: ScopedView(anns, of: Person(name: "Ann")))
    await greeting.handle("Hello", from: ScopedView(bobs, of: Person(name: "Bob")))
    await greeting.handle("Bye", from: ScopedView(anns, of: Person(name: "Ann")))
    #expect(anns.shown == ["Hello, Ann!", "Bye, Ann!"])
    #expect(bobs.shown == ["Hello, Bob!"])
  }

  @Test func `hundreds share it at the same time, and each is shown their own`() async {
    let greeting = greeting
    await withTaskGroup(of: (String, [String]).self) { group in
      for number in 0..<300 {
        group.addTask {
          let (name, view) = ("Person \(number)", View())
          for event in ["Hello", "Bye"] {
            await greeting.handle(event, from: ScopedView(view, of: Person(name: name)))
          }
          return (name, view.shown)
        }
      }
      for await (name, shown) in group { #expect(shown == ["Hello, \(name)!", "Bye, \(name)!"]) }
    }
  }
}
