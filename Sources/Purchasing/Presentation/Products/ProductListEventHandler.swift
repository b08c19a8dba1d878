public import Foundation
public import Humble

/// Handles what a person does on the product list.
public struct ProductListEventHandler: EventHandler {
  private let fetchProducts: any InteractorFactory<Void, any FetchProductsOutput>
  private let region: Region
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - fetchProducts: makes ``FetchProducts`` interactors.
  ///   - region: how prices are written.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    fetchProducts: any InteractorFactory<Void, any FetchProductsOutput>, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetchProducts = fetchProducts
    self.region = region
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: ProductListViewEvent, from view: any ProductListView) async {
    let presenter = ProductListPresenter(view: view, event: event, region: region, now: now)
    switch event {
    case .opened: await fetchProducts.makeInteractor(for: (), output: presenter).execute()
    }
  }
}
