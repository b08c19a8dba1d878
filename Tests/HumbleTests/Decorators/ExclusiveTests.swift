import Humble
import HumbleTesting
import Synchronization
import Testing

@Suite struct ExclusiveTests {
  /// An interactor of the factory under test, started from within another one.
  private typealias Nested = @Sendable () async -> Void

  private final class Runs: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func note(_ name: String) { names.withLock { $0.append(name) } }
  }

  @Test func `a second interactor that is started while the first runs ends at once without output`() async {
    let runs = Runs()
    let factory = InteractorFactoryStub<String, Nested> { name, nested in
      runs.note(name)
      await nested()
      runs.note("\(name) ended")
    }.exclusive()
    await factory.makeInteractor(for: "first") {
      await factory.makeInteractor(for: "second", output: {}).execute()
    }.execute()
    #expect(runs.all == ["first", "first ended"])
  }

  @Test func `the gate opens again when the first interactor has ended`() async {
    let runs = Runs()
    let factory = InteractorFactoryStub<String, Void> { name, _ in runs.note(name) }.exclusive()
    await factory.makeInteractor(for: "first", output: ()).execute()
    await factory.makeInteractor(for: "second", output: ()).execute()
    #expect(runs.all == ["first", "second"])
  }

  @Test func `the gate opens again when the first interactor was cancelled`() async {
    let runs = Runs()
    let factory = InteractorFactoryStub<String, Void> { name, _ in
      runs.note(Task.isCancelled ? "\(name) cancelled" : name)
    }.exclusive()
    let canceller = Canceller(atCall: 1)
    await canceller.run {
      canceller.count()
      await factory.makeInteractor(for: "first", output: ()).execute()
    }
    await factory.makeInteractor(for: "second", output: ()).execute()
    #expect(runs.all == ["first cancelled", "second"])
  }

  @Test func `two factories made exclusive have two gates`() async {
    let runs = Runs()
    let base = InteractorFactoryStub<String, Nested> { name, nested in
      runs.note(name)
      await nested()
    }
    let (one, other) = (base.exclusive(), base.exclusive())
    await one.makeInteractor(for: "first") {
      await other.makeInteractor(for: "second", output: {}).execute()
    }.execute()
    #expect(runs.all == ["first", "second"])
  }

  @Test func `an interactor that was made but not started holds no gate`() async {
    let runs = Runs()
    let factory = InteractorFactoryStub<String, Void> { name, _ in runs.note(name) }.exclusive()
    _ = factory.makeInteractor(for: "made", output: ())
    await factory.makeInteractor(for: "started", output: ()).execute()
    #expect(runs.all == ["started"])
  }

  @Test func `an existential factory can be made exclusive`() async {
    let runs = Runs()
    let base: any InteractorFactory<String, Void> = InteractorFactoryStub { name, _ in runs.note(name) }
    let factory: any InteractorFactory<String, Void> = base.exclusive()
    await factory.makeInteractor(for: "only", output: ()).execute()
    #expect(runs.all == ["only"])
  }

  @Test func `of many taps in parallel one gets through at a time`() async {
    let running = Mutex(0)
    let factory = InteractorFactoryStub<Int, Void> { _, _ in
      #expect(
        running.withLock {
          $0 += 1; return $0
        } == 1)
      await Task.yield()
      running.withLock { $0 -= 1 }
    }.exclusive()
    await withTaskGroup { group in
      for tap in 0..<200 {
        group.addTask { await factory.makeInteractor(for: tap, output: ()).execute() }
      }
    }
  }
}
