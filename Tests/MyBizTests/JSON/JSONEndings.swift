import FaultServer
import Foundation
import Support
import Testing

/// How `mybiz --json` is cancelled, interrupted, and read by nobody.
@Suite(.timeLimit(.minutes(5)))
struct JSONEndings {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  /// Runs `mybiz --json` in a script that has it as its arguments.
  private func run(script: String) async throws -> Transcript {
    try await mybiz.run(
      URL(filePath: "/bin/sh"),
      ["-c", "cd '\(mybiz.folder.path)'; " + script, "sh", mybiz.executable.path] + mybiz.arguments(["--json"]))
  }

  @Test func `a request that a server never answers can be cancelled`() async throws {
    let user = #"{"id": "\#(Fixtures.philsID)", "name": "Phil Coulson", "email": "\#(Fixtures.email)"}"#
    let server = try FaultServer { request, peer in
      switch request.path {
      case "/api/users/login":
        peer.answer("200 OK", "Content-Type: application/json", body: #"{"token": "t0k3n", "user": \#(user)}"#)
      case "/api/users/\(Fixtures.philsID)": peer.answer("200 OK", "Content-Type: application/json", body: user)
      default: peer.waitForEnd()
      }
    }
    let mybiz = try Program(company: nil)
    let options = ["--server", server.address, "--json"]
    let signedIn = try await mybiz.run(options, input: Line.signIn(Fixtures.email, Fixtures.password))
    try #require(signedIn.output.contains("Hello Phil Coulson"))
    let input = [Line.events(on: 20, id: 1), Line.events(on: 21, id: 2), #"{"cancel":1}"#, #"{"cancel":2}"#]
    let transcript = try await mybiz.run(options, input: input.joined(separator: "\n"))
    for id in ["1", "2"] {
      let lines = transcript.lines(withID: id)
      #expect(lines.last == #"{"done":"cancelled","id":\#(id),"screen":"eventList"}"#)
      #expect(lines.dropLast().allSatisfy { $0.contains(#""display":"loading""#) })
    }
    #expect(transcript.status == 0)
  }

  @Test func `Ctrl-C ends it with 130`() async throws {
    let terminal = try PseudoTerminal(running: mybiz, "--json")
    try terminal.type(#"{"screen":"account","event":{"opened":{}}}"# + "\n")
    _ = try await terminal.screen(until: #"{"done":"completed","screen":"account"}"#)
    try terminal.type("\u{3}")
    let end = try await terminal.end()
    #expect(end.screen == "\n^C\n")
    #expect(end.status == 130)
  }

  @Test func `a request to end it ends it with 143, and each line comes as soon as it is written`() async throws {
    let script = """
      mkfifo in out; "$@" <in >out & exec 3>in 4<out
      echo nonsense >&3; read -r line <&4; echo "$line"
      kill -TERM $!; wait $!; echo $?
      """
    try await expectSame(
      run(script: script),
      Transcript(#"{"error":"The input is not JSON: in line 1, column 1, expected a value.","line":1}"# + "\n143\n"))
  }

  @Test func `a reader that leaves is nothing to complain about`() async throws {
    let script = #"{ "$@"; echo $? > status; } < lines | head -n 1; cat status"#
    let input = String(repeating: "nonsense\n", count: 20_000)
    try Data(input.utf8).write(to: mybiz.folder.appending(path: "lines"))
    let transcript = try await run(script: script)
    #expect(transcript.lines.count == 2)
    #expect(transcript.lines.last == "0")
    #expect(transcript.messages == "")
  }
}
