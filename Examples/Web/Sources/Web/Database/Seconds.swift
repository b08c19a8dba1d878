import Foundation

extension Date {
  /// Whole seconds since 1970, which is how dates stand in the database.
  var seconds: Int64 { Int64(timeIntervalSince1970.rounded(.down)) }
}
