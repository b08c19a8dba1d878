public import Humble

/// Makes interactors that do what a test says.
public struct InteractorFactoryStub<Request, Output>: InteractorFactory {
  private let body: @Sendable (Request, Output) async -> Void

  /// Makes a factory.
  /// - Parameter body: what its interactors do when they are executed.
  public init(_ body: @escaping @Sendable (Request, Output) async -> Void) {
    self.body = body
  }

  /// Makes an interactor that runs the body.
  /// - Parameters:
  ///   - request: handed to the body.
  ///   - output: handed to the body.
  /// - Returns: the interactor, which has not started.
  public func makeInteractor(for request: Request, output: Output) -> any Interactor {
    InteractorStub { [body] in await body(request, output) }
  }
}

private struct InteractorStub: Interactor {
  let body: () async -> Void

  func execute() async { await body() }
}
