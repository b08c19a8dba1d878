import Directory

/// What the org chart shows: a tree as lists within lists.
struct OrgChartContent {
  /// One employee, and what a list within a list needs before and after.
  struct Row {
    let name: String
    let location: String
    let manager: String?
    let notes: [String]
    /// Whether a list of those below begins after this one.
    let opensList: Bool
    /// An element for each list that ends after this one.
    let closedLists: [Int]
  }

  let isTree: Bool
  let isShown: Bool
  let title: String
  let rows: [Row]
  let notice: AlertContent?

  init(_ chart: OrgChartViewModel?, isTree: Bool) throws {
    self.isTree = isTree
    isShown = chart != nil
    title = chart?.title ?? ""
    let rows = chart?.rows ?? []
    let next = rows.dropFirst().map(\.depth) + [0]
    self.rows = zip(rows, next).map { row, next in
      Row(
        name: row.name, location: row.location, manager: row.manager, notes: row.notes, opensList: next > row.depth,
        closedLists: Array(0..<max(0, row.depth - next)))
    }
    notice = try chart?.notice.map { try AlertContent($0, path: Screen.org.path) }
  }
}
