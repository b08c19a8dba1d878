import FileStores
import Foundation
import GPXFiles
import HumbleTesting
import Testing

@Suite struct GPXTrackStoreContractTests {
  @Test func `the store keeps to its contract`() async throws {
    let folder = try TrackFolder()
    try await TrackStoreContract {
      folder.open()
    } makeFile: {
      try folder.write(Data(GPXText.file($0)), to: "\(UUID().uuidString).gpx")
    }.verify()
  }

  @Test func `the store keeps to its contract when stores share a folder object`() async throws {
    let folder = try TrackFolder()
    let shared = DataFolder(at: folder.tracks)
    try await TrackStoreContract {
      GPXTrackStore(in: shared)
    } makeFile: {
      try folder.write(Data(GPXText.file($0)), to: "\(UUID().uuidString).gpx")
    }.verify()
  }
}
