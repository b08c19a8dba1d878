import Foundation
import Support
import Testing

extension JSONSchema {
  /// The schema of all lines.
  static let lines = JSONSchema(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/JSONFrontEnd/schema.json"))
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where lines cannot be checked.
  static var validator: Self {
    .enabled("There is no Python 3 with jsonschema, and no pip to get it.") { await JSONSchema.isAvailable }
  }
}
