import Support
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where lines cannot be checked.
  static var validator: Self {
    .enabled("There is no Python 3 with jsonschema, and no pip to get it.") { await JSONSchema.isAvailable }
  }
}
