import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct ShowUserTests {
  private let profile = UserProfile(user: .coulson, location: "The Playground", title: "Director")

  private func show(_ spy: ShowUserSpy, sessions: any SessionStore = SessionStoreFake(.current)) async {
    let factory = ShowUser.Factory(
      profiles: spy, store: spy, session: CurrentSession(in: sessions, changes: SessionChanges()),
      now: { Date(timeIntervalSince1970: 100) })
    await factory.makeInteractor(for: (), output: spy).execute()
  }

  @Test func `the details are asked for, kept and shown`() async {
    let spy = ShowUserSpy(.init(.success(.value(profile, version: "1"))))
    await show(spy)
    #expect(
      spy.messages == [
        .started, .loaded(User.coulson.id), .asked(.current),
        .saved(Snapshot(profile, fetched: Date(timeIntervalSince1970: 100), version: "1"), User.coulson.id),
        .fetched(Fetched(profile)), .finished,
      ])
  }

  @Test func `without an answer what was kept is shown with its age`() async {
    let kept = Snapshot(profile, fetched: Date(timeIntervalSince1970: 50))
    let spy = ShowUserSpy(.init(.failure(.unreachable("u")), kept: [User.coulson.id: kept]))
    await show(spy)
    let gap = FetchGap(failure: .unreachable("u"), since: Date(timeIntervalSince1970: 50))
    #expect(spy.messages.dropFirst(3) == [.fetched(Fetched(profile, gap: gap)), .finished])
  }

  @Test func `a refused session is ended`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = ShowUserSpy(.init(.failure(.unauthorized)))
    await show(spy, sessions: sessions)
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.session(.expired)), .finished])
    #expect(try await sessions.load() == nil)
  }

  @Test func `a profile is coded as the API has it`() throws {
    let json = #"{"email":"agent@shield.org","id":"\#(User.coulson.id)","name":"Phil Coulson","title":"Director"}"#
    let profile = UserProfile(user: .coulson, title: "Director")
    #expect(try JSONDecoder().decode(UserProfile.self, from: Data(json.utf8)) == profile)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(profile), as: UTF8.self) == json)
  }
}
