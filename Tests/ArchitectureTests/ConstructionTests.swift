import Testing

/// What the design does without.
@Suite struct ConstructionTests {
  private let tree: SourceTree

  init() throws { tree = try SourceTree() }

  /// The one file that has to look at objects without owning them.
  private let leakTracker = "HumbleTesting/Helpers/LeakTracker.swift"

  private func offenders(_ pattern: some RegexComponent, except exempt: String? = nil) -> [String] {
    tree.files.filter { $0.name != exempt && $0.code.contains(pattern) }.map(\.name)
  }

  @Test func `nothing refers weakly`() {
    #expect(offenders(#/\b(weak|unowned)\b/#, except: leakTracker) == [])
  }

  @Test func `nothing is global that changes`() {
    #expect(offenders(#/\b(static|class) var \w+[^{\n]*=/#) == [])
    #expect(offenders(#/(?m)^(public |internal |private |fileprivate )?(nonisolated\(unsafe\) )?var /#) == [])
  }

  @Test func `nothing assumes a main thread, a centre or a queue`() {
    #expect(
      offenders(#/@MainActor|MainActor\.|NotificationCenter|DispatchQueue|static (let|var) shared|\.shared\b/#) == [])
  }

  @Test func `nothing is forced`() {
    #expect(
      offenders(#/\btry!|\bas!|[\w)\]]!(?!=)|\bfatalError\(|\bprecondition\(|@unchecked|nonisolated\(unsafe\)/#) == [])
  }

  @Test func `no property waits to be set after init`() {
    #expect(offenders(#/\bvar \w+: [\w<>. ]+!/#) == [])
  }

  @Test func `files are small, and folders are too`() {
    for file in tree.files {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 250, "\(file.name)")
    }
    let folders = Dictionary(grouping: tree.files) { $0.path.dropLast().joined(separator: "/") }
    for (folder, files) in folders { #expect(files.count <= 12, "\(folder) has \(files.count) files") }
  }
}
