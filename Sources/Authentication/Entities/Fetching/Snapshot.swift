public import Foundation

/// What a source answered, and when.
public struct Snapshot<Value: Sendable>: Sendable {
  /// What it answered.
  public let value: Value
  /// When the answer came.
  public let fetched: Date
  /// The source's own name for this answer, where it gave one; opaque.
  public let version: String?

  /// Makes a snapshot.
  /// - Parameters:
  ///   - value: what the source answered.
  ///   - fetched: when the answer came.
  ///   - version: the source's own name for this answer, where it gave one.
  public init(_ value: Value, fetched: Date, version: String? = nil) {
    self.value = value
    self.fetched = fetched
    self.version = version
  }
}

extension Snapshot: Equatable where Value: Equatable {}
extension Snapshot: Encodable where Value: Encodable {}
extension Snapshot: Decodable where Value: Decodable {}
