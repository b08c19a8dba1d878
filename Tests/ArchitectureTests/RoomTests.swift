import Testing

/// The rooms of a feature, and which way the arrows point.
@Suite struct RoomTests {
  private let tree: SourceTree
  private let features = ["Authentication", "Events", "Directory", "Announcements", "Purchasing", "Tracks"]
  /// The features, and what the second app has of its own.
  private var all: [String] { features + ["Expenses"] }
  /// Each room may use those before it.
  private let rooms = ["Entities", "Ports", "Interactors", "Presentation"]

  init() throws { tree = try .withExpenses() }

  @Test func `every file of a feature stands in a room`() {
    for file in tree.files where features.contains(file.module) {
      #expect(file.room.map(rooms.contains) == true, "\(file.name) stands in no room")
    }
  }

  @Test func `presentation uses interactors, interactors use ports, ports use entities, and never the other way`() {
    for feature in all {
      for (index, room) in rooms.enumerated() {
        let later = rooms.dropFirst(index + 1).flatMap { tree.files(in: feature, room: $0) }
        let names = Set(later.flatMap(\.declaredTypes))
        for file in tree.files(in: feature, room: room) {
          let words = Set(file.code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
          let used = words.intersection(names)
          #expect(used.isEmpty, "\(file.name) uses \(used.sorted()) of a later room")
        }
      }
    }
  }

  @Test func `a port has one to four methods`() {
    for file in all.flatMap({ tree.files(in: $0, room: "Ports") }) {
      let methods = file.code.matches(of: #/(?m)^  func /#).count
      #expect(1...4 ~= methods, "\(file.name) has \(methods) methods")
    }
  }

  @Test func `an interactor has one method for others to call`() {
    for file in all.flatMap({ tree.files(in: $0, room: "Interactors") }) where file.code.contains(": Interactor {") {
      let methods = file.code.matches(of: #/(?m)^  (?:public )?func (\w+)/#).map { String($0.output.1) }
      #expect(methods == ["execute"], "\(file.name)")
    }
  }
}
