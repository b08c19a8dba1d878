/// What a person does on the org chart.
public enum OrgChartViewEvent: Sendable, Equatable, Codable {
  /// How the employees are arranged.
  public enum Arrangement: String, Sendable, Equatable, Codable {
    /// Under their managers.
    case tree
    /// By family name.
    case list
  }

  /// The chart was opened, or the person asked for another arrangement.
  case opened(Arrangement)
}
