public import Authentication
public import Foundation
public import Humble

/// Turns what ``FetchProducts`` reports into words for a ``ProductListView``.
public struct ProductListPresenter: FetchProductsOutput {
  private let view: any ProductListView
  private let words: FetchWords<ProductListViewEvent>
  private let region: Region

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how prices are written.
  ///   - now: tells the time, from which ages are counted.
  public init(
    view: any ProductListView, event: ProductListViewEvent, region: Region, now: @escaping @Sendable () -> Date
  ) {
    self.view = view
    self.region = region
    words = FetchWords(about: "products", for: event, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows products.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter found: the catalogue, with what is old in it.
  public func fetched(_ found: Fetched<Catalogue>) {
    let catalogue = found.value
    let sharedIDs = catalogue.sharedIDs
    let rows = catalogue.products.map {
      ProductListViewModel.Row(
        id: $0.id, name: $0.name, price: region.money($0.unitPrice, in: catalogue.policy.currency),
        notes: notes(on: $0.id, isShared: sharedIDs.contains($0.id)))
    }
    view.display(
      ProductListViewModel(
        rows: rows, emptyMessage: rows.isEmpty ? "There are no products." : nil, notice: words.notice(on: found)))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchFailure) { view.display(words.alert(failure)) }

  private func notes(on id: Product.ID, isShared: Bool) -> [String] {
    guard !id.allSatisfy(\.isWhitespace) else {
      return ["The product's id is empty, so that nobody can type it. Give it one."]
    }
    return isShared ? ["Another product has the same id; the first of them is ordered."] : []
  }
}

@available(*, unavailable) extension ProductListPresenter: Sendable {}
