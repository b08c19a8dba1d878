import Foundation
import HTTPTypes
import ServerTesting
import Testing

@testable import Web

@Suite struct TrackPageTests {
  private static let summary = "/tracks/summary?file=lake%2Egpx&amp;index=0"

  @Test func `a track is uploaded, listed, looked at, renamed and removed, after it was asked`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      #expect(try await visitor.get("/tracks").text.contains("There are no tracks. Import a GPX file."))

      let answer = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
      #expect(answer.status == .seeOther)
      let list = try await visitor.follow(answer)
      #expect(list.text.contains("<h2>Imported</h2>\n<p>Round the lake, "))
      #expect(
        list.text.contains(
          "<a href=\"\(Self.summary)\"><bdi>Round the lake</bdi></a></td><td class=\"second\">15 Nov 2026 at 8:00</td>")
      )

      let page = try await visitor.get("/tracks/summary?file=lake%2Egpx&index=0")
      #expect(page.status == .ok)
      for fact in ["<h1>Round the lake</h1>", "<dt>Ascent</dt>", "<dd>4</dd>"] { #expect(page.text.contains(fact)) }

      let renamed = try await visitor.post(
        "/tracks/summary", [("file", "lake.gpx"), ("index", "0"), ("name", " Round it ")])
      #expect(renamed.location?.hasPrefix(Self.summary.replacing("&amp;", with: "&")) == true)
      let again = try await visitor.follow(renamed)
      #expect(again.text.contains("<section class=\"message\" role=\"status\">\n<h2>Renamed</h2>"))
      #expect(again.text.contains("<h1>Round it</h1>"))

      let question = try await visitor.post("/tracks", [("event", try #require(again.value(of: "event")))])
      #expect(question.status == .ok)
      #expect(question.text.contains("Its file is deleted."))
      #expect(question.text.contains("<a href=\"/tracks\">Cancel</a>"))
      for page in [again, question] { #expect(page.text.contains("<div class=\"danger\">\n<form")) }
      #expect(try await visitor.get("/tracks").text.contains("Round it"))

      let removed = try await visitor.post("/tracks", [("event", try #require(question.value(of: "event")))])
      let rest = try await visitor.follow(removed)
      #expect(rest.text.contains("<h2>Removed</h2>"))
      #expect(rest.text.contains("There are no tracks."))
      #expect(rest.text.contains("<p>Round it, "))

      _ = try await visitor.upload(("other.gpx", TrackFixtures.gpx("Other")))
      let gone = try await visitor.post("/tracks", [("event", try #require(again.value(of: "event")))])
      #expect(gone.status == .notFound)
      #expect(gone.text.contains("There is no such track any more."))
      #expect(gone.text.contains("<bdi>Other</bdi>"))
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test func `the drawings say what they show and how large, and take their looks from the style sheet`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let text = try await visitor.summary(of: "Lake").text
      #expect(text.contains("M0.0 250.0 L333.3 166.7 L666.7 83.3 L1000.0 0.0\""))
      #expect(text.contains("L1000.0 0.0 V250.0 H0.0 Z\""))
      #expect(text.contains("From 1,640 ft to 1,660 ft high, over 0.19 mi."), "\(text)")
      #expect(text.contains("viewBox=\"-30.0 -30.0 60.0 1060.0\""))
      #expect(text.contains("M0.0 1000.0 L0.0 666.7 L0.0 333.3 L0.0 0.0\""))
      #expect(text.contains("0 ft from west to east, 0.19 mi from south to north, north at the top"))
      #expect(text.matches(of: /<svg [^>]*role="img" aria-labelledby/).count == 2)
      #expect(text.matches(of: /<desc id="[a-z-]+">/).count == 2)
      for attribute in ["style=", "fill=", "stroke="] { #expect(!text.contains(attribute)) }
    }
  }

  @Test func `a track of one place without elevation is shown without a profile`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let gpx = TrackFixtures.gpx("Here", points: 1).replacing(/<ele>.*<\/ele>/, with: "")
      _ = try await visitor.upload(("here.gpx", gpx))
      let page = try await visitor.get("/tracks/summary?file=here.gpx&index=0")
      #expect(page.status == .ok)
      #expect(!page.text.contains("class=\"profile\""))
      #expect(!page.text.contains("<svg"))
    }
  }

  @Test func `several files are taken at once, and two of one name are two`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let answer = try await visitor.upload(
        ("lake.gpx", TrackFixtures.gpx("One")), ("", ""), ("lake.gpx", TrackFixtures.gpx("Two", points: 5)))
      let list = try await visitor.follow(answer)
      #expect(list.text.contains(/<h2>Imported<\/h2>\n<p>One, .*<\/p>\n<p>Two, .*<\/p>/))
      #expect(list.text.matches(of: /<tr><td>/).count == 2)
    }
  }

  @Test func `what cannot be imported is told by its name alone, with what could be`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.upload(
        ("../../notes.txt", "hello"), ("lake.gpx", TrackFixtures.gpx()),
        ("cut.gpx", String(TrackFixtures.gpx().dropLast(20))))
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("<h2>Not Imported</h2>"))
      #expect(page.text.contains("<p>notes.txt is not GPX: it does not start with a tag.</p>"))
      #expect(page.text.contains("<p>cut.gpx is wrong in line"))
      #expect(page.text.contains("<h2>Imported</h2>\n<p>Round the lake, "))
      #expect(!page.text.contains(site.folder.url.path))
      #expect(page.text.matches(of: /<tr><td>/).count == 1)
    }
    #expect(try site.uploads().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder.url.path).allSatisfy { $0 != "notes.txt" })
  }

  @Test func `what could not be kept may be tried again with the same form`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let folder = try site.trackFile("lake.gpx").deletingLastPathComponent()
      try Data("in the way".utf8).write(to: folder)
      let page = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("<h2>Not Imported</h2>"))
      #expect(page.text.contains("<button>Try Again</button>"))
      try FileManager.default.removeItem(at: folder)
      let answer = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
      #expect(try await visitor.follow(answer).text.contains("<h2>Imported</h2>"))
    }
  }

  @Test func `a file that is sent twice, one after the other or at once, is there once`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let same = visitor
      let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for number in 1...4 {
          group.addTask {
            var visitor = same
            return try await visitor.upload(("lake-\(number).gpx", TrackFixtures.gpx())).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.filter { $0 == .seeOther }.count == 1)
      #expect(statuses.filter { $0 == .unprocessableContent }.count == 3)
      let page = try await visitor.upload(("other.gpx", TrackFixtures.gpx("Other")))
      #expect(page.text.contains("The recording in other.gpx is there already, as &quot;Round the lake&quot;."))
      #expect(page.text.matches(of: /<tr><td>/).count == 1)
    }
  }

  @Test func `a form without a file says what to do`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.upload(("", ""))
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("Choose one or more GPX files"))
    }
  }

  @Test(arguments: [
    ("", "A track&#39;s name has at least one character."), ("a\u{7}b", "without control characters"),
    (String(repeating: "n", count: 201), "at most 200 characters"),
  ])
  func `a name that breaks a rule is refused, and stays in the field`(name: String, sentence: String) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try await visitor.summary(of: "Lake")
      let page = try await visitor.post("/tracks/summary", [("file", "lake.gpx"), ("index", "0"), ("name", name)])
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("<h2>Not Renamed</h2>"))
      #expect(page.text.contains(sentence))
      #expect(page.value(of: "name") == name)
      #expect(page.text.contains("<h1>Lake</h1>"))
    }
  }

  @Test func `what is damaged on the server is told of, and Try Again looks again`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try await visitor.upload(("lake.gpx", TrackFixtures.gpx()))
      let file = try site.trackFile("lake.gpx")
      try Data("hello".utf8).write(to: file)
      let page = try await visitor.get("/tracks")
      #expect(page.text.contains("<p>lake.gpx is not GPX"))
      let event = try #require(page.value(of: "event"))
      try Data(TrackFixtures.gpx("Mended").utf8).write(to: file)
      #expect(try await visitor.post("/tracks", [("event", event)]).text.contains("<bdi>Mended</bdi>"))
    }
  }

  @Test func `a folder that cannot be read is told of, and Try Again opens the same track`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try await visitor.summary(of: "Lake")
      let file = try site.trackFile("lake.gpx")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/hostname")
      let page = try await visitor.get("/tracks/summary?file=lake.gpx&index=0")
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("lake.gpx could not be read: it is a symbolic link"))
      #expect(!page.text.contains(site.folder.url.path))
      let event = try #require(page.value(of: "event"))
      try FileManager.default.removeItem(at: file)
      try Data(TrackFixtures.gpx("Mended").utf8).write(to: file)
      #expect(try await visitor.post("/tracks/summary", [("event", event)]).text.contains("<h1>Mended</h1>"))
    }
  }

  @Test func `markup in a track's name is text wherever it stands`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      var pages = [
        try await visitor.follow(
          try await visitor.upload(
            ("\(Fixtures.markupAsFileName).gpx", TrackFixtures.gpx(Fixtures.markup))))
      ]
      let link = String(try #require(pages[0].text.firstMatch(of: /<a href="(\/tracks\/summary[^"]*)"/)).1)
      pages.append(try await visitor.get(link.replacing("&amp;", with: "&")))
      pages.append(try await visitor.post("/tracks", [("event", try #require(pages[1].value(of: "event")))]))
      for page in pages {
        #expect(page.status == .ok)
        #expect(page.text.contains(Fixtures.escapedMarkup))
        for tag in ["<script>", "<img", "onerror=\"x"] { #expect(!page.text.contains(tag)) }
      }
    }
  }
}

extension TestSite {
  /// What is left of uploads.
  func uploads() throws -> [String] {
    let folder = folder.path("web.sqlite-tracks/.uploads")
    return FileManager.default.fileExists(atPath: folder)
      ? try FileManager.default.contentsOfDirectory(atPath: folder) : []
  }

  /// Where the one account keeps a file.
  func trackFile(_ name: String) throws -> URL {
    let root = folder.url.appending(path: "web.sqlite-tracks")
    let company = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
    return root.appending(path: "\(try #require(company.first))/\(Fixtures.ada)/\(name)")
  }
}
