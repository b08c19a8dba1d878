import Foundation
import Humble
import HumbleTesting
import Testing
import Tracks

@Suite struct TrackInteractorTests {
  private typealias Message = TracksSpy.Message
  private let id = Track.ID(file: "walk.gpx", index: 0)
  private let file = URL(filePath: "/somewhere/walk.gpx")
  private let damaged = TrackFailure.notTracks("It is damaged.")

  private func messages(
    _ set: (inout TracksSpy.Answers) -> Void = { _ in }, _ make: (TracksSpy) -> any Interactor
  ) async -> [Message] {
    var answers = TracksSpy.Answers()
    set(&answers)
    let spy = TracksSpy(answers)
    await make(spy).execute()
    return spy.messages
  }

  @Test func `tracks are listed, and progress is told`() async {
    let list = TrackList(tracks: [.sample("Walk")], problems: ["A file is damaged."])
    let messages = await messages({ $0.list = .success(list) }) {
      ListTracks.Factory(tracks: $0).makeInteractor(for: (), output: $0)
    }
    #expect(messages == [.started, .askedForAll, .progressed(0.5), .listed(list), .finished])
  }

  @Test func `a list that cannot be read says why`() async {
    let messages = await messages({ $0.list = .failure(damaged) }) {
      ListTracks.Factory(tracks: $0).makeInteractor(for: (), output: $0)
    }
    #expect(messages == [.started, .askedForAll, .progressed(0.5), .listingFailed(damaged), .finished])
  }

  private func search(_ words: String, _ list: TrackList) async -> Message? {
    await messages({ $0.list = .success(list) }) {
      FindTrack.Factory(tracks: $0).makeInteractor(for: words, output: $0)
    }.dropLast().last
  }

  @Test func `a track is found by what a person says of it`() async {
    let (run, walk) = (TrackSummary.sample("Run", file: "r"), TrackSummary.sample("Walk", file: "w"))
    let list = TrackList(tracks: [run, walk], problems: ["p"])
    #expect(await search("walk", list) == .found(walk, in: list))
    #expect(await search("swim", list) == .searchFailed(.nothing(in: list)))
    let other = TrackSummary.sample("Run", file: "s")
    let runs = TrackList(ofFile: [run, other])
    #expect(await search("run", runs) == .searchFailed(.ambiguous([run, other], in: runs)))
    let messages = await messages({ $0.list = .failure(damaged) }) {
      FindTrack.Factory(tracks: $0).makeInteractor(for: "x", output: $0)
    }
    #expect(messages.dropLast().last == .searchFailed(.tracks(damaged)))
  }

  @Test func `a summary is read and shown`() async {
    let messages = await messages({ $0.details = .success(.sample) }) {
      ShowTrackSummary.Factory(tracks: $0).makeInteractor(for: id, output: $0)
    }
    #expect(messages == [.started, .asked(id), .progressed(0.5), .read(.sample), .finished])
  }

  @Test func `a track that is not there says so`() async {
    let messages = await messages { ShowTrackSummary.Factory(tracks: $0).makeInteractor(for: id, output: $0) }
    #expect(messages == [.started, .asked(id), .progressed(0.5), .readingFailed(.notFound), .finished])
  }

  @Test func `a name is trimmed before it is given`() async {
    let messages = await messages {
      RenameTrack.Factory(store: $0).makeInteractor(for: .init(id: id, name: "  New \n"), output: $0)
    }
    #expect(messages == [.started, .rename(id, "New"), .renamed(id, "New"), .finished])
  }

  @Test func `a name that breaks a rule is not tried`() async {
    let messages = await messages {
      RenameTrack.Factory(store: $0).makeInteractor(for: .init(id: id, name: "a\u{7}"), output: $0)
    }
    #expect(messages == [.started, .renamingFailed(.brokenRule(.hasControls)), .finished])
  }

  @Test func `a renaming that fails says why`() async {
    let messages = await messages({ $0.change = .failure(damaged) }) {
      RenameTrack.Factory(store: $0).makeInteractor(for: .init(id: id, name: "New"), output: $0)
    }
    #expect(messages == [.started, .rename(id, "New"), .renamingFailed(.track(damaged)), .finished])
  }

  @Test func `a file is imported`() async {
    let messages = await messages({ $0.imported = .success([.sample("Walk")]) }) {
      ImportTrack.Factory(store: $0).makeInteractor(for: file, output: $0)
    }
    #expect(messages == [.started, .importFile(file), .progressed(0.5), .imported([.sample("Walk")]), .finished])
  }

  @Test func `an import that fails says why`() async {
    let failure = TrackFailure.alreadyThere(as: ["Walk"])
    let messages = await messages({ $0.imported = .failure(failure) }) {
      ImportTrack.Factory(store: $0).makeInteractor(for: file, output: $0)
    }
    #expect(messages == [.started, .importFile(file), .progressed(0.5), .importFailed(failure), .finished])
  }

  @Test func `a removal asks first, and tells what goes along`() async {
    let tracks = [
      TrackSummary.sample("One", index: 0), .sample("Three", index: 2), .sample("Two", index: 1),
      .sample("X", file: "x"),
    ]
    let messages = await messages({ $0.list = .success(TrackList(tracks: tracks)) }) {
      RemoveTrack.Factory(store: $0).makeInteractor(for: .init(id: id, isConfirmed: false), output: $0)
    }
    let question = Message.confirmationNeeded(tracks[0], others: [tracks[2], tracks[1]])
    #expect(messages == [.started, .askedForAll, .progressed(0.5), question, .finished])
  }

  @Test func `nobody is asked about a track that is not there`() async {
    let messages = await messages {
      RemoveTrack.Factory(store: $0).makeInteractor(for: .init(id: id, isConfirmed: false), output: $0)
    }
    #expect(messages == [.started, .askedForAll, .progressed(0.5), .removalFailed(.notFound), .finished])
  }

  @Test func `a removal that was confirmed removes the file, and tells all that is gone`() async {
    let remove = { (spy: TracksSpy) in
      RemoveTrack.Factory(store: spy).makeInteractor(for: .init(id: id, isConfirmed: true), output: spy)
    }
    let tracks = [TrackSummary.sample("Two", index: 1), .sample("X", file: "x"), .sample("One", index: 0)]
    let asked: [Message] = [.started, .askedForAll, .progressed(0.5)]
    #expect(
      await messages({ $0.list = .success(TrackList(tracks: tracks)) }, remove)
        == asked + [.removeFile("walk.gpx"), .removed([tracks[2], tracks[0]]), .finished])
    #expect(
      await messages(
        {
          $0.list = .success(TrackList(tracks: tracks))
          $0.change = .failure(.notFound)
        }, remove) == asked + [.removeFile("walk.gpx"), .removalFailed(.notFound), .finished])
    #expect(await messages({ _ in }, remove) == asked + [.removalFailed(.notFound), .finished])
  }
}
