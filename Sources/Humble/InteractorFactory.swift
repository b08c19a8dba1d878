/// Makes the interactor for one request: where a use case keeps its gateways and stores.
///
/// A factory lives as long as the program, is shared by every event handler that needs it, and is named as a nested type
/// of its interactor (`SignIn.Factory`). What cuts across use cases is a decorator over this protocol, applied in the
/// composition root; see ``exclusive()``.
public protocol InteractorFactory<Request, Output>: Sendable {
  /// What is asked: plain data.
  associatedtype Request
  /// Who is told what happened, usually an existential such as `any SignInOutput`.
  associatedtype Output

  /// Makes an interactor for one request.
  ///
  /// Called by an event handler, once an event, on any isolation. It does no work of its own.
  /// - Parameters:
  ///   - request: what is asked.
  ///   - output: who is told; the interactor keeps it until the interactor is thrown away.
  /// - Returns: the interactor, which has not started.
  func makeInteractor(for request: Request, output: Output) -> any Interactor
}
