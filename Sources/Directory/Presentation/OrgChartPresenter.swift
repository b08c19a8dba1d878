public import Authentication
public import Foundation
public import Humble

/// Turns what ``FetchOrgChart`` reports into words for an ``OrgChartView``.
public struct OrgChartPresenter: FetchOrgChartOutput {
  private let view: any OrgChartView
  private let event: OrgChartViewEvent
  private let region: Region
  private let words: FetchWords<OrgChartViewEvent>

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how names are ordered and numbers written.
  ///   - now: tells the time, from which ages are counted.
  public init(view: any OrgChartView, event: OrgChartViewEvent, region: Region, now: @escaping @Sendable () -> Date) {
    self.view = view
    self.event = event
    self.region = region
    words = FetchWords(about: "employees", for: event, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows the chart.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter found: the chart, with what is old in it.
  public func fetched(_ found: Fetched<OrgChart>) {
    view.display(
      OrgChartViewModel(
        title: title(found.value.positions.count), rows: rows(of: found.value), notice: words.notice(on: found)))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchFailure) { view.display(words.alert(failure)) }

  private func title(_ count: Int) -> String {
    switch count {
    case 0: "There are no employees."
    case 1: "1 employee"
    default: "\(count.formatted(.number.locale(region.locale))) employees"
    }
  }

  private func rows(of chart: OrgChart) -> [OrgChartViewModel.Row] {
    switch event {
    case .opened(.tree):
      chart.positions.map { position in
        OrgChartViewModel.Row(
          name: position.employee.label, location: position.employee.location, depth: position.depth,
          isLast: position.isLast, notes: position.notes)
      }
    case .opened(.list):
      chart.positions.map { ($0, $0.employee.sortingName) }
        .sorted { $0.1.compare($1.1, options: [.caseInsensitive], locale: region.locale) == .orderedAscending }
        .map { position, _ in
          OrgChartViewModel.Row(
            name: position.employee.label, location: position.employee.location,
            manager: position.manager.map { chart.positions[$0].employee.label },
            notes: position.notes)
        }
    }
  }
}

@available(*, unavailable) extension OrgChartPresenter: Sendable {}

extension Employee {
  /// What the employee is called.
  fileprivate var label: String { name.isEmpty ? "Employee \(id)" : name }

  fileprivate var sortingName: String { "\(familyName) \(givenName)" }
}

extension OrgChart.Position {
  fileprivate var notes: [String] { faults.map(sentence) }

  private func sentence(about fault: OrgChartFault) -> String {
    switch fault {
    case .unknownManager(let id) where id.isBlank: "The manager's id is empty. Leave it out, or give an employee's."
    case .unknownManager(let id): "The manager, employee \(id), does not exist."
    case .cycle(employee): "The employee is named as their own manager."
    case .cycle(let manager): "The manager, \(manager.label), is below this employee."
    case .alsoListedUnder(let managers):
      "Also listed under \(managers.map(\.label).formatted(.list(type: .and).locale(Locale(identifier: "en"))))."
    case .unknownReport(let id) where id.isBlank: "A direct report's id is empty. Leave it out, or give an employee's."
    case .unknownReport(let id): "The direct report, employee \(id), does not exist."
    case .listsSelf: "The employee is listed as their own direct report."
    case .sharedID: "Another employee has the same id."
    }
  }
}

extension String {
  /// Whether there is nothing in it to see.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
