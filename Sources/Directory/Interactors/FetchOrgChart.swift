public import Authentication
public import Foundation
public import Humble

/// Fetches the company's employees and finds out who stands under whom.
///
/// What the directory answers is kept for the account; where it gives no answer, what it answered earlier is shown with its
/// age.
public struct FetchOrgChart: Interactor {
  private let means: Factory
  private let output: any FetchOrgChartOutput

  fileprivate init(means: Factory, output: any FetchOrgChartOutput) {
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    let directory = means.directory
    await means.fetch.execute(for: output) { fetch async throws(FetchFailure) in
      let employees = try await fetch.one { session, version async throws(GatewayFailure) in
        try await directory.employees(for: session, unlessStill: version)
      }
      return await employees?.chart()
    }
  }
}

@available(*, unavailable) extension FetchOrgChart: Sendable {}

/// Hears how ``FetchOrgChart`` ended.
public protocol FetchOrgChartOutput: FetchOutput where Found == Fetched<OrgChart> {}

extension Fetched<[Employee]> {
  /// The chart of the employees, made away from the caller's actor.
  @concurrent
  fileprivate func chart() async -> Fetched<OrgChart> { map(OrgChart.init) }
}

extension FetchOrgChart {
  /// Makes ``FetchOrgChart`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let directory: any EmployeeGateway
    fileprivate let fetch: Fetch<Snapshot<[Employee]>>

    /// Makes a factory.
    /// - Parameters:
    ///   - directory: where the employees come from.
    ///   - store: where they are kept for a time without network.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      directory: any EmployeeGateway, store: any AccountStore<Snapshot<[Employee]>>, session: CurrentSession,
      now: @escaping @Sendable () -> Date
    ) {
      self.directory = directory
      fetch = Fetch(keptIn: store, for: session, now: now)
    }

    /// Makes an interactor that fetches the org chart.
    /// - Parameters:
    ///   - request: nothing; it is always all of it.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any FetchOrgChartOutput) -> any Interactor {
      FetchOrgChart(means: self, output: output)
    }
  }
}
