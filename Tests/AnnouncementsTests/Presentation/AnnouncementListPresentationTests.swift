import Announcements
import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct AnnouncementListPresentationTests {
  private let region = Region(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
  private let view = AnnouncementListViewSpy()

  private func show(_ found: FetchedAnnouncements) async -> AnnouncementListViewModel? {
    let factory = InteractorFactoryStub<Void, any FetchAnnouncementsOutput> { _, output in output.fetched(found) }
    let handler = AnnouncementListEventHandler(fetchAnnouncements: factory, region: region, now: { .testNow })
    await handler.handle(.opened, from: view)
    guard case .shown(let list)? = view.messages.last else { return nil }
    return list
  }

  private func found(_ announcements: Announcement..., gap: FetchGap? = nil, authorFailure: GatewayFailure? = nil)
    -> FetchedAnnouncements
  {
    FetchedAnnouncements(
      list: Fetched(AnnouncementList(announcements: announcements, authors: ["7": "Ada Lovelace"]), gap: gap),
      authorFailure: authorFailure)
  }

  @Test func `an announcement is told with its author, where known, and its day as the region has it`() async {
    #expect(
      await show(found(.old, .new))
        == AnnouncementListViewModel(items: [
          .init(title: "Cake", byline: "20. November 2026", paragraphs: ["There is cake."]),
          .init(title: "Tea", byline: "Ada Lovelace, 19. November 2026", paragraphs: ["There is tea."]),
        ]))
  }

  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\ntwo", ["one", "two"]),
    ("\n one \r\n\r\n\n two\u{2028}three \n", ["one", "", "two", "three"]),
  ])
  func `each line of a body is a paragraph`(body: String, paragraphs: [String]) async {
    let announcement = Announcement(id: "1", title: "", body: body, author: nil, date: .testNow)
    #expect(await show(found(announcement))?.items.map(\.paragraphs) == [paragraphs])
  }

  @Test func `no announcements are said to be none`() async {
    #expect(
      await show(found()) == AnnouncementListViewModel(items: [], emptyMessage: "There are no announcements."))
  }

  @Test func `missing names are said to be missing`() async {
    let notice = await show(found(.old, authorFailure: .timedOut("Too slow.")))?.notice
    #expect(
      notice
        == ErrorAlert(
          title: "Incomplete", subtitle: "The names of authors may be missing. Too slow.", action: .tryAgain(.opened)))
  }

  @Test func `where nothing was answered that is said once`() async {
    let gap = FetchGap(failure: .unreachable("Gone."), since: .testNow - 3_600)
    let notice = await show(found(.old, gap: gap, authorFailure: .unreachable("Gone.")))?.notice
    #expect(
      notice
        == ErrorAlert(
          title: "Saved Earlier", subtitle: "Announcements are as they were 1 hour ago. Gone.",
          action: .tryAgain(.opened)))
  }

  @Test func `why there is nothing is said`() async {
    let factory = InteractorFactoryStub<Void, any FetchAnnouncementsOutput> { _, output in
      output.started()
      output.fetchFailed(.gateway(.unreachable("Gone."), cache: nil))
      output.finished()
    }
    await AnnouncementListEventHandler(fetchAnnouncements: factory, region: region, now: { .testNow })
      .handle(.opened, from: view)
    let alert = ErrorAlert(
      title: "No Announcements", subtitle: "Gone. No announcements were saved earlier.",
      action: .tryAgain(AnnouncementListViewEvent.opened))
    #expect(view.messages == [.loading(true), .alert(alert), .loading(false)])
  }
}
