import MyBizClient
import FaultServer
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

/// What a server can do wrong, over real sockets: each fault gives its own failure, and none a crash or a wait without end.
@Suite(.timeLimit(.minutes(5))) struct FaultTests {
  /// A way to answer, and what comes of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let failure: GatewayFailure
    let script: FaultServer.Script

    init(_ name: String, _ failure: GatewayFailure, _ script: @escaping FaultServer.Script) {
      testDescription = name
      self.failure = failure
      self.script = script
    }

    /// An answer that comes in good order and makes no sense.
    init(
      _ name: String, _ failure: GatewayFailure, status: String = "200 OK", type: String = "application/json",
      body: String
    ) {
      self.init(name, failure) { _, peer in peer.answer(status, "Content-Type: \(type)", body: body) }
    }
  }

  @Test(arguments: statuses + connections + lengths + types + shapes)
  func `a fault gives its own failure`(fault: Fault) async throws {
    let server = try FaultServer(fault.script)
    let api = try MyBizAPI.at(server.address, limits: HTTPLimits(bodySize: 1 << 20))
    let failure = await api.eventsOfDay().failure
    #expect(failure?.withoutPort(server.port) == fault.failure)
    let words = String(reflecting: failure)
    #expect(!words.contains("t0k3n"))
  }

  private static func unexpected(_ status: Int) -> GatewayFailure {
    .refused(status: status, reason: "The answer to api/events at 127.0.0.1 had the unexpected status \(status).")
  }

  private static let statuses =
    [400, 403, 404, 408, 409, 429, 500, 502, 503, 504].map {
      Fault("status \($0)", unexpected($0), status: "\($0) Some reason", body: "{}")
    } + [
      Fault("status 999", unexpected(999), status: "999 Much", body: "{}"),
      Fault("status 401", .unauthorized, status: "401 Unauthorized", body: ""),
      Fault("a challenge for a password", .unauthorized) { _, peer in
        peer.answer("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\"", body: "{}")
      },
      Fault("a challenge for a digest", .unauthorized) { _, peer in
        peer.answer("401 Unauthorized", "WWW-Authenticate: Digest realm=\"x\", nonce=\"y\", qop=\"auth\"", body: "{}")
      },
      Fault("a challenge of a proxy", unexpected(407)) { _, peer in
        peer.answer("407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"", body: "{}")
      },
      Fault(
        "a refusal with its reason", .refused(status: 422, reason: "The end is before the start."), status: "422 No",
        body: #"{"error": true, "reason": "The end is before the start."}"#),
      Fault(
        "a request that is not understood, with its reason",
        .refused(status: 400, reason: "The date is not one."), status: "400 No",
        body: #"{"error": true, "reason": "The date is not one."}"#),
      Fault(
        "a refusal of the address, with the address",
        .refused(status: 404, reason: "There is nothing here. (api/events at 127.0.0.1)"), status: "404 No",
        body: #"{"error": true, "reason": "There is nothing here."}"#),
      Fault(
        "a wrong method, with the address", .refused(status: 405, reason: "Use POST. (api/events at 127.0.0.1)"),
        status: "405 No", body: #"{"error": true, "reason": "Use POST."}"#),
      Fault(
        "a refusal that goes on and on", .refused(status: 422, reason: String(repeating: "x", count: 500)),
        status: "422 No", body: #"{"error": true, "reason": "\#(String(repeating: "x", count: 10_000))"}"#),
      Fault(
        "a refusal that repeats the token", unexpected(400), status: "400 No",
        body: #"{"error": true, "reason": "What is Bearer t0k3n-of-the-current-session?"}"#),
      Fault(
        "not modified, to one who has nothing",
        .malformedResponse("The answer to api/events is that it has not changed (304), to one who has none of it.")
      ) { _, peer in peer.send("HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n") },
    ]

  private static let brokenBefore = GatewayFailure.interrupted(
    "The server at 127.0.0.1 gave no answer: the connection broke off, or what came was not HTTP.")
  private static let brokenWithin = GatewayFailure.interrupted(
    "The answer to api/events from 127.0.0.1 broke off or was garbled before it was complete.")
  private static let notHTTP = GatewayFailure.malformedResponse(
    "The server at 127.0.0.1 did not answer in HTTP. Check the address and the port.")

  private static let connections = [
    Fault("closed before the answer", brokenBefore) { _, peer in peer.close() },
    Fault("reset before the answer", brokenBefore) { _, peer in peer.reset() },
    Fault("reset in the head", brokenBefore) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Type: app")
      peer.reset()
    },
    Fault("reset in the body", brokenWithin) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[")
      peer.reset()
    },
    Fault("body cut short", brokenWithin) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[")
      peer.close()
    },
    Fault("chunks cut short", brokenWithin) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n")
      peer.close()
    },
    Fault("no HTTP", notHTTP) { _, peer in
      peer.send("220 mail.example.com ESMTP\r\n")
      peer.close()
    },
  ]

  private static let tooLong = GatewayFailure.malformedResponse(
    "The answer to api/events from 127.0.0.1 is longer than 1 MB.")

  private static let lengths = [
    Fault("a body without end", tooLong) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[")
      while peer.send(String(repeating: "1,", count: 10_000)) {}
    },
    Fault("a length beyond the limit", tooLong) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\n\r\n[")
      peer.waitForEnd()
    },
    Fault("a gzip bomb", tooLong) { _, peer in
      peer.answer("200 OK", headers: ["Content-Encoding: gzip"], body: gzipBomb)
    },
    Fault(
      "more header fields than anybody needs",
      .malformedResponse("The answer to api/events from 127.0.0.1 has more than 100 header fields.")
    ) { _, peer in
      peer.answer("200 OK", headers: (0..<200).map { "X-\($0): 1" }, body: Data("[]".utf8))
    },
    Fault("header fields without end", brokenBefore) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\n")
      while peer.send("X-Field: \(String(repeating: "x", count: 10_000))\r\n") {}
    },
    Fault(
      "a length that is too short",
      .malformedResponse(
        "The answer to api/events is not JSON: in line 1, column 11, expected a quotation mark, but the text ends."
      )
    ) { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n" + Sample.events)
    },
    Fault("gzip that is none", brokenWithin) { _, peer in
      peer.answer("200 OK", "Content-Encoding: gzip", body: "this is no gzip")
    },
  ]

  private static let types = [
    Fault("an empty answer", .emptyResponse, body: ""),
    Fault(
      "a page", .malformedResponse("The answer to api/events is not JSON but text/html."),
      type: "text/html; charset=utf-8",
      body: "<html>"),
    Fault(
      "another type for programs", .malformedResponse("The answer to api/events is not JSON but application/xml."),
      type: "application/xml", body: "[]"),
    Fault(
      "a picture", .malformedResponse("The answer to api/events is not JSON but image/x+json."), type: "image/x+json",
      body: "[]"),
    Fault(
      "another character set", .malformedResponse("The answer to api/events is not in UTF-8."),
      type: "application/json; charset=iso-8859-1", body: "[]"),
    Fault(
      "bytes that are no UTF-8",
      .malformedResponse(
        "The answer to api/events is not JSON: in line 1, column 3, there is a byte that is not UTF-8.")
    ) { _, peer in peer.answer("200 OK", headers: [], body: Data([0x5B, 0x22, 0xFF, 0x22, 0x5D])) },
    Fault(
      "not JSON", .malformedResponse("The answer to api/events is not JSON: in line 1, column 1, expected a value."),
      body: "hello"),
    Fault(
      "10,000 levels",
      .malformedResponse(
        "The answer to api/events is not JSON: in line 1, column 513, arrays and objects are nested too deeply."),
      body: String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)),
    Fault(
      "10,000 levels of objects",
      .malformedResponse(
        "The answer to api/events is not JSON: in line 1, column 2557, arrays and objects are nested too deeply."),
      body: "[" + String(repeating: #"{"a":"#, count: 10_000)),
  ]

  private static func shape(_ name: String, _ what: String, _ body: String) -> Fault {
    Fault(name, .malformedResponse("The answer to api/events \(what)"), body: body)
  }

  private static let shapes = [
    shape("an object", "is wrong: it is not an array.", #"{"events": []}"#),
    shape("null", "is wrong: it is null and not an array.", "null"),
    shape("an array of nulls", "is wrong in item 1: it is null and not an object.", "[null]"),
    shape(
      "a null where a text is needed", "is wrong in item 1, name: it is null and not a text.",
      #"[{"id": "1", "name": null, "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 1}]"#),
    shape(
      "a missing key", #"has no "date" in item 3."#,
      "[" + String(repeating: Sample.events.dropFirst().dropLast() + ",", count: 2) + #"{"id": "3", "name": "x"}]"#),
    shape(
      "a missing key far away", #"has no "date" in item 2001."#,
      "[" + String(repeating: Sample.events.dropFirst().dropLast() + ",", count: 2_000) + #"{"id": "3", "name": "x"}]"#),
    shape(
      "no date", "is wrong in item 1, date: it is not a date such as 2026-11-20T09:30:00Z.",
      #"[{"id": "1", "name": "x", "date": "today", "type": "Meeting", "duration": 1}]"#),
  ]

  /// 50 MB of zeros.
  private static let gzipBomb: Data = {
    let zeros = FileManager.default.temporaryDirectory.appending(path: "bomb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: zeros) }
    let gzip = Process()
    let output = Pipe()
    gzip.executableURL = URL(filePath: "/bin/sh")
    gzip.arguments = ["-c", "head -c 50000000 /dev/zero | gzip -9"]
    gzip.standardOutput = output
    do { try gzip.run() } catch { Issue.record(error) }
    return output.fileHandleForReading.readDataToEndOfFile()
  }()
}

extension GatewayFailure {
  /// The same failure, the server's port left out of its sentence.
  func withoutPort(_ port: Int) -> GatewayFailure {
    let strip = { (sentence: String) in sentence.replacingOccurrences(of: "127.0.0.1:\(port)", with: "127.0.0.1") }
    return switch self {
    case .malformedResponse(let sentence): .malformedResponse(strip(sentence))
    case .unreachable(let sentence): .unreachable(strip(sentence))
    case .interrupted(let sentence): .interrupted(strip(sentence))
    case .timedOut(let sentence): .timedOut(strip(sentence))
    case .refused(let status, let reason): .refused(status: status, reason: strip(reason))
    default: self
    }
  }
}
