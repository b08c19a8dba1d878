public import Humble

/// The org chart, as its presenter sees it.
public protocol OrgChartView: LoadingView {
  /// Shows employees, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter chart: the words to show.
  func display(_ chart: OrgChartViewModel)

  /// Shows that there is nothing to show, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<OrgChartViewEvent>)
}

/// The company's employees, in words.
public struct OrgChartViewModel: Sendable, Equatable, Encodable {
  /// One employee.
  public struct Row: Sendable, Equatable, Encodable {
    /// The employee's name, or the id of one who has none, as the company wrote it.
    public let name: String
    /// Where the employee works, as the company wrote it; empty where the company does not say.
    public let location: String
    /// The manager's name; `nil` for those at the top, and in a tree, where it shows.
    public let manager: String?
    /// How many rows above are the managers of this one; 0 in a list.
    public let depth: Int
    /// Whether no other row of the same manager comes after.
    public let isLast: Bool
    /// Sentences on what is wrong with the data about the employee; empty where nothing is.
    public let notes: [String]

    /// Makes a row.
    /// - Parameters:
    ///   - name: the employee's name.
    ///   - location: where the employee works.
    ///   - manager: the manager's name.
    ///   - depth: how many rows above are the managers of this one.
    ///   - isLast: whether no other row of the same manager comes after.
    ///   - notes: sentences on what is wrong with the data.
    public init(
      name: String, location: String, manager: String? = nil, depth: Int = 0, isLast: Bool = true, notes: [String] = []
    ) {
      self.name = name
      self.location = location
      self.manager = manager
      self.depth = depth
      self.isLast = isLast
      self.notes = notes
    }
  }

  /// How many there are, such as `8 employees`.
  public let title: String
  /// The employees: in a tree each manager before those below; in a list by family name.
  public let rows: [Row]
  /// What is old in the chart or could not be kept, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<OrgChartViewEvent>?

  /// Makes a view model.
  /// - Parameters:
  ///   - title: how many there are.
  ///   - rows: the employees.
  ///   - notice: what is old in the chart or could not be kept.
  public init(title: String, rows: [Row], notice: ErrorAlert<OrgChartViewEvent>? = nil) {
    self.title = title
    self.rows = rows
    self.notice = notice
  }
}
