import Foundation
import Humble

/// One value in one JSON file of a folder; coded away from the caller's actor.
struct JSONFile<Value: Codable & Sendable>: Sendable {
  let folder: DataFolder
  let name: String
  /// What the value is called in a sentence, such as `saved session`.
  let words: String

  @concurrent
  func load() async throws(StoreFailure) -> Value? {
    guard let data = try await folder.read(name) else { return nil }
    if let value = Self.decode(data) { return value }
    guard let aside = try await folder.setAside(name, where: { Self.decode($0) == nil }) else {
      // Another process replaced it meanwhile.
      return try await folder.read(name).flatMap(Self.decode)
    }
    throw .damaged("The \(words) was damaged and has been set aside as \(folder.path(of: aside)).")
  }

  @concurrent
  func save(_ value: Value) async throws(StoreFailure) {
    let data: Data
    do { data = try JSONEncoder().encode(value) } catch {
      throw .unwritable("The \(words) cannot be written as JSON: \(error.localizedDescription)")
    }
    try await folder.replace(name, with: data)
  }

  /// Removes the file where its value answers to a condition; a damaged one goes too.
  ///
  /// Gives whether it went.
  @concurrent
  func remove(where condition: @escaping @Sendable (Value) -> Bool = { _ in true }) async throws(StoreFailure) -> Bool {
    try await folder.remove(name) { data in Self.decode(data).map(condition) ?? true }
  }

  private static func decode(_ data: Data) -> Value? {
    try? JSONDecoder().decode(Value.self, from: data)
  }
}
