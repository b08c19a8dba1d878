import Testing

/// Who may import whom.
@Suite struct ImportTests {
  private let tree: SourceTree
  private let toolchain: Set = ["Foundation", "FoundationNetworking", "Synchronization", "Darwin", "Glibc", "Musl"]
  /// What each module may import besides the toolchain's own.
  private static let signIn: Set = ["Humble", "Authentication"]
  private static let company = signIn.union(["Events", "Directory", "Announcements", "Purchasing"])
  /// What each module may import besides the toolchain's own.
  private let allowed: [String: Set<String>] = [
    "Humble": [],
    "Authentication": ["Humble"],
    "Events": signIn,
    "Directory": signIn,
    "Announcements": signIn,
    "Purchasing": signIn,
    "Tracks": ["Humble"],
    "FileStores": signIn,
    "GPXFiles": ["Humble", "Tracks", "FileStores"],
    "AccountFile": signIn,
    "CompanyFile": company.union(["AccountFile"]),
    "MyBizClient": signIn,
    "MyBizAPI": company.union(["MyBizClient"]),
    "TextFrontEnd": signIn,
    "CompanyTextViews": company.union(["TextFrontEnd"]),
    "TrackTextViews": ["Humble", "Tracks", "TextFrontEnd"],
    "JSONFrontEnd": company.union(["Tracks"]),
    "HumbleTesting": company.union(["Tracks"]),
  ]
  /// What is made for the company, and what it is built upon.
  private let foundations = [
    "CompanyFile": "AccountFile", "MyBizAPI": "MyBizClient", "CompanyTextViews": "TextFrontEnd",
    "GPXFiles": "FileStores", "TrackTextViews": "TextFrontEnd",
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

  @Test func `an adapter imports no other adapter but the one that it is built upon, and no front end`() {
    let adapters: Set = [
      "FileStores", "AccountFile", "CompanyFile", "MyBizClient", "MyBizAPI", "TextFrontEnd", "CompanyTextViews",
      "JSONFrontEnd", "HumbleTesting",
    ]
    for (module, imports) in allowed {
      #expect(imports.intersection(adapters) == Set([foundations[module]].compactMap(\.self)), "\(module)")
    }
  }

  @Test func `the second app's own feature imports the kernel and sign-in alone`() throws {
    let rooms: Set = ["Entities", "Ports", "Interactors", "Presentation"]
    for file in try SourceTree(of: "Examples/Expenses").files where file.room.map(rooms.contains) == true {
      let strangers = Set(file.imports).subtracting(toolchain).subtracting(Self.signIn)
      #expect(strangers.isEmpty, "\(file.name) imports \(strangers.sorted())")
    }
  }

  @Test func `what the second app imports, and what that imports in turn, is what sign-in needs`() throws {
    var reached: Set<String> = []
    var next = Set(try SourceTree(of: "Examples/Expenses").files.flatMap(\.imports))
    while !next.isSubset(of: reached) {
      reached.formUnion(next)
      next = Set(tree.files.filter { reached.contains($0.module) }.flatMap(\.imports))
    }
    #expect(
      reached.subtracting(toolchain)
        == Self.signIn.union(["AccountFile", "MyBizClient", "FileStores", "TextFrontEnd"]))
  }
}
