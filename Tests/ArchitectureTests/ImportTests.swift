import Testing

/// Who may import whom.
@Suite struct ImportTests {
  private let tree: SourceTree
  private let toolchain: Set = ["Foundation", "FoundationNetworking", "Synchronization", "Darwin", "Glibc", "Musl"]
  /// What each module may import besides the toolchain's own.
  private let allowed: [String: Set<String>] = [
    "Humble": [],
    "Authentication": ["Humble"],
    "Events": ["Humble", "Authentication"],
    "CompanyFile": ["Humble", "Authentication", "Events"],
    "MyBizAPI": ["Humble", "Authentication", "Events"],
    "FileStores": ["Humble", "Authentication", "Events"],
    "TextFrontEnd": ["Humble", "Authentication", "Events"],
    "HumbleTesting": ["Humble", "Authentication", "Events"],
  ]

  init() throws { tree = try SourceTree() }

  @Test func `every module is known here`() {
    #expect(Set(tree.files.map(\.module)) == Set(allowed.keys))
  }

  @Test func `features import the kernel, adapters and front ends import features, and nobody looks back`() {
    for file in tree.files {
      let strangers = Set(file.imports).subtracting(toolchain).subtracting(allowed[file.module] ?? [])
      #expect(strangers.isEmpty, "\(file.name) imports \(strangers.sorted())")
    }
  }

  @Test func `an adapter imports no other adapter, and no front end`() {
    let adapters: Set = ["CompanyFile", "MyBizAPI", "FileStores", "TextFrontEnd", "HumbleTesting"]
    for (module, imports) in allowed { #expect(imports.isDisjoint(with: adapters), "\(module)") }
  }
}
