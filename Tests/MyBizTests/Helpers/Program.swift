import Foundation
import Testing

/// The built `mybiz` command, with a home, a data folder and a company file of its own, which go when this goes.
final class Program: Sendable {
  /// What one run of the command left behind.
  struct Transcript: Equatable {
    /// Standard output.
    let output: String
    /// Standard error.
    let messages: String
    /// The exit status; a signal that ended the program counts as its negative number.
    let status: Int32

    init(_ output: String = "", messages: String = "", status: Int32 = 0) {
      self.output = output
      self.messages = messages
      self.status = status
    }
  }

  private let folder: URL
  private let isDemo: Bool

  /// Makes a folder with a company file; `nil` leaves the company to the program, which then makes its demo company.
  init(company: String? = Fixtures.company) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mybiz-tests-\(UUID().uuidString)")
    isDemo = company == nil
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let company { try Data(company.utf8).write(to: self.company) }
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
  }

  var company: URL { folder.appending(path: "company.json") }
  var data: URL { folder.appending(path: "data") }
  var session: URL { data.appending(path: "session.json") }
  var savedEvents: URL { data.appending(path: "events-\(Fixtures.philsID).json") }

  /// What is in the data folder, in order; the lock is left out.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: data.path).filter { $0 != ".lock" }.sorted()
  }

  /// The built command, which stands beside the tests.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "mybiz")
  }

  /// The arguments with the options that point into the folder before them.
  func arguments(_ arguments: [String]) -> [String] {
    (isDemo ? [] : ["--company", company.path]) + ["--data", data.path] + arguments
  }

  /// The whole environment of a run: nothing of it but where libraries are comes from whoever runs the tests.
  func environment(adding additions: [String: String]) -> [String: String] {
    let libraries = ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "TSAN_OPTIONS"].contains(name)
    }
    let fixed = ["TZ": "UTC", "LANG": "en_GB.UTF-8", "HOME": folder.path]
    return libraries.merging(fixed) { $1 }.merging(additions) { $1 }
  }

  /// Runs the command with pipes to its end; without arguments of its own it is the shell.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Transcript {
    try await run(arguments, input: input, environment: environment)
  }

  /// Runs the command with pipes to its end; without arguments of its own it is the shell.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Transcript {
    try await run(Self.executable, self.arguments(arguments), input: input, environment: environment)
  }

  /// Signs in as Phil Coulson.
  func signIn() async throws {
    let transcript = try await run("sign-in", Fixtures.email, "--password-stdin", input: "\(Fixtures.password)\n")
    try #require(transcript == Transcript("Success: Hello Phil Coulson\n"))
  }

  /// Runs a program with pipes to its end, the input being small enough for a pipe to hold; a cancelled task ends it.
  func run(
    _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Transcript {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = self.environment(adding: environment)
    let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = messages

    // Before anybody can close the other end.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let status = try await process.runToEnd { () async throws in
      async let outputText = output.fileHandleForReading.text()
      async let messagesText = messages.fileHandleForReading.text()
      return try await (outputText, messagesText)
    }
    return Transcript(status.texts.0, messages: status.texts.1, status: status.status)
  }
}

/// Compares what a run left behind with what it should, whole; a difference shows both.
func expectSame(
  _ transcript: Program.Transcript, _ expected: Program.Transcript, at location: SourceLocation = #_sourceLocation
) {
  #expect(transcript == expected, sourceLocation: location)
}
