import Foundation
import Testing
import Tracks

@Suite struct TrackListTests {
  private let list = TrackList(tracks: [
    .sample("Café run", file: "c", at: departure + 100), .sample("Old walk", file: "d", at: departure - 100),
    .sample("Timeless", file: "e", at: nil), .sample("Run", file: "b", at: departure + 200),
    .sample("Run", file: "a", at: departure + 200), .sample("Evening run", file: "f", at: departure),
  ])

  private func files(_ words: String) -> String { list.tracks(matching: words).map(\.id.file).joined() }

  @Test func `the latest track comes first, and one without a time last`() {
    #expect(list.tracks.map(\.id.file).joined() == "abcfde")
  }

  @Test func `a number of the list is that track`() {
    #expect(files("1") == "a")
    #expect(files(" 6 ") == "e")
    #expect(files("0") == "" && files("7") == "" && files("-1") == "")
  }

  @Test func `the whole name goes before its beginning, and that before a part`() {
    #expect(files("RUN") == "ab")
    #expect(files("cafe RUN") == "c")
    #expect(files("even") == "f")
    #expect(files("walk") == "d")
    #expect(files(" ru") == "ab")
    #expect(files("e") == "f")
    #expect(files("xyz") == "" && files("") == "" && files("  ") == "")
  }

  @Test func `a number that is also a name is the number`() {
    let list = TrackList(tracks: [.sample("2", file: "x", at: departure + 1), .sample("other", file: "y")])
    #expect(list.tracks(matching: "2").map(\.id.file) == ["y"])
    #expect(list.tracks(matching: "2026").isEmpty)
    #expect(list.tracks(matching: "99").isEmpty)
  }
}
