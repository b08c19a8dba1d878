import Synchronization

extension InteractorFactory {
  /// Lets one interactor of this factory run at a time: what guards a button against a double tap.
  ///
  /// While one of its interactors runs, another one that is started ends at once and tells its output nothing. The gate
  /// opens again when the first one ends, however it ends. The gate belongs to the returned factory: call this once, in
  /// the composition root, for each person whose taps it guards, and not for a factory that serves many people at once.
  /// - Returns: a factory that makes the same interactors behind one gate.
  public func exclusive() -> some InteractorFactory<Request, Output> {
    ExclusiveFactory(base: self, gate: Gate())
  }
}

private struct ExclusiveFactory<Base: InteractorFactory>: InteractorFactory {
  let base: Base
  let gate: Gate

  func makeInteractor(for request: Base.Request, output: Base.Output) -> any Interactor {
    ExclusiveInteractor(base: base.makeInteractor(for: request, output: output), gate: gate)
  }
}

private struct ExclusiveInteractor: Interactor {
  let base: any Interactor
  let gate: Gate

  func execute() async {
    guard gate.enter() else { return }
    defer { gate.leave() }
    await base.execute()
  }
}

private final class Gate: Sendable {
  private let isTaken = Atomic(false)

  func enter() -> Bool { !isTaken.exchange(true, ordering: .acquiring) }
  func leave() { isTaken.store(false, ordering: .releasing) }
}
