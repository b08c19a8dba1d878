import Foundation
import NIOCore
import Testing

@testable import Web

@Suite struct MultipartTests {
  /// What a parser makes of a body that comes in pieces of one size; bytes that follow each other are one event.
  private func events(_ body: String, size: Int = .max, headerLimit: Int = 200) throws -> [MultipartParser.Event] {
    var parser = MultipartParser(boundary: "b-1", headerLimit: headerLimit)
    var (rest, events) = (ByteBuffer(string: body), [MultipartParser.Event]())
    while let piece = rest.readSlice(length: min(size, rest.readableBytes)), piece.readableBytes > 0 {
      parser.append(piece)
      while let event = try parser.next() {
        if case .bytes(let bytes) = event, case .bytes(var before) = events.last {
          before.writeImmutableBuffer(bytes)
          events[events.count - 1] = .bytes(before)
        } else {
          events.append(event)
        }
      }
    }
    try #require(parser.isComplete)
    return events
  }

  private func part(_ name: String, file: String? = nil) -> MultipartParser.Event {
    .began(MultipartPart(name: name, file: file))
  }

  private static let body =
    "before\r\n--b-1\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n--b-\r\n\r\r\n--b-2\r\n"
    + "--b-1 \t\r\nX: y\r\ncontent-disposition: FORM-DATA; name=\"b\"; filename=\"c.gpx\"\r\nContent-Type: x/y\r\n\r\n"
    + "\r\n--b-1\r\nContent-Disposition: form-data; name=c\r\n\r\n\r\n\r\n--b-1--\r\nafter\r\n--b-1\r\n"

  @Test(arguments: Array(1...40) + [.max])
  func `boundaries are found wherever the body is cut, and what looks like one is not`(size: Int) throws {
    #expect(
      try events(Self.body, size: size) == [
        part("a"), .bytes(ByteBuffer(string: "one\r\n--b-\r\n\r\r\n--b-2")), .ended,
        part("b", file: "c.gpx"), .ended,
        part("c"), .bytes(ByteBuffer(string: "\r\n")), .ended,
      ])
  }

  @Test(arguments: [
    "", "\r\n", "X: y", "Content-Disposition: attachment; name=\"a\"", "Content-Disposition: form-data",
    "Content-Disposition: form-data; filename=\"a\"",
    "Content-Disposition: form-data; name=\"a\(String(repeating: "a", count: 200))\"",
  ])
  func `a part that does not say what it is, or says too much, is refused`(headers: String) throws {
    #expect(throws: WebRefusal.self) { try events("--b-1\r\n\(headers)\r\n\r\nx\r\n--b-1--") }
  }

  @Test func `what follows a boundary on its line is refused`() throws {
    #expect(throws: WebRefusal.self) {
      try events("--b-1x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--b-1--")
    }
  }

  @Test func `headers that never end are not kept`() throws {
    var parser = MultipartParser(boundary: "b-1", headerLimit: 200)
    parser.append(ByteBuffer(string: "--b-1\r\n" + String(repeating: "x", count: 300)))
    #expect(throws: WebRefusal.self) { try parser.next() }
  }

  @Test(arguments: [
    ("lake.gpx", "lake.gpx"), ("../../etc/passwd", "passwd"), (#"C:\tracks\lake.gpx"#, "lake.gpx"), ("..", "track.gpx"),
    ("a/..", "track.gpx"), ("a/", "a"), ("/", "track.gpx"), (" ", "track.gpx"), ("a\u{0}b\nc\u{7f}.gpx", "abc.gpx"),
    ("Grüße %22hier%22.gpx", "Grüße \"hier\".gpx"), (#"a\"b.gpx"#, "a\"b.gpx"),
    ("../\u{301}lake.gpx", "\u{301}lake.gpx"), ("..\\\u{600}x\\\u{301}y", "\u{301}y"), ("a\"\u{301}b", "a"),
    (String(repeating: "é", count: 200), String(repeating: "é", count: 100)),
  ])
  func `a file's name cannot lead anywhere`(name: String, safe: String) throws {
    let headers = "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\""
    let part = try MultipartPart(headers: headers)
    #expect(part.name == "file")
    #expect(part.safeFileName == safe)
  }

  @Test func `a name within a file's name is no name`() throws {
    let part = try MultipartPart(
      headers: "\r\nContent-Disposition: form-data; filename=\"x; name=y\"; name=\"file\"; filename*=UTF-8''z")
    #expect(part == MultipartPart(name: "file", file: "x; name=y"))
  }
}
