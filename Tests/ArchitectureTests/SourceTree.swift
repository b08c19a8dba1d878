import Foundation

/// The Swift files under `Sources` or another folder, read as text.
struct SourceTree {
  struct File: Sendable {
    /// The path below `Sources` or `Examples`, such as `["Events", "Ports", "EventStore.swift"]`.
    let path: [String]
    let text: String

    var module: String { path[0] }
    var room: String? { path.count > 2 ? path[1] : nil }
    var name: String { path.joined(separator: "/") }

    /// The modules that the file imports.
    var imports: [String] {
      code.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1 else { return nil }
        return words[index + 1]
      }
    }

    /// The text without comments and string literals.
    var code: String {
      text.replacing(/"""[\s\S]*?"""/, with: "\"\"")
        .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
        .replacing(/\/\/[^\n]*/, with: "")
    }

    /// The names of the types that the file declares at its top level.
    var declaredTypes: [String] {
      code.matches(of: #/(?m)^(?:public |private |fileprivate )?(?:final )?(?:struct|class|enum|actor|protocol) (\w+)/#)
        .map { String($0.output.1) }
    }
  }

  let files: [File]

  /// Reads the files of a folder; those of an example count as a module of its name.
  init(of folder: String = "Sources", testFile: String = #filePath) throws {
    let package = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = folder.split(separator: "/").map(String.init)
    let root = package.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    files = try names.sorted().map { name in
      File(
        path: Array(path.dropFirst()) + name.split(separator: "/").map(String.init),
        text: try String(contentsOf: root.appending(path: name), encoding: .utf8))
    }
  }

  init(files: [File]) { self.files = files }

  /// All files below `Sources`, and those of an example that has rooms as a feature has.
  static func withExpenses() throws -> SourceTree {
    SourceTree(files: try SourceTree().files + SourceTree(of: "Examples/Expenses").files)
  }

  func files(in module: String, room: String) -> [File] {
    files.filter { $0.module == module && $0.room == room }
  }
}
