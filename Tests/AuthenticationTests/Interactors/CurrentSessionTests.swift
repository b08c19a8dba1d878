import Authentication
import Humble
import HumbleTesting
import Testing

/// What is kept for a session.
@Suite struct CurrentSessionTests {
  private let account = User.coulson.id
  private let store = AccountStoreFake<Int>()

  private func keep(_ value: Int, in sessions: any SessionStore) async throws -> Bool {
    try await CurrentSession(in: sessions, changes: SessionChanges()).keep(value, in: store, for: .current)
  }

  @Test func `what is kept for a session that holds stays`() async throws {
    #expect(try await keep(1, in: SessionStoreFake(.current)))
    #expect(try await store.load(for: account) == 1)
  }

  @Test(arguments: [nil, Session.other]) func `for a session that is over nothing is kept`(session: Session?)
    async throws
  {
    #expect(try await !keep(1, in: SessionStoreFake(session)))
    #expect(try await store.load(for: account) == nil)
  }

  @Test func `where nobody knows whether the session holds, nothing is kept for it`() async throws {
    var answers = AuthenticationSpy.Answers()
    answers.loadFailure = .unreadable("It is locked.")
    let sessions = AuthenticationSpy(answers)
    await #expect(throws: StoreFailure.unreadable("It is locked.")) { try await keep(1, in: sessions) }
    #expect(try await store.load(for: account) == nil)
  }

  @Test func `whoever was cancelled meanwhile is told to go no further, and what is kept stays`() async throws {
    let sessions = AuthenticationSpy(AuthenticationSpy.Answers(session: .current)) {
      withUnsafeCurrentTask { $0?.cancel() }
    }
    let goesOn = try await Task { try await keep(1, in: sessions) }.value
    #expect(!goesOn)
    #expect(try await store.load(for: account) == 1)
  }
}
