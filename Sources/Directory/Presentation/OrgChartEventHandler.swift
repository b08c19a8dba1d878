public import Foundation
public import Humble

/// Handles what a person does on the org chart.
public struct OrgChartEventHandler: EventHandler {
  private let fetchOrgChart: any InteractorFactory<Void, any FetchOrgChartOutput>
  private let region: Region
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - fetchOrgChart: makes ``FetchOrgChart`` interactors.
  ///   - region: how names are ordered and numbers written.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    fetchOrgChart: any InteractorFactory<Void, any FetchOrgChartOutput>, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetchOrgChart = fetchOrgChart
    self.region = region
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: OrgChartViewEvent, from view: any OrgChartView) async {
    let presenter = OrgChartPresenter(view: view, event: event, region: region, now: now)
    await fetchOrgChart.makeInteractor(for: (), output: presenter).execute()
  }
}
