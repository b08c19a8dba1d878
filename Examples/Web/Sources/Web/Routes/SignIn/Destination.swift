import Foundation
import HTTPTypes
import Hummingbird

/// A page of this site that somebody is on the way to, and has to sign in first.
///
/// Its path is one of those that are known here, so that no text leads to another site, wherever it comes from.
struct Destination: Equatable {
  static let calendar = Destination(path: Screen.calendar.path)

  /// The path and, after a question mark, the query, without what was to be said there once.
  let address: String

  private init(path: String) { address = path }

  /// Reads an address; `nil` where it is not one of these pages'.
  init?(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard Self.paths.contains(parts[0]), text.utf8.count <= 2_000 else { return nil }
    let query = parts.dropFirst().joined().split(separator: "&").filter { !$0.hasPrefix("message=") }
    guard query.joined().unicodeScalars.allSatisfy(CharacterSet.urlQueryAllowed.contains) else { return nil }
    address = query.isEmpty ? parts[0] : "\(parts[0])?\(query.joined(separator: "&"))"
  }

  /// Where a request leads; for a form, which is not sent once more, the page that it is on.
  init?(_ request: Request) {
    guard request.method == .post else {
      self.init([request.uri.path, request.uri.query].compactMap(\.self).joined(separator: "?"))
      return
    }
    // The pages of single tracks know by their query which it is.
    let isOfTrack = request.uri.path.hasPrefix(Screen.tracks.path + "/")
    self.init(isOfTrack ? Screen.tracks.path : request.uri.path)
  }

  /// The address with more in its query.
  func adding(_ query: String) -> String { "\(address)\(address.contains("?") ? "&" : "?")\(query)" }

  /// The sign-in page's address, from where somebody goes on to this one.
  func signIn(adding query: String? = nil) -> String {
    let to = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics).map { "to=\($0)" }
    let parts = [query, self == .calendar ? nil : to].compactMap(\.self)
    return parts.isEmpty ? "/sign-in" : "/sign-in?\(parts.joined(separator: "&"))"
  }

  private static let paths = Set(Screen.allCases.map(\.path) + ["/orders/new", TrackRoutes.summaryPath])
}
