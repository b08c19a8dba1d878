public import Authentication
public import Foundation
public import Humble

/// Fetches what may be ordered.
public struct FetchProducts: Interactor {
  private let means: Factory
  private let output: any FetchProductsOutput

  fileprivate init(means: Factory, output: any FetchProductsOutput) {
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    await means.catalogue.fetch.execute(for: output) { _ throws(FetchFailure) in try await means.catalogue.fetched() }
  }
}

@available(*, unavailable) extension FetchProducts: Sendable {}

extension FetchProducts {
  /// Makes ``FetchProducts`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let catalogue: CatalogueSource

    /// Makes a factory.
    /// - Parameters:
    ///   - catalogue: where the products come from.
    ///   - store: where they are kept for a time without network.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      catalogue: any CatalogueGateway, store: any AccountStore<Snapshot<Catalogue>>, session: CurrentSession,
      now: @escaping @Sendable () -> Date
    ) {
      self.catalogue = CatalogueSource(catalogue, keptIn: store, for: session, now: now)
    }

    /// Makes an interactor that fetches all products.
    /// - Parameters:
    ///   - request: nothing; there is one catalogue.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any FetchProductsOutput) -> any Interactor {
      FetchProducts(means: self, output: output)
    }
  }
}
