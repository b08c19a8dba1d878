import Foundation
import Humble
import HumbleTesting
import Testing
import Tracks

@Suite struct TrackEventHandlerTests {
  private static let id = Track.ID(file: "walk.gpx", index: 0)
  private let id = Self.id
  private let show = InteractorFactoryStub<Track.ID, any ShowTrackSummaryOutput> { id, output in
    output.started()
    output.read(.sample)
    output.finished()
  }

  private func handler(
    rename: @escaping @Sendable (RenameTrack.Request, any RenameTrackOutput) -> Void,
    show: (any InteractorFactory<Track.ID, any ShowTrackSummaryOutput>)? = nil
  ) -> TrackSummaryEventHandler {
    TrackSummaryEventHandler(
      showTrackSummary: show ?? self.show, renameTrack: InteractorFactoryStub { rename($0, $1) }, region: .utc,
      units: .metric)
  }

  private var summary: TrackSummaryViewContents? {
    get async {
      let view = TrackSummaryViewSpy()
      await show.makeInteractor(
        for: id, output: TrackSummaryPresenter(view: view, event: .opened(id), region: .utc, units: .metric)
      ).execute()
      guard case .shown(let summary) = view.contents.first else { return nil }
      return summary
    }
  }

  @Test func `after a renaming the summary is shown anew`() async throws {
    let view = TrackSummaryViewSpy()
    let handler = handler { request, output in
      #expect(request == RenameTrack.Request(id: Track.ID(file: "walk.gpx", index: 0), name: "New"))
      output.started()
      if let name = try? TrackName("New") { output.renamed(request.id, to: name) }
      output.finished()
    }
    await handler.handle(.renameRequested(id, name: "New"), from: view)
    let summary = try #require(await summary)
    #expect(
      view.messages == [.loading(true), .loading(false), .loading(true), .shown(summary), .loading(false)])
  }

  @Test func `after a renaming that failed nothing but the failure is shown`() async {
    let view = TrackSummaryViewSpy()
    let event = TrackSummaryViewEvent.renameRequested(id, name: "New")
    await handler { $1.renamingFailed(.track(.store(.unwritable("Full.")))) }.handle(event, from: view)
    #expect(view.messages == [.alert(ErrorAlert(title: "Not Renamed", subtitle: "Full.", action: .tryAgain(event)))])
  }

  @Test(arguments: [
    (TrackNameFailure.empty, "A track's name has at least one character."),
    (.tooLong, "A track's name has at most 200 characters."),
    (.hasControls, "A track's name is one line without control characters."),
  ])
  func `a name that breaks a rule is not offered again`(rule: TrackNameFailure, sentence: String) async {
    let view = TrackSummaryViewSpy()
    await handler { $1.renamingFailed(.brokenRule(rule)) }.handle(.renameRequested(id, name: ""), from: view)
    #expect(view.messages == [.alert(ErrorAlert(title: "Not Renamed", subtitle: sentence))])
  }

  @Test func `a summary that fails after a renaming does not offer to rename once more`() async {
    let view = TrackSummaryViewSpy()
    let broken = InteractorFactoryStub<Track.ID, any ShowTrackSummaryOutput> { _, output in
      output.readingFailed(.store(.unreadable("Locked.")))
    }
    let rename: @Sendable (RenameTrack.Request, any RenameTrackOutput) -> Void = { request, output in
      if let name = try? TrackName("New") { output.renamed(request.id, to: name) }
    }
    await handler(rename: rename, show: broken).handle(.renameRequested(id, name: "New"), from: view)
    let alert = ErrorAlert<TrackSummaryViewEvent>(
      title: "No Summary", subtitle: "Locked.", action: .tryAgain(.opened(id)))
    #expect(view.messages == [.alert(alert)])
  }

  @Test func `the list's events reach their use cases`() async {
    var answers = TracksSpy.Answers()
    answers.list = .success(TrackList(tracks: [.sample("Walk")]))
    let spy = TracksSpy(answers)
    let handler = TrackListEventHandler(
      listTracks: ListTracks.Factory(tracks: spy), findTrack: FindTrack.Factory(tracks: spy),
      importTrack: ImportTrack.Factory(store: spy), removeTrack: RemoveTrack.Factory(store: spy), region: .utc)
    let file = URL(filePath: "/walk.gpx")
    let events: [TrackListViewEvent] = [
      .opened, .searched("x"), .importRequested(file), .removeRequested(id), .removeConfirmed(id),
    ]
    for event in events { await handler.handle(event, from: TrackListViewSpy()) }
    #expect(
      spy.messages == [
        .askedForAll, .askedForAll, .importFile(file), .askedForAll, .askedForAll, .removeFile("walk.gpx"),
      ])
  }

  private static let walk = #"{"file":"walk.gpx","index":0}"#

  @Test(arguments: [
    (TrackListViewEvent.opened, #"{"opened":{}}"#), (.searched("a walk"), #"{"searched":"a walk"}"#),
    (.importRequested(URL(filePath: "/a b/é.gpx")), #"{"importRequested":"/a b/é.gpx"}"#),
    (.removeRequested(id), #"{"removeRequested":\#(walk)}"#),
    (.removeConfirmed(id), #"{"removeConfirmed":\#(walk)}"#),
  ])
  func `an event of the list is written and read`(event: TrackListViewEvent, json: String) throws {
    try expectWritten(event, as: json)
  }

  @Test(arguments: [
    (TrackSummaryViewEvent.opened(id), #"{"opened":\#(walk)}"#),
    (.renameRequested(id, name: "New"), #"{"renameRequested":{"id":\#(walk),"name":"New"}}"#),
  ])
  func `an event of the summary is written and read`(event: TrackSummaryViewEvent, json: String) throws {
    try expectWritten(event, as: json)
  }

  @Test func `a file to be imported is written by its whole path`() throws {
    let folder = FileManager.default.currentDirectoryPath
    try expectWritten(
      TrackListViewEvent.importRequested(URL(filePath: "walk.gpx")), as: #"{"importRequested":"\#(folder)/walk.gpx"}"#,
      isRead: false)
  }

  private func expectWritten<Event: Codable & Equatable>(_ event: Event, as json: String, isRead: Bool = true) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == json)
    if isRead { #expect(try JSONDecoder().decode(Event.self, from: Data(json.utf8)) == event) }
  }
}
