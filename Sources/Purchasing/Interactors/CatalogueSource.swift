import Authentication
import Foundation
import Humble

/// Where a use case finds the catalogue: at the company, or in what was kept of it.
struct CatalogueSource: Sendable {
  private let gateway: any CatalogueGateway
  private let store: any AccountStore<Snapshot<Catalogue>>
  let fetch: Fetch<Snapshot<Catalogue>>

  init(
    _ gateway: any CatalogueGateway, keptIn store: any AccountStore<Snapshot<Catalogue>>, for session: CurrentSession,
    now: @escaping @Sendable () -> Date
  ) {
    self.gateway = gateway
    self.store = store
    fetch = Fetch(keptIn: store, for: session, now: now)
  }

  /// What was kept, where its rules still hold; what cannot be read is as good as nothing, and said where it is fetched.
  func kept(for session: Session) async -> Catalogue? {
    let kept: Snapshot<Catalogue>?
    do { kept = try await store.load(for: session.user.id) } catch { return nil }
    guard let kept, let version = kept.version, gateway.hasRules(of: version) else { return nil }
    return kept.value
  }

  /// What the company has now, or had when it last answered.
  func fetched() async throws(FetchFailure) -> Fetched<Catalogue>? {
    try await fetch.one { session, version throws(GatewayFailure) in
      try await gateway.catalogue(for: session, unlessStill: version)
    }
  }
}
