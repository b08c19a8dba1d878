package import Foundation
package import Humble

extension Region {
  /// The region that the environment names: the locale of `LC_ALL`, `LC_TIME` or `LANG`, and the machine's time zone.
  package init(environment: [String: String]) {
    let named = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let identifier = named?.prefix { $0 != "." && $0 != "@" } ?? "C"
    let isNeutral = ["C", "POSIX"].contains(identifier)
    self.init(locale: Locale(identifier: isNeutral ? "en_GB" : String(identifier)), timeZone: .current)
  }
}

extension URL {
  /// Where programs of this kind keep a person's data: `$XDG_DATA_HOME/<program>`
  /// (https://specifications.freedesktop.org/basedir-spec/latest/), else the platform's place.
  package static func dataDirectory(of program: String, in environment: [String: String]) -> URL {
    let home = URL(filePath: NSHomeDirectory())
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(filePath: data).appending(path: program)
    }
    #if os(macOS)
      return home.appending(path: "Library/Application Support").appending(path: program)
    #else
      return home.appending(path: ".local/share").appending(path: program)
    #endif
  }
}
