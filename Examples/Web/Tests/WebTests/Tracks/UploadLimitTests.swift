import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import ServerTesting
import Testing

@testable import Web

@Suite struct UploadLimitTests {
  private static func limits() -> ServerLimits {
    var limits = ServerLimits()
    (limits.upload.file, limits.upload.files, limits.upload.total) = (3 << 10, 2, 6 << 10)
    return limits
  }

  private static let small = TrackFixtures.gpx()
  private static let large = TrackFixtures.gpx("Large") + String(repeating: " ", count: 3 << 10)
  private static let half = TrackFixtures.gpx("Half", points: 5) + String(repeating: " ", count: 2 << 10)

  @Test(arguments: [
    ([large], "Upload Too Large", "&quot;0.gpx&quot; is too large."),
    ([small, large], "Upload Too Large", "&quot;1.gpx&quot; is too large."),
    ([half, half, half], "Upload Too Large", "The files are too large together."),
    ([small, small, small], "Too Many Files", "There are too many files."),
  ])
  func `what is too much is answered with what is allowed, and none of it is imported`(
    files: [String], title: String, sentence: String
  ) async throws {
    let site = try await TestSite(limits: Self.limits())
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let named = files.enumerated().map { (name: "\($0).gpx", text: $1) }
      let body = TrackFixtures.form(token: visitor.formToken, named)
      let page = try await visitor.send("/tracks/upload", .post, body, type: Visitor.uploadType)
      #expect(page.status == .contentTooLarge)
      #expect(page.text.contains("<h2>\(title)</h2>"))
      #expect(page.text.contains("<p>\(sentence) Nothing was imported.</p>"), "\(page.text)")
      let allowed =
        "At most 2 files at a time, each of at most 3 kB and together 6 kB, within 5 minutes. "
        + "You may keep 2,000 files, together at most 1 GB."
      #expect(page.text.contains("<p class=\"hint\" id=\"limits\">\(allowed)</p>"))
      #expect(page.text.ranges(of: allowed).count == 1)
      #expect(page.text.contains("There are no tracks."))
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test func `fields without number or end are refused`() async throws {
    var limits = Self.limits()
    limits.upload.headers = 100
    try await TestSite(limits: limits).test { visitor in
      var visitor = try await visitor.signedIn()
      let part = "--\(TrackFixtures.boundary)\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n"
      let end = TrackFixtures.form(token: visitor.formToken, [])
      let many = String(repeating: part + "\r\n", count: 6) + end
      #expect(
        try await visitor.send("/tracks/upload", .post, many, type: Visitor.uploadType).status == .contentTooLarge)
      let long = part + String(repeating: "x", count: 101) + "\r\n" + end
      #expect(try await visitor.send("/tracks/upload", .post, long, type: Visitor.uploadType).status == .badRequest)
    }
  }

  @Test func `the page for uploads says what is allowed`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      #expect(
        try await visitor.get("/tracks").text.contains(
          ">At most 20 files at a time, each of at most 64 MB and together 256 MB, within 5 minutes. "
            + "You may keep 2,000 files, together at most 1 GB.</p>"))
    }
  }

  @Test(arguments: [(files: 1, bytes: 1 << 30), (files: 2_000, bytes: small.utf8.count * 3 / 2)])
  func `what an account may keep has an end, and room is made by removing`(files: Int, bytes: Int) async throws {
    var limits = ServerLimits()
    limits.upload.kept = (files, bytes)
    let site = try await TestSite(limits: limits)
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let key = UUID().uuidString
      let first = try await visitor.upload(key: key, ("a.gpx", TrackFixtures.gpx("First")))
      #expect(first.status == .seeOther)
      // The second of two taps is told what the first was.
      #expect(try await visitor.upload(key: key, ("a.gpx", TrackFixtures.gpx("First"))).location == first.location)
      let second = ("b.gpx", TrackFixtures.gpx("Second", from: 47))
      let page = try await visitor.upload(second)
      #expect(page.status == .contentTooLarge)
      #expect(page.text.contains("<h2>No Room Left</h2>"))
      #expect(page.text.contains("remove tracks first. Nothing was imported.</p>"))
      #expect(page.text.contains(">First<") && !page.text.contains(">Second<"))
      let event = #"{"removeConfirmed":{"file":"a.gpx","index":0}}"#
      #expect(try await visitor.post("/tracks", [("event", event)]).status == .seeOther)
      #expect(try await visitor.follow(try await visitor.upload(second)).text.contains(">Second<"))
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an upload that trickles in is ended with a page that says how long one may take`() async throws {
    var limits = ServerLimits()
    limits.upload.time = .seconds(1)
    let site = try await TestSite(limits: limits)
    try await site.test(.live) { visitor in
      let visitor = try await visitor.signedIn()
      let connection = try await RawConnection(port: try #require(visitor.client.port))
      await connection.write(
        "POST /tracks/upload HTTP/1.1\r\nHost: localhost\r\nCookie: \(visitor.cookie ?? "")\r\n"
          + "Content-Type: \(Visitor.uploadType)\r\nTransfer-Encoding: chunked\r\n\r\n")
      let head = TrackFixtures.form(token: visitor.formToken, [("a.gpx", "x")], isClosed: false)
      await connection.write("\(String(head.utf8.count, radix: 16))\r\n\(head)\r\n")
      let trickle = Task {
        while !Task.isCancelled {
          await connection.write("1\r\nx\r\n")
          await Task.yield()
        }
      }
      let answer = await connection.read(until: "</html>")
      trickle.cancel()
      #expect(answer.hasPrefix("HTTP/1.1 408 "))
      #expect(answer.contains("It took too long. Nothing was imported."))
      // It hears the page, and then it is over.
      _ = await connection.readToEnd()
    }
    #expect(try site.uploads().isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `forms of other pages keep their own time`() async throws {
    var limits = ServerLimits()
    (limits.request, limits.idle) = (.milliseconds(1), .hours(1))
    try await TestSite(limits: limits).test(.live) { visitor in
      let connection = try await RawConnection(port: try #require(visitor.client.port))
      await connection.write("POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n1")
      _ = await connection.readToEnd()
    }
  }
}
