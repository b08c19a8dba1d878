import Foundation
import Humble
import MyBizAPI

extension Region {
  /// The region that the environment names: the locale of `LC_ALL`, `LC_TIME` or `LANG`, and the machine's time zone.
  init(environment: [String: String]) {
    let named = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let identifier = named?.prefix { $0 != "." && $0 != "@" } ?? "C"
    let isNeutral = ["C", "POSIX"].contains(identifier)
    self.init(locale: Locale(identifier: isNeutral ? "en_GB" : String(identifier)), timeZone: .current)
  }
}

extension URL {
  /// Where programs of this kind keep a person's data: `$XDG_DATA_HOME/mybiz`
  /// (https://specifications.freedesktop.org/basedir-spec/latest/), else the platform's place.
  static func dataDirectory(in environment: [String: String]) -> URL {
    let home = URL(filePath: NSHomeDirectory())
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(filePath: data).appending(path: "mybiz")
    }
    #if os(macOS)
      return home.appending(path: "Library/Application Support/mybiz")
    #else
      return home.appending(path: ".local/share/mybiz")
    #endif
  }
}

extension ServerAddress {
  /// Sees to it that nothing meant for this machine goes by a proxy, unencrypted, as `http_proxy` would have it.
  ///
  /// Called before anything starts a thread, which could read the environment meanwhile.
  func keepFromProxies(_ environment: [String: String]) {
    guard isOnThisMachine, let host = url.host() else { return }
    let exempt = [environment["no_proxy"] ?? environment["NO_PROXY"], host].compactMap(\.self)
    setenv("no_proxy", exempt.joined(separator: ","), 1)
  }
}
