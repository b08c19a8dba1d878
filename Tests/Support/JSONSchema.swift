package import Foundation

/// Checks lines of JSON against a schema, with Python's `jsonschema`.
package struct JSONSchema: Sendable {
  /// What keeps lines from being checked.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The schema of all lines of `mybiz --json`.
  package static let lines = JSONSchema(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/JSONFrontEnd/schema.json"))

  private let file: URL

  /// Names a schema.
  /// - Parameter file: the schema.
  package init(_ file: URL) { self.file = file }

  /// Whether there is a validator: Python 3 with `jsonschema`, or with `venv` and `pip` to get it once.
  package static var isAvailable: Bool { get async { await python != nil } }

  /// Checks lines.
  /// - Parameters:
  ///   - lines: JSON, each line by itself.
  ///   - definition: which of the schema's definitions describes them.
  /// - Returns: the lines that are not as described; empty where all is well.
  /// - Throws: ``Failure`` where there is no validator, or it failed.
  package func problems(in lines: [String], as definition: String) async throws -> [String] {
    guard let python = await Self.python else { throw Failure(description: "there is no Python with jsonschema") }
    let input = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try Data(lines.joined(separator: "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let run = try await Self.run(python, ["-c", Self.script, file.path, definition, input.path])
    guard run.status == 0 else { throw Failure(description: run.output) }
    return run.output.split(separator: "\n").map(String.init)
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator as Validator
    path, definition, lines = sys.argv[1:]
    schema = json.load(open(path, encoding="utf-8"))
    Validator.check_schema(schema)
    validator = Validator({"$ref": "#/$defs/" + definition, "$defs": schema["$defs"]})
    for line in open(lines, encoding="utf-8", newline="\\n"):
        for error in validator.iter_errors(json.loads(line)):
            print(line.strip()[:300].encode("ascii", "backslashreplace").decode())
            break
    """

  /// The Python that has the validator; made once for all tests, beside them.
  private static var python: URL? { get async { await search.value } }

  private static let search = Task { () -> URL? in
    do {
      let system = URL(filePath: "/usr/bin/env")
      if try await hasValidator(system) { return system }
      let folder = Program.products.appending(path: "jsonschema")
      let python = folder.appending(path: "bin/python3")
      if FileManager.default.isExecutableFile(atPath: python.path), try await hasValidator(python) { return python }
      return try await install(in: folder) ? python : nil
    } catch {
      return nil
    }
  }

  private static func hasValidator(_ python: URL) async throws -> Bool {
    try await run(python, ["-c", "from jsonschema import Draft202012Validator"]).status == 0
  }

  private static func install(in folder: URL) async throws -> Bool {
    let python = folder.appending(path: "bin/python3")
    guard try await run(URL(filePath: "/usr/bin/env"), ["-m", "venv", "--clear", folder.path]).status == 0 else {
      return false
    }
    return try await run(python, ["-m", "pip", "install", "--quiet", "jsonschema==4.26.0"]).status == 0
  }

  /// Runs Python: `env` finds the system's.
  private static func run(_ python: URL, _ arguments: [String]) async throws -> (output: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = (python.lastPathComponent == "env" ? ["python3"] : []) + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let run = try await process.runToEnd { try await output.fileHandleForReading.text() }
    return (run.texts, run.status)
  }
}
