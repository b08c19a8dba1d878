import Foundation
import Humble
import HumbleTesting
import Testing
import Tracks

@Suite struct TrackListPresentationTests {
  private let view = TrackListViewSpy()
  private let id = Track.ID(file: "walk.gpx", index: 0)

  private func presenter(
    _ event: TrackListViewEvent = .opened, units: TrackUnits = .metric, region: Region = .utc
  ) -> TrackListPresenter {
    TrackListPresenter(view: view, event: event, region: region, units: units)
  }

  private func alert(_ title: String, _ subtitle: String, _ action: TrackListViewEvent? = nil) -> ErrorAlert<
    TrackListViewEvent
  > {
    ErrorAlert(title: title, subtitle: subtitle, action: action.map { .tryAgain($0) })
  }

  @Test func `tracks are numbered, with start, distance and moving time`() {
    presenter().listed(TrackList(tracks: [.sample("Walk"), .sample("Timeless", file: "t", at: nil)]))
    let rows = [
      TrackListViewModel.Row(
        id: id, number: "1", name: "Walk", start: "20 Nov 2026 at 9:30", distance: "1.50 km", time: "10:00"),
      TrackListViewModel.Row(
        id: Track.ID(file: "t", index: 0), number: "2", name: "Timeless", start: "", distance: "1.50 km", time: ""),
    ]
    #expect(view.messages == [.shown(.list(TrackListViewModel(rows: rows, emptyMessage: nil, notice: nil)))])
  }

  @Test func `an empty list says what to do, and one of damaged files what is wrong`() {
    presenter().listed(TrackList(tracks: []))
    presenter().listed(TrackList(tracks: [], problems: ["a.gpx is damaged.", "b.gpx too."]))
    let notice = TrackListNotice(
      title: "Not Everything Was Read", sentences: ["a.gpx is damaged.", "b.gpx too."], action: .tryAgain(.opened))
    #expect(
      view.messages == [
        .shown(
          .list(TrackListViewModel(rows: [], emptyMessage: "There are no tracks. Import a GPX file.", notice: nil))),
        .shown(
          .list(TrackListViewModel(rows: [], emptyMessage: "There are no tracks that can be read.", notice: notice))),
      ])
  }

  @Test func `several tracks that fit are told apart`() {
    let tracks = (1...12).map { TrackSummary.sample("Run", file: "\($0)", at: departure - Double($0) * 86_400) }
    let list = TrackList(tracks: tracks)
    presenter(.searched("run")).searchFailed(.ambiguous(Array(tracks[1...2]), in: list))
    presenter(.searched("run")).searchFailed(.ambiguous(Array(tracks[1...2]), in: TrackList(ofFile: tracks)))
    presenter(.searched("run")).searchFailed(.ambiguous(tracks, in: list))
    let two = "\"Run\" (number 2, 1.50 km, 18 Nov 2026 at 9:30), \"Run\" (number 3, 1.50 km, 17 Nov 2026 at 9:30)"
    let advice = "Give more of the name, or a number of the list."
    #expect(
      view.contents.prefix(2) == [
        .alert(alert("Which Track?", "Several tracks fit: \(two). \(advice)")),
        .alert(
          alert("Which Track?", "Several tracks fit: \(two). Give more of the name, or a number from 1 to 12.")),
      ])
    guard case .alert(let many) = view.contents.last else { return #expect(Bool(false)) }
    #expect(many.subtitle.hasSuffix("\"Run\" (number 10, 1.50 km, 10 Nov 2026 at 9:30) and 2 more. \(advice)"))
  }

  @Test func `a track that is not found may be in a file that cannot be read`() {
    presenter().searchFailed(.nothing(in: TrackList(tracks: [], problems: ["a.gpx is damaged."])))
    let words = "No track has this number or name; there are none. Not everything could be read, and it may be there."
    let advice = "List the tracks to see what there is."
    #expect(view.messages == [.alert(alert("No Such Track", "\(words) \(advice)"))])
  }

  @Test func `where a track is not found, it is said how many there are`() {
    let tracks = (1...3).map { TrackSummary.sample("Run", index: $0) }
    presenter().searchFailed(.nothing(in: TrackList(tracks: tracks)))
    presenter().searchFailed(.nothing(in: TrackList(ofFile: tracks)))
    presenter().searchFailed(.nothing(in: TrackList(ofFile: [tracks[0]])))
    let sentences = [
      "No track has this number or name; there are 3. List the tracks to see what there is.",
      "No track of the file has this number or name; there are 3.",
      "No track of the file has this number or name; there is 1.",
    ]
    #expect(view.messages == sentences.map { .alert(alert("No Such Track", $0)) })
  }

  @Test func `a track that was found has its number in the list`() {
    let list = TrackList(ofFile: ["One", "Two"].enumerated().map { .sample($1, index: $0) })
    presenter().found(list.tracks[1], in: list)
    let id = Track.ID(file: "walk.gpx", index: 1)
    #expect(view.messages == [.shown(.found(FoundTrack(id: id, name: "Two", number: 2, count: 2)))])
  }

  @Test func `what was imported or removed is told`() {
    presenter().imported([.sample("Walk"), .sample("Timeless", at: nil)])
    presenter().removed([.sample("Walk"), .sample("Timeless", at: nil)])
    let lines = ["Walk, 1.50 km, 20 Nov 2026 at 9:30", "Timeless, 1.50 km"]
    #expect(view.messages == ["Imported", "Removed"].map { .shown(.message(TrackMessage(title: $0, lines: lines))) })
  }

  @Test func `a question carries the event that removes`() {
    presenter(.removeRequested(id)).confirmationNeeded(.sample("Walk"), others: [])
    presenter(.removeRequested(id)).confirmationNeeded(.sample("Walk"), others: [.sample("Two"), .sample("Three")])
    let title = "Remove \"Walk\" (1.50 km, 20 Nov 2026 at 9:30)?"
    let action = ErrorAlert<TrackListViewEvent>.Action(title: "Remove", event: .removeConfirmed(id))
    let more = "Its file is deleted. It holds other tracks too, which go along: \"Two\", \"Three\"."
    #expect(
      view.messages == [
        .shown(.question(TrackRemovalQuestion(title: title, subtitle: "Its file is deleted.", action: action))),
        .shown(.question(TrackRemovalQuestion(title: title, subtitle: more, action: action))),
      ])
    #expect(TrackRemovalQuestion(title: title, subtitle: more, action: action).dismissal == "Cancel")
  }

  @Test(arguments: [
    (TrackFailure.notFound, "There is no such track any more. List the tracks to see what there is.", false),
    (.alreadyThere(as: ["A", "B"]), "This recording is there already, as \"A\", \"B\".", false),
    (.notTracks("It is a picture."), "It is a picture.", false),
    (.store(.unwritable("The disk is full.")), "The disk is full.", true),
  ])
  func `each failure has words of its own`(failure: TrackFailure, subtitle: String, tryAgain: Bool) {
    let presenter = presenter(.opened)
    presenter.listingFailed(failure)
    presenter.importFailed(failure)
    presenter.removalFailed(failure)
    presenter.searchFailed(.tracks(failure))
    let titles = ["Not Read", "Not Imported", "Not Removed", "Not Read"]
    #expect(view.messages == titles.map { .alert(alert($0, subtitle, tryAgain ? .opened : nil)) })
  }

  @Test func `a recording that is there already is named by its file too`() {
    let event = TrackListViewEvent.importRequested(URL(filePath: "/home/ada/again.gpx"))
    presenter(event).importFailed(.alreadyThere(as: ["A", "B"]))
    let words = "The recording in again.gpx is there already, as \"A\", \"B\"."
    #expect(view.messages == [.alert(alert("Not Imported", words))])
  }

  @Test func `work is shown while it goes on`() {
    presenter().started()
    presenter().progressed(to: 0.25)
    presenter().finished()
    #expect(view.messages == [.loading(true), .shown(.progress(0.25)), .loading(false)])
  }

  @Test func `distances are written in the units and the language of a region`() {
    let germany = Region(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    presenter(region: germany).imported([.sample("A", at: nil)])
    presenter(units: .imperial).imported([.sample("A", at: nil)])
    let lines = view.contents.map { message -> [String] in
      if case .shown(.message(let message)) = message { message.lines } else { [] }
    }
    #expect(lines == [["A, 1,50 km"], ["A, 0.93 mi"]])
  }
}
