import Support
import Testing

/// The built `expenses` command, with a home, a data folder and an accounts file of its own.
extension Program {
  static let philsID = "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"
  static let accounts = #"""
    {"users": [
      {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Phil Coulson",
       "email": "agent@shield.org", "password": "hailHydra"},
      {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02", "name": "Ada", "email": "ada@example.com", "password": "pass"}
    ]}
    """#

  /// Makes a folder with an accounts file; `nil` leaves the accounts to the program, which then makes its demo account.
  convenience init(accounts: String? = Program.accounts) throws {
    try self.init("expenses", files: accounts.map { ["--accounts": $0] } ?? [:])
  }

  /// Signs somebody in, Phil Coulson unless somebody else is named.
  func signIn(_ email: String = "agent@shield.org", password: String = "hailHydra") async throws {
    let transcript = try await run("sign-in", email, "--password-stdin", input: "\(password)\n")
    try #require(transcript.status == 0)
  }

  /// Runs the program and compares what that leaves behind with what it should, whole.
  func expect(
    _ words: String..., input: String = "", gives expected: Transcript, at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect(words, input: input, gives: expected, at: location)
  }

  func expect(
    _ words: [String], input: String = "", gives expected: Transcript, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let transcript = try await run(executable, arguments(words), input: input)
    #expect(transcript == expected, sourceLocation: location)
  }
}
