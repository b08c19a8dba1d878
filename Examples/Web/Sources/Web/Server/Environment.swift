import Foundation
import Tracks

extension WebOptions {
  /// Takes the locale and the units that an environment names; what it does not name stays as it is.
  ///
  /// Called once, before the server is made. A category is named by `LC_ALL`, else by its own variable, else by `LANG`, as
  /// [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html) orders them; `C` and `POSIX` are of
  /// no place.
  /// - Parameter environment: the variables of the process: `LC_TIME` for the locale, `LC_MEASUREMENT` for the units.
  public mutating func take(from environment: [String: String]) {
    if let name = Self.name("LC_TIME", in: environment) { locale = name }
    if let name = Self.name("LC_MEASUREMENT", in: environment) { units = TrackUnits(for: Locale(identifier: name)) }
  }

  private static func name(_ category: String, in environment: [String: String]) -> String? {
    let named = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = named.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    return name.flatMap { ["C", "POSIX"].contains($0) ? nil : $0 }
  }
}
