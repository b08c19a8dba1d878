import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DataFolderTests {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `the data folder and its files are for their owner alone`() async throws {
    try await mybiz.signIn()
    _ = try await mybiz.run("events", "--from", "2026-11-20", "--to", "2026-11-20")
    #expect(try mode(mybiz.data) == 0o700)
    #expect(try mode(mybiz.session) == 0o600)
    #expect(try mode(mybiz.savedEvents) == 0o600)
  }

  @Test func `a damaged session is set aside with a message`() async throws {
    try await mybiz.signIn()
    let damaged = Data(#"{"token": "#.utf8)
    try damaged.write(to: mybiz.session)
    let aside = mybiz.kept.appending(path: "session.json.damaged-1")
    try await expectSame(
      mybiz.run("whoami"),
      Transcript(
        messages: "Session Unreadable: The saved session was damaged and has been set aside as \(aside.path).\n",
        status: 1))
    #expect(try Data(contentsOf: aside) == damaged)
    try await expectSame(
      mybiz.run("whoami"), Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
    try await mybiz.signIn()
    #expect(try mybiz.files() == ["session.json", "session.json.damaged-1"])
  }

  @Test func `a session file that is a symbolic link is refused and left alone`() async throws {
    try await mybiz.signIn()
    let elsewhere = mybiz.kept.appending(path: "elsewhere.json")
    try FileManager.default.moveItem(at: mybiz.session, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: mybiz.session, withDestinationURL: elsewhere)
    let before = try Data(contentsOf: elsewhere)
    let why = "it is a symbolic link, and links are not followed. Replace it by what it links to."
    try await expectSame(
      mybiz.run("whoami"),
      Transcript(
        messages: "Session Unreadable: \(mybiz.session.path) could not be read: \(why)\n", status: 1))
    try await expectSame(
      mybiz.run("sign-in", Fixtures.email, "--password-stdin", input: Fixtures.password),
      Transcript(
        messages: "Login Failed: The session could not be saved. \(mybiz.session.path) could not be written: \(why)\n",
        status: 1))
    #expect(try Data(contentsOf: elsewhere) == before)
    #expect(try mybiz.files() == ["elsewhere.json", "session.json"])
  }

  @Test func `a data folder that is a file is refused`() async throws {
    try Data().write(to: mybiz.data)
    let why = "a part of the path is not a folder. Give another folder."
    try await expectSame(
      mybiz.run("whoami"),
      Transcript(
        messages: "Session Unreadable: \(mybiz.session.path) could not be read: \(why)\n", status: 1))
  }

  @Test func `damaged saved events are set aside and the events are shown all the same`() async throws {
    try await mybiz.signIn()
    try Data("[]".utf8).write(to: mybiz.savedEvents)
    let aside = "\(mybiz.savedEvents.path).damaged-1"
    let transcript = try await mybiz.run("events", "--from", "2026-12-02", "--to", "2026-12-02")
    expectSame(
      transcript,
      Transcript(
        "2 December 2026\nThere are no events.\n",
        messages: """
          Set Aside: The saved events could not be used. \
          The list of saved events was damaged and has been set aside as \(aside).

          """))
    #expect(FileManager.default.fileExists(atPath: aside))
  }

  @Test func `a session with one company file does not open another, wherever they are linked from`() async throws {
    try await mybiz.signIn()
    let other = mybiz.folder.appending(path: "other.json")
    try FileManager.default.copyItem(at: mybiz.company, to: other)
    let notSignedIn = Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1)
    try await expectSame(whoami(other), notSignedIn)
    let link = mybiz.folder.appending(path: "link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: mybiz.company)
    try await expectSame(whoami(link), Transcript("Phil Coulson <agent@shield.org>\n"))
  }

  private func whoami(_ company: URL) async throws -> Transcript {
    try await mybiz.run(
      mybiz.executable, ["--company", company.path, "--data", mybiz.data.path, "whoami"])
  }
}
