import FileStores
import Foundation
import GPXFiles
import Humble
import Tracks

/// Reads a GPX file, or a store of them, through the use case; prints figures to be compared with those of other programs.
enum TrackFigures {
  static func measure(_ path: String) async {
    let output = Output()
    let url = URL(filePath: path)
    let source: any TrackSource = url.hasDirectoryPath ? GPXTrackStore(in: DataFolder(at: url)) : GPXFile(at: url)
    let time = await ContinuousClock().measure {
      await ListTracks.Factory(tracks: source).makeInteractor(for: (), output: output).execute()
    }
    for track in output.tracks.prefix(10) {
      let figures: [(String, Double?)] = [
        ("points", Double(track.points)), ("segments", Double(track.segments)), ("distance", track.distance),
        ("elapsed", track.elapsedTime), ("moving time", track.movingTime), ("moving distance", track.movingDistance),
        ("ascent", track.ascent), ("descent", track.descent), ("fastest kilometre", track.fastestKilometre),
      ]
      print(figures.map { "\($0.0) \($0.1.map { String(format: "%.3f", $0) } ?? "-")" }.joined(separator: ", "))
    }
    print("\(output.tracks.count) tracks read in \(time / .milliseconds(1)) ms, peak \(ProcessMemory.peak)")
  }

  private final class Output: ListTracksOutput {
    private(set) var tracks: [TrackSummary] = []
    func started() {}
    func progressed(to fraction: Double) {}
    func finished() {}
    func listed(_ list: TrackList) { tracks = list.tracks }
    func listingFailed(_ failure: TrackFailure) { print("failed: \(failure)") }
  }
}
