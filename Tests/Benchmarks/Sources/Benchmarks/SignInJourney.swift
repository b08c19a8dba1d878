import Authentication
import Foundation
import Humble
import Synchronization

/// One sign-in event through handler, factory, interactor and presenter, with instant doubles.
enum SignInJourney {
  /// Gives two sessions in turn, so that each sign-in is a change.
  private final class Gateway: AuthenticationGateway {
    let sessions: (Session, Session)
    let isSecond = Atomic(false)

    init(user: User) {
      sessions = (Session(token: Secret("one"), user: user), Session(token: Secret("two"), user: user))
    }

    func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
      isSecond.logicalXor(true, ordering: .relaxed).newValue ? sessions.0 : sessions.1
    }
    func logOut(_ session: Session) async throws(GatewayFailure) {}
  }

  private struct Store: SessionStore {
    func load() async throws(StoreFailure) -> Session? { nil }
    func save(_ session: Session) async throws(StoreFailure) {}
    func remove(_ session: Session) async throws(StoreFailure) -> Bool { false }
  }

  private final class View: SignInView {
    var greetings = 0
    func display(isLoading: Bool) {}
    func display(_ message: SignInMessage) { greetings += 1 }
    func display(_ alert: ErrorAlert<SignInViewEvent>) {}
  }

  static func measure(_ count: Int) async {
    let user = User(id: UUID(), name: "Phil Coulson", email: "agent@shield.org")
    let signIn = SignIn.Factory(
      policy: .company, gateway: Gateway(user: user), sessions: Store(),
      changes: SessionChanges())
    await measure(count, "plain", SignInEventHandler(signIn: signIn))
    await measure(count, "exclusive", SignInEventHandler(signIn: signIn.exclusive()))
  }

  private static func measure(
    _ count: Int, _ name: String, _ handler: any EventHandler<SignInViewEvent, any SignInView>
  ) async {
    let event = SignInViewEvent.submitted(Credentials(userName: "agent@shield.org", password: Secret("hailHydra")))
    let view = View()
    let time = await ContinuousClock().measure {
      for _ in 0..<count { await handler.handle(event, from: view) }
    }
    precondition(view.greetings == count)
    print("\(name): \(count) events, \((time / count).components.attoseconds / 1_000_000_000) ns each")
  }
}
