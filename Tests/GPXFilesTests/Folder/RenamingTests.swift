import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

@Suite struct RenamingTests {
  private let folder: TrackFolder

  init() throws { folder = try TrackFolder() }

  /// Renames a track, and expects that what was the old text is now the new one, and all else as it was.
  private func expect(
    _ old: String, becomes new: String, in data: Data, index: Int = 0, name: String,
    _ encoding: String.Encoding = .utf8,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try folder.add(data)
    try await folder.open().rename(Track.ID(file: "walk.gpx", index: index), to: TrackName(name))
    var expected = data
    let range = try #require(
      expected.range(of: old.data(using: encoding) ?? Data()), sourceLocation: sourceLocation)
    expected.replaceSubrange(range, with: try #require(new.data(using: encoding)))
    let found = try folder.data()
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [Devices.garmin, Devices.strava, Devices.apple, Devices.prefixed])
  func `of a device's file nothing but the name changes`(text: String) async throws {
    let names = text.matches(of: /<(g:)?name>([^<]*)/).map { String($0.output.2) }
    let old = try #require(names.last)
    try await expect(
      ">\(old)<", becomes: ">New &lt;name&gt; &amp; \"more\" '名前'<", in: Data(text), name: "New <name> & \"more\" '名前'")
    #expect(try await folder.list().tracks.map(\.name) == ["New <name> & \"more\" '名前'"])
  }

  @Test func `a name is added where there is none`() async throws {
    try await expect("<trk>", becomes: "<trk><name>New</name>", in: Data(Devices.osmAnd), name: "New")
    let prefixed = Devices.prefixed.replacingOccurrences(of: "<g:name>This</g:name>", with: "")
    try await expect("<g:trk>", becomes: "<g:trk><g:name>New</g:name>", in: Data(prefixed), name: "New")
    let attributes = GPXText.file("<trk a='>' b = '/'\n>" + GPXText.track(nil).dropFirst(5))
    try await expect("b = '/'\n>", becomes: "b = '/'\n><name>New</name>", in: Data(attributes), name: "New")
  }

  @Test func `an empty name is filled`() async throws {
    let empty = "<trk><name lang='en'/><trkseg>\(GPXText.points(1))</trkseg></trk>"
    try await expect(
      "<name lang='en'/>", becomes: "<name lang='en'>New</name>", in: Data(GPXText.file(empty)), name: "New")
    let open = "<trk><name ></name ><trkseg>\(GPXText.points(1))</trkseg></trk>"
    try await expect("<name ></name >", becomes: "<name >New</name >", in: Data(GPXText.file(open)), name: "New")
    let nothing = GPXText.track("One") + "<trk n='1'/>"
    try await expect(
      "<trk n='1'/>", becomes: "<trk n='1'><name>New</name></trk>", in: Data(GPXText.file(nothing)), index: 1,
      name: "New")
  }

  @Test func `what stands within a name makes way`() async throws {
    let old = "<![CDATA[A <b>]]> &amp; <!-- </name> --> c"
    let file = Data(GPXText.file("<!-- <trk><name>not this</name> -->" + GPXText.track(old)))
    try await expect(old, becomes: "New", in: file, name: "New")
  }

  @Test func `of several tracks the one that is meant is renamed`() async throws {
    let file = Data(GPXText.file(GPXText.track("One") + GPXText.track("Two") + GPXText.track("Three")))
    try await expect(">Two<", becomes: ">New<", in: file, index: 1, name: "New")
    await #expect(throws: TrackFailure.notFound) {
      try await folder.open().rename(Track.ID(file: "walk.gpx", index: 3), to: TrackName("x"))
    }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
  func `a name in UTF-16 is written in UTF-16`(encoding: String.Encoding, hasMark: Bool) async throws {
    let text = GPXText.file("<!-- 🚴 é 名 -->\r\n" + GPXText.track("Old 🚴") + GPXText.track("Two"))
    let mark = hasMark ? (encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]) : [UInt8]()
    let data = Data(mark) + (text.data(using: encoding) ?? Data())
    try await expect(">Old 🚴<", becomes: ">名前 &amp; 🚵<", in: data, name: "名前 & 🚵", encoding)
    try await expect(">Two<", becomes: ">Zwei<", in: data, index: 1, name: "Zwei", encoding)
  }

  @Test func `UTF-8 with a mark keeps its mark`() async throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(Devices.garmin)
    try await expect(">Morning Run<", becomes: ">New<", in: data, name: "New")
  }

  @Test(arguments: [("ISO-8859-1", String.Encoding.isoLatin1), ("windows-1252", .windowsCP1252)])
  func `characters that the file's encoding does not have become references`(
    name: String, encoding: String.Encoding
  ) async throws {
    let text = GPXText.file("<!-- é -->" + GPXText.track("Zürich")).replacingOccurrences(of: "UTF-8", with: name)
    let data = try #require(text.data(using: encoding))
    try await expect(
      ">Zürich<", becomes: ">Bözingen &amp; &#x17D;i&#x17E;kov &#x540D;<", in: data, name: "Bözingen & Žižkov 名",
      encoding)
    #expect(try await folder.list().tracks.map(\.name) == ["Bözingen & Žižkov 名"])
  }

  @Test func `a large file keeps every byte, and a name of another length`() async throws {
    let text = GPXText.file(GPXText.track("One", points: 5_000) + GPXText.track("Two", points: 5_000))
    try await expect(
      ">Two<", becomes: ">\(String(repeating: "N", count: 200))<", in: Data(text), index: 1,
      name: String(repeating: "N", count: 200))
  }

  @Test func `the file keeps its permissions, and no copy stays behind`() async throws {
    let id = try folder.add(Data(Devices.garmin))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path())
    try folder.add(Data("left by a crash"), as: ".track.new")
    try await folder.open().rename(id, to: TrackName("New"))
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path())[.posixPermissions] as? Int == 0o640)
    #expect(folder.names == ["walk.gpx"])
  }

  @Test func `a damaged file is not changed`() async throws {
    let data = Data(Devices.garmin).dropLast(100)
    let id = try folder.add(data)
    let failure = await #expect(throws: TrackFailure.self) { try await folder.open().rename(id, to: TrackName("New")) }
    guard case .notTracks(let sentence) = failure else { return #expect(Bool(false)) }
    #expect(sentence.hasPrefix("\(folder.path()) is wrong in line "))
    #expect(try folder.data() == data)
  }

  @Test func `an id does not lead out of the folder`() async throws {
    for name in ["walk.gpx", ".hidden.gpx", ".\u{301}hidden.gpx", "walk.txt"] {
      try folder.add(Data(Devices.garmin), as: name)
    }
    let secret = try folder.write(Data(Devices.garmin), to: "secret.gpx")
    let below = folder.tracks.appending(path: "sub")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for name in ["walk.gpx", "\u{301}walk.gpx"] {
      try FileManager.default.copyItem(at: secret, to: below.appending(path: name))
    }
    let store = folder.open()
    for file in [
      "../secret.gpx", "sub/../../secret.gpx", secret.path, ".hidden.gpx", ".\u{301}hidden.gpx", "walk.txt",
      "sub/walk.gpx", "sub/\u{301}walk.gpx", "",
    ] {
      let id = Track.ID(file: file, index: 0)
      await #expect(throws: TrackFailure.notFound, "\(file)") { try await store.track(id) { _ in } }
      await #expect(throws: TrackFailure.notFound, "\(file)") { try await store.rename(id, to: TrackName("x")) }
      await #expect(throws: TrackFailure.notFound, "\(file)") { try await store.removeFile(file) }
    }
    #expect(FileManager.default.fileExists(atPath: secret.path))
  }

  @Test func `links in the folder are not followed`() async throws {
    let outside = try folder.write(Data(Devices.garmin))
    let id = try folder.add(Data(Devices.strava), as: "other.gpx")
    let link = folder.tracks.appending(path: "link.gpx")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    let why = "it is a symbolic link, and links are not followed. Replace it by what it links to."
    let list = try await folder.list()
    #expect(list.tracks.map(\.id) == [id])
    #expect(list.problems == ["\(link.path) could not be read: \(why)"])
    await #expect(throws: TrackFailure.store(.unreadable("\(link.path) could not be read: \(why)"))) {
      try await folder.open().rename(Track.ID(file: "link.gpx", index: 0), to: TrackName("x"))
    }
  }
}
