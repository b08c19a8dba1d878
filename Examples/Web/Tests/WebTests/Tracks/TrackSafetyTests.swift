import Foundation
import GPXFiles
import HTTPTypes
import NIOCore
import ServerTesting
import Testing
import Tracks

@testable import Web

@Suite struct TrackSafetyTests {
  private static let grace = "grace@example.com"
  private static let users = """
    [{"id": "\(Fixtures.ada)", "name": "Ada", "email": "\(Fixtures.email)", "password": "\(Fixtures.password)"},
     {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02", "name": "Grace", "email": "\(grace)", "password": "x"}]
    """

  @Test func `nobody sees, renames or removes another's tracks, also not by their addresses`() async throws {
    let site = try await TestSite(company: Fixtures.company(users: Self.users))
    try await site.test { visitor in
      var (ada, grace) = (try await visitor.signedIn(), try await visitor.signedIn(Self.grace, "x"))
      let imported = try await ada.upload(("lake.gpx", TrackFixtures.gpx("Secret")))
      let page = try await ada.get("/tracks/summary?file=lake.gpx&index=0")
      let removal = try #require(page.value(of: "event"))
      let question = try await ada.post("/tracks", [("event", removal)])
      let confirmation = try #require(question.value(of: "event"))
      let path = try site.trackFile("lake.gpx")
      let company = path.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent

      for file in [
        "lake.gpx", "../\(Fixtures.ada)/lake.gpx", "/../\(Fixtures.ada)/lake.gpx", "..\\\(Fixtures.ada)\\lake.gpx",
        path.path,
        "../../\(company)/\(Fixtures.ada)/lake.gpx", "%2e%2e/\(Fixtures.ada)/lake.gpx",
      ] {
        let encoded = try #require(file.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        var pages = [try await grace.get("/tracks/summary?file=\(encoded)&index=0")]
        pages.append(try await grace.post("/tracks/summary", [("file", file), ("index", "0"), ("name", "Mine")]))
        for event in [removal, confirmation] {
          pages.append(
            try await grace.post(
              "/tracks", [("event", event.replacing("lake.gpx", with: file.replacing("\\", with: "\\\\")))]))
        }
        for page in pages {
          #expect(page.status == .notFound, "\(file)")
          #expect(page.text.contains("There is no such track any more."), "\(file)")
          #expect(!page.text.contains("Secret"), "\(file)")
        }
      }
      #expect(try await grace.get("/tracks").text.contains("There are no tracks."))
      #expect(try await !grace.follow(imported).text.contains("Imported"))
      #expect(try await ada.get("/tracks").text.contains("Secret"))
      #expect(try Data(contentsOf: path) == Data(TrackFixtures.gpx("Secret").utf8))
      // The same recording is another person's own.
      #expect(try await grace.upload(("lake.gpx", TrackFixtures.gpx("Secret"))).status == .seeOther)
      #expect(try await grace.post("/tracks", [("event", confirmation)]).status == .seeOther)
      #expect(try await ada.get("/tracks").text.contains("Secret"))
    }
  }

  @Test func `no form can have a file of the server's imported`() async throws {
    let site = try await TestSite()
    let file = try site.folder.write(TrackFixtures.gpx("Secret"), to: "secret.gpx")
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let event = try Fixtures.json(TrackListViewEvent.importRequested(URL(filePath: file)))
      #expect(try await visitor.post("/tracks", [("event", event)]).status == .badRequest)
      #expect(try await !visitor.get("/tracks").text.contains("Secret"))
    }
  }

  @Test func `an account of another company has another folder, also with the same id`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
    }
    let root = site.folder.path("web.sqlite-tracks")
    let id = try #require(UUID(uuidString: Fixtures.ada))
    let lists = try await ["file \(site.folder.path("company.json"))", "demo"].asyncMap {
      try await TrackFolders(at: root, of: $0).store(of: id).tracks { _ in }.tracks.count
    }
    #expect(lists == [1, 0])
  }

  @Test func `whoever is not signed in is sent to the sign-in page, and nothing is kept`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = visitor
      for (path, query) in [
        ("/tracks", "to=%2Ftracks"),
        ("/tracks/summary?file=a.gpx&index=0", "to=%2Ftracks%2Fsummary%3Ffile%3Da%2Egpx%26index%3D0"),
      ] {
        #expect(try await visitor.get(path).location == "/sign-in?\(query)")
        #expect(try await visitor.post(path).location == "/sign-in?undone=form&to=%2Ftracks")
      }
      let page = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
      #expect(page.location == "/sign-in?undone=form&to=%2Ftracks")
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test func `a form without this browser's token, or with a file before it, is refused`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var (visitor, other) = (try await visitor.signedIn(), try await visitor.signedIn())
      _ = try await visitor.summary(of: "Lake")
      let token = visitor.formToken
      let file = ("sea.gpx", TrackFixtures.gpx("Sea", points: 5))
      for body in [
        TrackFixtures.form(token: nil, [file]), TrackFixtures.form(token: "", [file]),
        TrackFixtures.form(token: other.formToken, [file]), TrackFixtures.form(token: nil, []),
        TrackFixtures.form(token: nil, [file], isClosed: false) + TrackFixtures.form(token: token, []),
      ] {
        #expect(try await visitor.send("/tracks/upload", .post, body, type: Visitor.uploadType).status == .forbidden)
      }
      visitor.headers[.fetchSite] = "cross-site"
      #expect(try await visitor.upload(file).status == .forbidden)
      visitor.headers[.fetchSite] = nil
      let fields = [("file", "lake.gpx"), ("index", "0"), ("name", "Theirs")]
      visitor.formToken = other.formToken
      #expect(try await visitor.post("/tracks/summary", fields).status == .forbidden)
      visitor.formToken = other.formToken
      let event = try Fixtures.json(TrackListViewEvent.removeConfirmed(Track.ID(file: "lake.gpx", index: 0)))
      #expect(try await visitor.post("/tracks", [("event", event)]).status == .forbidden)
      let page = try await visitor.get("/tracks")
      #expect(page.text.contains("<bdi>Lake</bdi>"))
      #expect(page.text.matches(of: /<tr><td>/).count == 1)
      #expect(try await other.get("/tracks").status == .ok)
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test(arguments: [
    "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a b \"",
    "multipart/form-data; boundary=\(String(repeating: "b", count: 71))", "multipart/mixed; boundary=b",
    "application/x-www-form-urlencoded", "application/gpx+xml",
  ])
  func `what is no form with files is not understood`(type: String) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let body = TrackFixtures.form(token: visitor.formToken, [("a.gpx", TrackFixtures.gpx())])
      #expect(try await visitor.send("/tracks/upload", .post, body, type: type).status == .badRequest)
    }
  }

  @Test func `a form that is cut off is refused, and nothing of it is imported`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let body = TrackFixtures.form(token: visitor.formToken, [("a.gpx", TrackFixtures.gpx())], isClosed: false)
      let page = try await visitor.send("/tracks/upload", .post, body, type: Visitor.uploadType)
      #expect(page.status == .badRequest)
      #expect(page.text.contains("Upload Cut Off"))
      #expect(try await visitor.get("/tracks").text.contains("There are no tracks."))
    }
    #expect(try site.uploads().isEmpty)
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
