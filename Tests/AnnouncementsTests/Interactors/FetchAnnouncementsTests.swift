import Announcements
import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct FetchAnnouncementsTests {
  private let account = User.coulson.id
  private let names = ["7": "Ada Lovelace", "8": "Nobody asks"]

  private func fetch(
    _ spy: AnnouncementsSpy, authors: Result<[String: String], GatewayFailure>? = nil,
    sessions: any SessionStore = SessionStoreFake(.current)
  ) async {
    let factory = FetchAnnouncements.Factory(
      announcements: spy, authors: AuthorGatewayStub(authors ?? .success(names)), store: spy,
      session: CurrentSession(in: sessions, changes: SessionChanges()), now: { .testNow })
    await factory.makeInteractor(for: (), output: spy).execute()
  }

  private func list(_ announcements: Announcement..., authors: [String: String] = ["7": "Ada Lovelace"])
    -> AnnouncementList
  {
    AnnouncementList(announcements: announcements, authors: authors)
  }

  private func cached(_ announcements: Announcement..., fetched: Date = .testNow, version: String? = nil)
    -> CachedAnnouncements
  {
    CachedAnnouncements(
      announcements: Snapshot(announcements, fetched: fetched, version: version), authors: ["7": "Ada Lovelace"])
  }

  @Test func `announcements are shown newest first, with the names of their authors and no others`() async {
    let spy = AnnouncementsSpy(.init(.success(.value([.old, .new], version: "1"))))
    await fetch(spy)
    let found = FetchedAnnouncements(list: Fetched(list(.new, .old)))
    #expect(found.list.value.announcements == [.new, .old])
    #expect(found.list.value.authors == ["7": "Ada Lovelace"])
    #expect(
      spy.messages == [
        .started, .loaded(account), .asked(.current), .saved(cached(.old, .new, version: "1"), account),
        .fetched(found), .finished,
      ])
  }

  @Test func `announcements that have not changed are shown as they were kept, with the names of today`() async {
    let kept = cached(.old, fetched: .testNow - 60, version: "1")
    let spy = AnnouncementsSpy(.init(.success(.unchanged), kept: [account: kept]))
    await fetch(spy, authors: .success(["7": "Ada King"]))
    let found = FetchedAnnouncements(list: Fetched(list(.old, authors: ["7": "Ada King"])))
    #expect(spy.messages.contains(.asked(.current, unlessStill: "1")))
    #expect(spy.messages.suffix(2) == [.fetched(found), .finished])
  }

  @Test func `where the names are missing those that were kept are shown, and why they may be old`() async {
    let kept = cached(.old, fetched: .testNow - 60)
    let spy = AnnouncementsSpy(.init(.success(.value([.old, .new])), kept: [account: kept]))
    await fetch(spy, authors: .failure(.timedOut("t")))
    let found = FetchedAnnouncements(list: Fetched(list(.new, .old)), authorFailure: .timedOut("t"))
    #expect(spy.messages.suffix(2) == [.fetched(found), .finished])
  }

  @Test func `names that nobody needs are not missed`() async {
    let spy = AnnouncementsSpy(.init(.success(.value([.new]))))
    await fetch(spy, authors: .failure(.timedOut("t")))
    #expect(spy.messages.suffix(2) == [.fetched(FetchedAnnouncements(list: Fetched(list(.new)))), .finished])
  }

  @Test func `without an answer what was kept is shown with its age`() async {
    let spy = AnnouncementsSpy(
      .init(.failure(.unreachable("u")), kept: [account: cached(.old, fetched: .testNow - 60)]))
    await fetch(spy, authors: .failure(.unreachable("u")))
    let gap = FetchGap(failure: .unreachable("u"), since: .testNow - 60)
    let found = FetchedAnnouncements(list: Fetched(list(.old), gap: gap), authorFailure: .unreachable("u"))
    #expect(spy.messages.dropFirst(3) == [.fetched(found), .finished])
  }

  @Test func `names alone are nothing to show`() async {
    let spy = AnnouncementsSpy(.init(.failure(.unreachable("u"))))
    await fetch(spy)
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.gateway(.unreachable("u"), cache: nil)), .finished])
  }

  @Test func `a session that the directory refuses is ended`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = AnnouncementsSpy(.init(.success(.value([.new]))))
    await fetch(spy, authors: .failure(.unauthorized), sessions: sessions)
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.session(.expired)), .finished])
    #expect(try await sessions.load() == nil)
  }

  @Test func `announcements of one moment are in the order of their ids`() {
    let twin = Announcement(id: "3", title: "", body: "", author: nil, date: .testNow)
    #expect(list(twin, .new).announcements == [.new, twin])
  }

  @Test(arguments: 1...6) func `cancelled at any call it shows nothing`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    let spy = AnnouncementsSpy(.init(.success(.value([.new])))) { _ in canceller.count() }
    await canceller.run { await fetch(spy, sessions: sessions) }
    #expect(canceller.hasCancelled)
    #expect(spy.messages.first == .started && spy.messages.last == .finished)
    let shown = spy.messages.filter { message in
      switch message {
      case .fetched, .fetchFailed: true
      default: false
      }
    }
    #expect(shown.isEmpty)
  }
}
