import Foundation
import GPXFiles
import Testing
import Tracks

@Suite struct EncodingTests {
  private static let name = "Zürich – Žižkov 名前 🚴"

  private static func text(_ encoding: String) -> String {
    GPXText.file(GPXText.track(name)).replacingOccurrences(of: "UTF-8", with: encoding)
  }

  private static func bytes(_ text: String, _ encoding: String.Encoding, mark: [UInt8] = []) -> Data {
    Data(mark) + (text.data(using: encoding) ?? Data())
  }

  private func name(_ data: Data) async throws -> String? {
    let folder = try TrackFolder()
    return try await GPXFile(at: folder.write(data)).tracks { _ in }.tracks.first?.name
  }

  @Test(arguments: [
    bytes(text("UTF-8"), .utf8), bytes(text("UTF-8"), .utf8, mark: [0xEF, 0xBB, 0xBF]),
    bytes(text("utf-16"), .utf16LittleEndian, mark: [0xFF, 0xFE]),
    bytes(text("UTF-16"), .utf16BigEndian, mark: [0xFE, 0xFF]), bytes(text("UTF-16LE"), .utf16LittleEndian),
    bytes(text("UTF-16BE"), .utf16BigEndian), bytes(text("UTF-16"), .utf8),
  ])
  func `all of Unicode is read in UTF-8 and UTF-16, with a mark and without`(data: Data) async throws {
    #expect(try await name(data) == Self.name)
  }

  @Test func `Latin-1 and windows-1252 are read where they are declared`() async throws {
    let text = GPXText.file(GPXText.track("Zürich ÿ")).replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    #expect(try await name(Self.bytes(text, .isoLatin1)) == "Zürich ÿ")
    let windows = GPXText.file(GPXText.track("Ž “x” €")).replacingOccurrences(of: "UTF-8", with: "Windows-1252")
    #expect(try await name(Self.bytes(windows, .windowsCP1252)) == "Ž “x” €")
  }

  @Test func `bytes that are no characters become marks, and the track is read`() async throws {
    let text = GPXText.file(GPXText.track("Zürich"))
    #expect(try await name(Self.bytes(text, .isoLatin1)) == "Z\u{FFFD}rich")
    var broken = Self.bytes(GPXText.file(GPXText.track("A#B")), .utf16LittleEndian, mark: [0xFF, 0xFE])
    let place = try #require(broken.range(of: Data([0x23, 0x00])))
    broken.replaceSubrange(place, with: [0x00, 0xD8])
    #expect(try await name(broken) == "A\u{FFFD}B")
  }

  @Test func `an encoding that is not known is named`() async throws {
    let folder = try TrackFolder()
    let file = try folder.write(Data(Self.text("KOI8-R")))
    let words = "is wrong in line 1: its encoding, koi8-r, is not known here. Save it in UTF-8."
    await #expect(throws: TrackFailure.notTracks("\(file.path) \(words)")) {
      try await GPXFile(at: file).tracks { _ in }
    }
  }
}
