package import Foundation
package import Humble

extension Region {
  /// The region that the environment names: the locale for `LC_TIME`, else British English, and the machine's time zone.
  package init(environment: [String: String]) {
    self.init(locale: Locale("LC_TIME", in: environment) ?? Locale(identifier: "en_GB"), timeZone: .current)
  }
}

extension Locale {
  /// The locale that the environment names for a category, such as `LC_TIME`: in `LC_ALL`, else in the category's own
  /// variable, else in `LANG`, as [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html) orders
  /// them; `nil` where none is named, or the one of no place: `C` or `POSIX`.
  package init?(_ category: String, in environment: [String: String]) {
    let named = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let identifier = named?.prefix(while: { $0 != "." && $0 != "@" }), !["C", "POSIX"].contains(identifier)
    else { return nil }
    self.init(identifier: String(identifier))
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

  /// The folder in this one for what is kept for the people of a file: one for each file, because a session with one opens
  /// no other.
  ///
  /// It stands at the file's own path, so that no name in it is longer than the file system takes.
  package func folder(forPeopleOf file: URL) -> URL {
    // The folder's links first, which are not followed on the way to a file that is not there.
    let file = file.absoluteURL
    let path = file.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: file.lastPathComponent)
    return appending(path: "files").appending(path: path.resolvingSymlinksInPath().path)
  }
}
