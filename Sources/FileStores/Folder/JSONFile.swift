import Foundation
import Humble

/// One value in one JSON file of a folder; coded away from the caller's actor.
struct JSONFile<Value: Codable & Sendable>: Sendable {
  let folder: DataFolder
  let name: String
  /// What the value is called in a sentence, such as `saved session`.
  let words: String

  init(folder: DataFolder, name: String, words: String) {
    (self.folder, self.name, self.words) = (folder, name, words)
  }

  /// A list of what `words` says, in the plural, in a file of this name, with hyphens for spaces.
  init(folder: DataFolder, words: String, file name: String) {
    self.init(folder: folder, name: name.replacing(" ", with: "-") + ".json", words: "list of \(words)")
  }

  @concurrent
  func load() async throws(StoreFailure) -> Value? {
    guard let data = try await folder.read(name) else { return nil }
    if let value = Self.decode(data) { return value }
    try await report(folder.setAside(name, unless: Self.isSound))
    // Another process made it sound meanwhile.
    return try await folder.read(name).flatMap(Self.decode)
  }

  @concurrent
  func save(_ value: Value) async throws(StoreFailure) {
    let data: Data
    do { data = try JSONEncoder().encode(value) } catch {
      throw .unwritable("The \(words) cannot be written as JSON: \(error.localizedDescription)")
    }
    try await report(folder.replace(name, with: data, where: Self.isSound))
  }

  /// Changes the value in one step; the file of one that becomes `nil` is removed.
  @concurrent
  func update<Result: Sendable>(_ change: @Sendable (inout Value?) -> Result) async throws(StoreFailure) -> Result {
    let outcome = try await folder.update(name) { old -> FileChange<Result> in
      var value = old.flatMap(Self.decode)
      guard old == nil || value != nil else { return .setAside(name) }
      let result = change(&value)
      guard let value else { return .remove(result) }
      do { return .write(try JSONEncoder().encode(value), result) } catch {
        return .nothing(.unwritable("The \(words) cannot be written as JSON: \(error.localizedDescription)"))
      }
    }
    switch outcome {
    case .write(_, let result), .remove(let result): return result
    case .nothing(let failure): throw failure
    case .setAside(let aside): throw damage(aside)
    }
  }

  /// Removes the file where its value answers to a condition; gives whether it went.
  @concurrent
  func remove(where condition: @escaping @Sendable (Value) -> Bool) async throws(StoreFailure) -> Bool {
    try await folder.remove(name) { data in Self.decode(data).map(condition) ?? false }
  }

  /// Removes the file, and what was set aside of it.
  func removeAll() async throws(StoreFailure) {
    try await folder.removeAll(of: name)
  }

  private func report(_ aside: String?) throws(StoreFailure) {
    if let aside { throw damage(aside) }
  }

  private func damage(_ aside: String) -> StoreFailure {
    .damaged("The \(words) was damaged and has been set aside as \(folder.title(of: aside)).")
  }

  private static func isSound(_ data: Data) -> Bool { decode(data) != nil }

  private static func decode(_ data: Data) -> Value? {
    try? JSONDecoder().decode(Value.self, from: data)
  }
}
