/// The company's employees as a forest by manager.
///
/// All employees are in it, whatever is wrong with the data; what is wrong is said beside those whom it concerns.
public struct OrgChart: Sendable, Equatable {
  /// One employee's place.
  public struct Position: Sendable, Equatable {
    /// The employee.
    public let employee: Employee
    /// How many managers stand above, 0 for those at the top.
    public let depth: Int
    /// Whether nobody else of the same manager, or nobody else at the top, comes after.
    public let isLast: Bool
    /// Where the manager under whom the employee is shown stands: an index of ``OrgChart/positions``, or `nil`.
    public let manager: Int?
    /// What is wrong with the data about this employee.
    public let faults: [OrgChartFault]

    /// Makes a position.
    /// - Parameters:
    ///   - employee: the employee.
    ///   - depth: how many managers stand above.
    ///   - isLast: whether nobody else of the same manager comes after.
    ///   - manager: where the manager under whom the employee is shown stands.
    ///   - faults: what is wrong with the data.
    public init(employee: Employee, depth: Int, isLast: Bool, manager: Int? = nil, faults: [OrgChartFault] = []) {
      self.employee = employee
      self.depth = depth
      self.isLast = isLast
      self.manager = manager
      self.faults = faults
    }
  }

  /// Everybody's place: each manager before those below, all of whom come before the next of the same depth; otherwise in
  /// the company's order.
  public let positions: [Position]

  /// Makes a chart; takes time in proportion to the number of employees and direct reports, at any depth.
  ///
  /// An employee stands under the manager whom the employee names, or, where none is named, under the first who lists the
  /// employee as a direct report. Of employees with the same id the first is the one whom others mean.
  /// - Parameter employees: the company's employees, in its order.
  public init(_ employees: [Employee]) {
    positions = OrgChartBuilder(employees).positions
  }
}

/// What is wrong with the data about an employee.
public enum OrgChartFault: Sendable, Equatable {
  /// The manager whom the employee names does not exist; the id is given.
  case unknownManager(Employee.ID)
  /// The manager whom the employee names, who is given, is below the employee.
  case cycle(Employee)
  /// These, who are not the manager under whom the employee is shown, list the employee as a direct report.
  case alsoListedUnder([Employee])
  /// The employee lists a direct report who does not exist; the id is given.
  case unknownReport(Employee.ID)
  /// The employee is among their own direct reports.
  case listsSelf
  /// The employee has the same id as another.
  case sharedID
}
