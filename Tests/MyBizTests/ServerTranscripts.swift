import Foundation
import Support
import Testing

/// Where `mybiz` looks for its server, told by what it says when there is none.
@Suite(.timeLimit(.minutes(5)))
struct ServerTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program(company: nil) }

  /// An address of this machine at which nothing listens: its ports below 1024 are for the system's own servers.
  private func address(_ port: Int) -> String { "http://127.0.0.1:\(port)/" }

  private func unreachable(_ port: Int) -> Transcript {
    let sentence = "The server at 127.0.0.1:\(port) cannot be reached. Check the address, and that it is running."
    return Transcript(messages: "Login Failed: \(sentence)\n", status: 1)
  }

  private func signIn(_ options: String..., environment: [String: String] = [:]) async throws -> Transcript {
    try await mybiz.run(
      mybiz.executable, mybiz.arguments(options + ["sign-in", Fixtures.email, "--password-stdin"]),
      input: "\(Fixtures.password)\n", environment: environment)
  }

  private func configuration(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: mybiz.data, withIntermediateDirectories: true)
    let file = mybiz.data.appending(path: "configuration.json")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `a server that cannot be reached is named`() async throws {
    try await expectSame(signIn("--server", address(1)), unreachable(1))
  }

  @Test func `a flag beats the environment, which beats the configuration file`() async throws {
    let file = try configuration(#"{"server": "http://127.0.0.1:3/"}"#)
    try await expectSame(signIn("--config", file), unreachable(3))
    let environment = ["MYBIZ_SERVER": address(2)]
    try await expectSame(signIn("--config", file, environment: environment), unreachable(2))
    try await expectSame(signIn("--config", file, environment: ["MYBIZ_SERVER": ""]), unreachable(3))
    try await expectSame(
      signIn("--server", address(1), "--config", file, environment: environment), unreachable(1))
  }

  @Test func `a company file that is named beats a server that is only configured`() async throws {
    let mybiz = try Program()
    let transcript = try await mybiz.run("whoami", environment: ["MYBIZ_SERVER": address(2)])
    expectSame(transcript, Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
    let signIn = try await mybiz.run(
      "sign-in", Fixtures.email, "--password-stdin", input: "\(Fixtures.password)\n",
      environment: ["MYBIZ_SERVER": address(2)])
    expectSame(signIn, Transcript("Success: Hello Phil Coulson\n"))
  }

  @Test func `without an answer and without anything saved, events are an error and not an empty list`() async throws {
    let session = mybiz.data.appending(path: "servers/http%3A%2F%2F127.0.0.1%3A1/session.json")
    try FileManager.default.createDirectory(at: session.deletingLastPathComponent(), withIntermediateDirectories: true)
    let user = #"{"id": "\#(Fixtures.philsID)", "name": "Phil Coulson", "email": "agent@shield.org"}"#
    try Data(#"{"token": "t", "user": \#(user)}"#.utf8).write(to: session)
    let transcript = try await mybiz.run("--server", address(1), "events")
    #expect(transcript.output == "")
    #expect(transcript.messages.contains("The server at 127.0.0.1:1 cannot be reached."))
    #expect(transcript.status == 1)
  }

  @Test func `the session of one server is not shown to another`() async throws {
    let session = mybiz.data.appending(path: "servers/http%3A%2F%2F127.0.0.1%3A1/session.json")
    try FileManager.default.createDirectory(at: session.deletingLastPathComponent(), withIntermediateDirectories: true)
    let user = #"{"id": "\#(Fixtures.philsID)", "name": "Phil Coulson", "email": "agent@shield.org"}"#
    try Data(#"{"token": "t", "user": \#(user)}"#.utf8).write(to: session)
    try await expectSame(mybiz.run("--server", address(1), "whoami"), Transcript("Phil Coulson <agent@shield.org>\n"))
    let elsewhere = try await mybiz.run("--server", address(2), "whoami")
    expectSame(elsewhere, Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
  }

  @Test(arguments: [
    ("example.com", "A server's address is a URL such as https://mybiz.example.com/ or http://127.0.0.1:8080/."),
    (
      "http://example.com/",
      "Passwords would go to example.com unencrypted. Use https. Where the way there is safe, --allow-plain-http takes it "
        + "all the same."
    ),
    (
      "https://name:hailHydra@example.com/",
      "A server's address has no user name or password in it. Leave them out and sign in."
    ),
    ("https://example.com/?a", "A server's address ends with its path: no ? and no # after it."),
  ])
  func `a wrong address says what is wrong, wherever it came from`(text: String, sentence: String) async throws {
    try await expectSame(
      mybiz.run("--server", text, "whoami"), Transcript(messages: "mybiz: --server: \(sentence)\n", status: 2))
    try await expectSame(
      mybiz.run("whoami", environment: ["MYBIZ_SERVER": text]),
      Transcript(messages: "mybiz: MYBIZ_SERVER: \(sentence)\n", status: 2))
    let file = try configuration(#"{"server": "\#(text)"}"#)
    try await expectSame(
      mybiz.run("--config", file, "whoami"), Transcript(messages: "mybiz: \"server\": \(sentence)\n", status: 2))
  }

  @Test func `plain http to another machine has to be asked for`() async throws {
    let whoami = Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1)
    try await expectSame(mybiz.run("--server", "http://example.com", "--allow-plain-http", "whoami"), whoami)
    let file = try configuration(#"{"server": "http://example.com/", "allowPlainHTTP": true}"#)
    try await expectSame(mybiz.run("--config", file, "whoami"), whoami)
  }

  @Test(arguments: [
    ("{", "is not JSON: in line 1, column 2, expected a quotation mark, but the text ends."),
    (#"{"server": 5}"#, "is wrong in line 1, column 12, at server: it is not a text."),
    (
      #"{"sever": "https://example.com/"}"#,
      "is wrong in line 1, column 11, at sever: there is no such setting; there are server, allowPlainHTTP, currency, maxPurchaseOrder."
    ),
    ("[]", "is wrong in line 1, column 1: it is not an object."),
    (
      #"{"currency": "usd"}"#,
      "is wrong in line 1, column 14, at currency: it is not a currency's code such as USD (ISO 4217)."
    ),
    (
      #"{"maxPurchaseOrder": -1}"#,
      "is wrong in line 1, column 22, at maxPurchaseOrder: it is not a sum of 0 or more."
    ),
  ])
  func `a wrong configuration file says where and what`(text: String, what: String) async throws {
    let file = try configuration(text)
    try await expectSame(
      mybiz.run("--config", file, "whoami"),
      Transcript(messages: "mybiz: The configuration file \(file) \(what)\n", status: 2))
  }

  @Test func `a configuration file that is not there is an error`() async throws {
    let file = mybiz.data.appending(path: "nothing.json").path
    try await expectSame(
      mybiz.run("--config", file, "whoami"),
      Transcript(
        messages: "mybiz: There is no configuration file at \(file) that can be read. Check the path.\n", status: 2))
  }
}
