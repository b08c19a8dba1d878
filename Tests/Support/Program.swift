package import Foundation

/// A built program with a folder of its own for its home and all that it keeps, which goes when this goes.
package final class Program: Sendable {
  /// What one run of a program left behind.
  package struct Transcript: Equatable {
    /// Standard output.
    package let output: String
    /// Standard error.
    package let messages: String
    /// The exit status; a signal that ended the program counts as its negative number.
    package let status: Int32

    package init(_ output: String = "", messages: String = "", status: Int32 = 0) {
      self.output = output
      self.messages = messages
      self.status = status
    }
  }

  /// The folder of all that was built, the tests among it.
  package static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }

  /// The built program, which stands beside the tests.
  package let executable: URL
  package let folder: URL
  /// Where the session is kept, and what is saved: in the data folder or, of a file's people, in one within it.
  package let kept: URL
  private let options: [String]

  /// Makes a folder with files in it.
  /// - Parameters:
  ///   - name: the program's name.
  ///   - options: an option for each file of these contents, which names it: such as `["--company": "{}"]`.
  /// - Throws: what keeps the files from being written.
  package init(_ name: String, files options: [String: String]) throws {
    executable = Self.products.appending(path: name)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-tests-\(UUID().uuidString)")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.options = try options.flatMap { option, text in
      let file = folder.appending(path: "\(option.drop { $0 == "-" }).json")
      try Data(text.utf8).write(to: file)
      return [option, file.path]
    }
    let data = Self.data(in: folder)
    kept = self.options.last.map { data.appending(path: "files").appending(path: $0) } ?? data
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func data(in folder: URL) -> URL { folder.appending(path: "data") }

  package var data: URL { Self.data(in: folder) }
  package var session: URL { kept.appending(path: "session.json") }

  /// What is kept, in order; the lock is left out.
  package func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: kept.path).filter { $0 != ".lock" }.sorted()
  }

  /// The arguments with the options that point into the folder before them.
  package func arguments(_ arguments: [String]) -> [String] { options + ["--data", data.path] + arguments }

  /// The whole environment of a run: nothing of it but where libraries are comes from whoever runs the tests.
  func environment(adding additions: [String: String]) -> [String: String] {
    let libraries = ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "TSAN_OPTIONS"].contains(name)
    }
    let fixed = ["TZ": "UTC", "LANG": "en_GB.UTF-8", "HOME": folder.path]
    return libraries.merging(fixed) { $1 }.merging(additions) { $1 }
  }

  /// Runs the program with pipes to its end; without arguments of its own it is the shell.
  package func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Transcript {
    try await run(arguments, input: input, environment: environment)
  }

  /// Runs the program with pipes to its end; without arguments of its own it is the shell.
  package func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Transcript {
    try await run(executable, self.arguments(arguments), input: input, environment: environment)
  }

  /// Runs a program with pipes to its end, the input being small enough for a pipe to hold; a cancelled task ends it.
  package func run(
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
