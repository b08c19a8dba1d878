import Foundation
import Support
import Testing

/// `mybiz --json`: events on standard input.
@Suite(.timeLimit(.minutes(5)))
struct JSONTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  @Test func `no input is no output`() async throws {
    try await expectSame(mybiz.runJSON([]), Transcript())
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `two hundred events in flight at once do not mix up their answers`() async throws {
    try await mybiz.signIn()
    let transcript = try await mybiz.runJSON((0..<200).map { Line.events(on: 20 + $0 % 4, id: $0) })
    #expect(transcript.status == 0)
    #expect(transcript.lines.count == 800)
    for id in 0..<200 {
      let lines = transcript.lines(withID: "\(id)")
      #expect(lines.first == #"{"display":"loading","id":\#(id),"loading":true,"screen":"eventList"}"#)
      #expect(lines.count == 4 && lines[1].contains(#""title":"\#(20 + id % 4) November 2026"}"#))
      #expect(
        lines.suffix(2) == [
          #"{"display":"loading","id":\#(id),"loading":false,"screen":"eventList"}"#,
          #"{"done":"completed","id":\#(id),"screen":"eventList"}"#,
        ])
    }
  }

  @Test(.validator) func `every screen answers as the schema says, and a bad line does not stop it`() async throws {
    let mybiz = try Program(company: Shop.company)
    try await mybiz.signIn()
    let screens = ["account", "settings", "announcementList", "productList", "purchaseOrderList"]
    let input =
      screens.map { #"{"id":"\#($0)","screen":"\#($0)","event":{"opened":{}}}"# } + [
        "nonsense", #"{"id":"bad","screen":"productList","event":{"opened":{"a":}}}"#, "",
        Line.events(on: 20, id: 1), #"{"id":2,"screen":"orgChart","event":{"opened":"tree"}}"#, Line.order("PO-1"),
        #"{"cancel":"nobody"}"#, Line.signIn("ada@example.com", "wrong"),
      ]
    let transcript = try await mybiz.runJSON(input)
    #expect(transcript.status == 0)
    #expect(transcript.messages == "")
    #expect(
      transcript.lines.filter { $0.contains(#""error""#) } == [
        #"{"error":"The input is not JSON: in line 6, column 1, expected a value.","line":6}"#,
        #"{"error":"The input is not JSON: in line 7, column 59, expected a value.","line":7}"#,
      ])
    #expect(transcript.lines.count { $0.contains(#""done":"completed""#) } == 9)
    #expect(try await JSONSchema.lines.problems(in: transcript.lines, as: "output") == [])
    let described = input.filter { !["", "nonsense"].contains($0) && !$0.contains("bad") }
    #expect(try await JSONSchema.lines.problems(in: described, as: "input") == [])
  }

  @Test func `an order is placed once for each key, and refused by the rules`() async throws {
    let mybiz = try Program(company: Shop.company)
    try await mybiz.signIn()
    let placed = try await mybiz.runJSON([Line.order("PO-1")])
    #expect(placed.contents.first?.contains(#""total":"€22.98""#) == true)
    let refused = try await mybiz.runJSON([Line.order("PO-2", quantity: 1_000)])
    #expect(
      refused.contents == [
        #"{"display":"refusal","refusal":{"problems":["The order costs more than €5,000.00, the most that one may. "#
          + #"Order less."],"title":"Order Refused"},"screen":"newPurchaseOrder"}"#,
        #"{"done":"completed","screen":"newPurchaseOrder"}"#,
      ])
    _ = try await mybiz.runJSON([Line.order("PO-1")])
    let orders = try await mybiz.runJSON([#"{"screen":"purchaseOrderList","event":{"opened":{}}}"#])
    #expect(orders.output.components(separatedBy: #""number":"PO-1""#).count == 2)
  }

  @Test func `secrets are never written, wherever they stand`() async throws {
    let bad = #"{"screen":"signIn","event":{"submitted":{"userName":3,"password":"\#(Fixtures.password)"}}}"#
    let transcript = try await mybiz.runJSON([
      Line.signIn(Fixtures.email, "Wrong4711"), bad, #"{"password":"\#(Fixtures.password)"}"#,
      #"{"screen":"account","event":{"launched":{}},"password":"\#(Fixtures.password)"}"#,
      #"{"screen":"account","event":{"\#(Fixtures.password)":{}}}"#, #"{"screen":"\#(Fixtures.password)"}"#,
      Fixtures.password,
    ])
    #expect(transcript.lines.count { $0.contains(#""error""#) } == 5)
    #expect(!transcript.output.contains("Wrong4711"))
    let signedIn = try await mybiz.runJSON([Line.signIn(Fixtures.email, Fixtures.password)])
    #expect(signedIn.output.contains("Hello Phil Coulson"))
    #expect(!(transcript.output + signedIn.output + signedIn.messages).contains(Fixtures.password))
    let session = try JSONDecoder().decode(StoredSession.self, from: Data(contentsOf: mybiz.session))
    #expect(!session.token.isEmpty)
    let settings = try await mybiz.runJSON([#"{"screen":"settings","event":{"opened":{}}}"#])
    #expect(!(signedIn.output + settings.output).contains(session.token))
  }

  private struct StoredSession: Decodable { let token: String }

  @Test func `a line of some megabytes is refused, and the next one is read`() async throws {
    let script =
      #"{ head -c 5000000 /dev/zero | tr '\0' x; echo; echo '{"screen":"account","event":{"opened":{}}}'; } | "$@""#
    let transcript = try await mybiz.run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh", mybiz.executable.path] + mybiz.arguments(["--json"]))
    #expect(transcript.lines.first == #"{"error":"Line 1 is longer than 1048576 bytes.","line":1}"#)
    #expect(transcript.lines.last == #"{"done":"completed","screen":"account"}"#)
    #expect(transcript.status == 0)
  }
}
