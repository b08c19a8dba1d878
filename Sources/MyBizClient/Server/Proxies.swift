import Foundation

extension ServerAddress {
  /// Sees to it that nothing meant for this machine goes by a proxy, unencrypted, as `http_proxy` would have it.
  ///
  /// Called before anything starts a thread, which could read the environment meanwhile.
  package func keepFromProxies(_ environment: [String: String]) {
    guard isOnThisMachine, let host = url.host() else { return }
    let exempt = [environment["no_proxy"] ?? environment["NO_PROXY"], host].compactMap(\.self)
    setenv("no_proxy", exempt.joined(separator: ","), 1)
  }
}
