import Foundation
import Support
import Testing

/// The built `mybiz` command, with a home, a data folder and a company file of its own.
extension Program {
  /// Makes a folder with a company file; `nil` leaves the company to the program, which then makes its demo company.
  convenience init(company: String? = Fixtures.company) throws {
    try self.init("mybiz", files: company.map { ["--company": $0] } ?? [:])
  }

  var company: URL { folder.appending(path: "company.json") }
  var savedEvents: URL { kept.appending(path: "events-\(Fixtures.philsID).json") }

  /// Signs in as Phil Coulson.
  func signIn() async throws {
    let transcript = try await run("sign-in", Fixtures.email, "--password-stdin", input: "\(Fixtures.password)\n")
    try #require(transcript == Transcript("Success: Hello Phil Coulson\n"))
  }
}

/// Compares what a run left behind with what it should, whole; a difference shows both.
func expectSame(
  _ transcript: Program.Transcript, _ expected: Program.Transcript, at location: SourceLocation = #_sourceLocation
) {
  #expect(transcript == expected, sourceLocation: location)
}
