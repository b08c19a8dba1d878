import Foundation
import Support
import Testing

/// What Ctrl-C does.
@Suite(.timeLimit(.minutes(5)))
struct InterruptTests {
  private static let controlC = "\u{3}"
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func expectEnd(
    of terminal: PseudoTerminal, screen: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let end = try await terminal.end()
    #expect(end.screen == screen, sourceLocation: location)
    #expect(end.status == 130, sourceLocation: location)
    #expect(terminal.showsTyping, sourceLocation: location)
  }

  @Test func `Ctrl-C at the sign-in screen leaves the shell with 130`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type(Self.controlC)
    try await expectEnd(of: terminal, screen: "^C\n")
  }

  @Test func `Ctrl-C at a password leaves the shell and shows again what is typed`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type("agent@shield.org\n")
    _ = try await terminal.screen(until: "Password: ")
    #expect(!terminal.showsTyping)
    try terminal.type("hailHydra" + Self.controlC)
    try await expectEnd(of: terminal, screen: "\n")
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `Ctrl-C at the password of a single command shows again what is typed`() async throws {
    let terminal = try PseudoTerminal(running: mybiz, "sign-in", Fixtures.email)
    _ = try await terminal.screen(until: "Password: ")
    #expect(!terminal.showsTyping)
    try terminal.type("hailHydra" + Self.controlC)
    try await expectEnd(of: terminal, screen: "\n")
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `Ctrl-C at Try Again leaves the shell with 130`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type("agent@shield.org\n")
    _ = try await terminal.screen(until: "Password: ")
    try terminal.type("wrong\n")
    _ = try await terminal.screen(until: "[y/N] ")
    try terminal.type(Self.controlC)
    try await expectEnd(of: terminal, screen: "^C\n")
  }

  @Test func `Ctrl-C where a command is due leaves the shell and the session stays`() async throws {
    try await mybiz.signIn()
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "mybiz> ")
    try terminal.type(Self.controlC)
    try await expectEnd(of: terminal, screen: "^C\n")
    #expect(try mybiz.files() == ["session.json"])
  }

  /// Signs in at a server that never says which events there are.
  private func programAtSilentServer() async throws -> (program: Program, server: ShopServer) {
    let (mybiz, server) = (try Program(company: nil), try ShopServer(silentAt: "/api/events"))
    let signedIn = try await mybiz.run(
      "--server", server.address, "sign-in", Fixtures.email, "--password-stdin", input: "\(Fixtures.password)\n")
    try #require(signedIn.status == 0)
    return (mybiz, server)
  }

  private func files(of mybiz: Program) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: mybiz.data.path).filter { $0.hasSuffix(".json") }
      .map { URL(filePath: $0).lastPathComponent }
  }

  @Test func `Ctrl-C ends a command of the shell, which goes on`() async throws {
    let (mybiz, server) = try await programAtSilentServer()
    let terminal = try PseudoTerminal(running: mybiz, "--server", server.address)
    _ = try await terminal.screen(until: "mybiz> ")
    try terminal.type("events --from 2026-11-20 --to 2026-11-20\n")
    _ = try await terminal.screen(until: "…")
    try terminal.type(Self.controlC)
    #expect(try await terminal.screen(until: "mybiz> ") == "^C\r \r\nmybiz> ")
    try terminal.type("whoami\n")
    _ = try await terminal.screen(until: "<agent@shield.org>")
    _ = try await terminal.screen(until: "mybiz> ")
    try terminal.type(Self.controlC)
    try await expectEnd(of: terminal, screen: "^C\n")
    #expect(try files(of: mybiz) == ["session.json"])
  }

  @Test func `Ctrl-C ends a single command with 130 and nothing half written`() async throws {
    let (mybiz, server) = try await programAtSilentServer()
    let terminal = try PseudoTerminal(
      running: mybiz, "--server", server.address, "events", "--from", "2026-11-20", "--to", "2026-11-20")
    _ = try await terminal.screen(until: "…")
    try terminal.type(Self.controlC)
    try await expectEnd(of: terminal, screen: "^C\r \r\n")
    #expect(try files(of: mybiz) == ["session.json"])
  }
}
