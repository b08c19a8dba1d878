public import Foundation
import Humble
public import Tracks
import Synchronization

/// Stands on every side of the use cases of tracks, and notes all that happens in one list.
///
/// It is the store and every output in one. Callable on any isolation.
public final class TracksSpy: Sendable {
  /// Something that a use case did.
  public enum Message: Sendable, Equatable {
    /// Output: work started.
    case started
    /// Output: a part of it is done.
    case progressed(Double)
    /// Output: work is over.
    case finished
    /// Store: all tracks were asked for.
    case askedForAll
    /// Store: a track was asked for.
    case asked(Track.ID)
    /// Store: a track was to be renamed.
    case rename(Track.ID, String)
    /// Store: a file was to be imported.
    case importFile(URL)
    /// Store: a file was to be removed.
    case removeFile(String)
    /// Output: tracks to show.
    case listed(TrackList)
    /// Output: no list.
    case listingFailed(TrackFailure)
    /// Output: the track that was meant.
    case found(TrackSummary, in: TrackList)
    /// Output: no track, or several.
    case searchFailed(FindTrackFailure)
    /// Output: a track to show.
    case read(TrackDetails)
    /// Output: nothing to show.
    case readingFailed(TrackFailure)
    /// Output: a track has a new name.
    case renamed(Track.ID, String)
    /// Output: a track has its old name.
    case renamingFailed(RenameTrackFailure)
    /// Output: tracks were added.
    case imported([TrackSummary])
    /// Output: nothing was added.
    case importFailed(TrackFailure)
    /// Output: a question before a removal.
    case confirmationNeeded(TrackSummary, others: [TrackSummary])
    /// Output: tracks are gone.
    case removed([TrackSummary])
    /// Output: a track is still there.
    case removalFailed(TrackFailure)
  }

  /// How the store answers.
  public struct Answers: Sendable {
    /// All tracks.
    public var list: Result<TrackList, TrackFailure> = .success(TrackList(tracks: []))
    /// The track that is asked for.
    public var details: Result<TrackDetails, TrackFailure> = .failure(.notFound)
    /// What a file gives that is imported.
    public var imported: Result<[TrackSummary], TrackFailure> = .success([])
    /// How a change ends.
    public var change: Result<Void, TrackFailure> = .success(())

    /// Makes the answers of a store in which there is nothing.
    public init() {}
  }

  private let state = Mutex<[Message]>([])
  private let answers: Answers
  private let onCall: CallHook

  /// Makes a spy.
  /// - Parameters:
  ///   - answers: how the store answers.
  ///   - onCall: what happens inside each call of the store.
  public init(_ answers: Answers = Answers(), onCall: @escaping CallHook = {}) {
    self.answers = answers
    self.onCall = onCall
  }

  /// All that happened, in order.
  public var messages: [Message] { state.withLock { $0 } }

  private func note(_ message: Message) { state.withLock { $0.append(message) } }

  private func call(_ message: Message) async {
    note(message)
    await onCall()
  }
}

extension TracksSpy: TrackStore {
  /// Notes the call, tells that half is done, and gives the answer that is set.
  /// - Parameter progress: called with 0.5.
  /// - Returns: the list that is set.
  /// - Throws: the failure that is set.
  public func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    await call(.askedForAll)
    progress(0.5)
    return try answers.list.get()
  }

  /// Notes the call, tells that half is done, and gives the answer that is set.
  /// - Parameters:
  ///   - id: noted.
  ///   - progress: called with 0.5.
  /// - Returns: the track that is set.
  /// - Throws: the failure that is set.
  public func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    await call(.asked(id))
    progress(0.5)
    return try answers.details.get()
  }

  /// Notes the call, and ends as is set.
  /// - Parameters:
  ///   - id: noted.
  ///   - name: noted.
  /// - Throws: the failure that is set.
  public func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) {
    await call(.rename(id, name.text))
    try answers.change.get()
  }

  /// Notes the call, tells that half is done, and gives the answer that is set.
  /// - Parameters:
  ///   - file: noted.
  ///   - progress: called with 0.5.
  /// - Returns: the tracks that are set.
  /// - Throws: the failure that is set.
  public func importTracks(
    from file: URL, progress: (Double) -> Void
  ) async throws(TrackFailure) -> [TrackSummary] {
    await call(.importFile(file))
    progress(0.5)
    return try answers.imported.get()
  }

  /// Notes the call, and ends as is set.
  /// - Parameter file: noted.
  /// - Throws: the failure that is set.
  public func removeFile(_ file: String) async throws(TrackFailure) {
    await call(.removeFile(file))
    try answers.change.get()
  }
}

extension TracksSpy: ListTracksOutput, FindTrackOutput, ShowTrackSummaryOutput, RenameTrackOutput, ImportTrackOutput,
  RemoveTrackOutput
{
  /// Notes that work started.
  public func started() { note(.started) }
  /// Notes how much is done.
  /// - Parameter fraction: noted.
  public func progressed(to fraction: Double) { note(.progressed(fraction)) }
  /// Notes that work is over.
  public func finished() { note(.finished) }
  /// Notes the list.
  /// - Parameter list: noted.
  public func listed(_ list: TrackList) { note(.listed(list)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func listingFailed(_ failure: TrackFailure) { note(.listingFailed(failure)) }
  /// Notes the track.
  /// - Parameters:
  ///   - track: noted.
  ///   - list: noted.
  public func found(_ track: TrackSummary, in list: TrackList) { note(.found(track, in: list)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func searchFailed(_ failure: FindTrackFailure) { note(.searchFailed(failure)) }
  /// Notes the track.
  /// - Parameter details: noted.
  public func read(_ details: TrackDetails) { note(.read(details)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func readingFailed(_ failure: TrackFailure) { note(.readingFailed(failure)) }
  /// Notes the new name.
  /// - Parameters:
  ///   - id: noted.
  ///   - name: noted.
  public func renamed(_ id: Track.ID, to name: TrackName) { note(.renamed(id, name.text)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func renamingFailed(_ failure: RenameTrackFailure) { note(.renamingFailed(failure)) }
  /// Notes the tracks.
  /// - Parameter tracks: noted.
  public func imported(_ tracks: [TrackSummary]) { note(.imported(tracks)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func importFailed(_ failure: TrackFailure) { note(.importFailed(failure)) }
  /// Notes the question.
  /// - Parameters:
  ///   - track: noted.
  ///   - others: noted.
  public func confirmationNeeded(_ track: TrackSummary, others: [TrackSummary]) {
    note(.confirmationNeeded(track, others: others))
  }
  /// Notes the tracks that are gone.
  /// - Parameter tracks: noted.
  public func removed(_ tracks: [TrackSummary]) { note(.removed(tracks)) }
  /// Notes the failure.
  /// - Parameter failure: noted.
  public func removalFailed(_ failure: TrackFailure) { note(.removalFailed(failure)) }
}
