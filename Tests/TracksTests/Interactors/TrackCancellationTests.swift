import Foundation
import Humble
import HumbleTesting
import Testing
import Tracks

/// What is cancelled at the one await of a use case shows nothing any more, whether the store gives up or succeeds.
@Suite struct TrackCancellationTests {
  private static let id = Track.ID(file: "walk.gpx", index: 0)
  private static let useCases: [@Sendable (TracksSpy) -> any Interactor] = [
    { ListTracks.Factory(tracks: $0).makeInteractor(for: (), output: $0) },
    { FindTrack.Factory(tracks: $0).makeInteractor(for: "walk", output: $0) },
    { ShowTrackSummary.Factory(tracks: $0).makeInteractor(for: id, output: $0) },
    { RenameTrack.Factory(store: $0).makeInteractor(for: .init(id: id, name: "New"), output: $0) },
    { ImportTrack.Factory(store: $0).makeInteractor(for: URL(filePath: "/walk.gpx"), output: $0) },
    { RemoveTrack.Factory(store: $0).makeInteractor(for: .init(id: id, isConfirmed: false), output: $0) },
    { RemoveTrack.Factory(store: $0).makeInteractor(for: .init(id: id, isConfirmed: true), output: $0) },
  ]

  private static let success: TracksSpy.Answers = {
    var answers = TracksSpy.Answers()
    answers.list = .success(TrackList(tracks: [.sample("Walk")]))
    answers.details = .success(.sample)
    answers.imported = .success([.sample("Walk")])
    return answers
  }()

  private static func failure(_ failure: TrackFailure) -> TracksSpy.Answers {
    var answers = TracksSpy.Answers()
    answers.list = .failure(failure)
    answers.details = .failure(failure)
    answers.imported = .failure(failure)
    answers.change = .failure(failure)
    return answers
  }

  private func isShown(_ message: TracksSpy.Message) -> Bool {
    switch message {
    case .started, .finished, .progressed, .askedForAll, .asked, .rename, .importFile, .removeFile: false
    default: true
    }
  }

  @Test(arguments: useCases.indices)
  func `cancelled inside the store, nothing is shown`(useCase: Int) async {
    for answers in [Self.success, Self.failure(.store(.cancelled)), Self.failure(.notFound)] {
      let canceller = Canceller(atCall: 1)
      let spy = TracksSpy(answers, onCall: canceller.count)
      await canceller.run { await Self.useCases[useCase](spy).execute() }
      #expect(canceller.hasCancelled)
      #expect(!spy.messages.contains(where: isShown))
      #expect(spy.messages.first == .started && spy.messages.last == .finished)
    }
  }

  @Test(arguments: useCases.indices)
  func `a store that gives up by itself is not told of`(useCase: Int) async {
    let spy = TracksSpy(Self.failure(.store(.cancelled)))
    await Self.useCases[useCase](spy).execute()
    #expect(!spy.messages.contains(where: isShown))
  }

  @Test func `cancelled before it starts, a removal removes nothing`() async {
    let spy = TracksSpy(Self.success)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await Self.useCases[6](spy).execute()
    }
    await task.value
    #expect(spy.messages == [.started, .askedForAll, .progressed(0.5), .finished])
  }

  @Test func `cancelled while the file is removed, nothing is shown`() async {
    let canceller = Canceller(atCall: 2)
    let spy = TracksSpy(Self.success, onCall: canceller.count)
    await canceller.run { await Self.useCases[6](spy).execute() }
    #expect(spy.messages == [.started, .askedForAll, .progressed(0.5), .removeFile("walk.gpx"), .finished])
  }
}
