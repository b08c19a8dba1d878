/// Says in what an adapter does not keep its port's contract.
///
/// Contract suites throw it. They know no test framework: an error that a test throws fails the test in all of them.
public struct ContractViolation: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was expected, and what came instead.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws where something does not hold.
func require(_ holds: Bool, _ expectation: String) throws(ContractViolation) {
  guard holds else { throw ContractViolation("expected that \(expectation)") }
}

/// Throws where something is not what was expected.
func require<Value: Equatable>(
  _ value: Value, equals expected: Value, _ what: String
) throws(ContractViolation) {
  guard value == expected else { throw ContractViolation("expected \(what) to be \(expected), not \(value)") }
}

/// Throws where a call does not fail with a certain failure.
func require<Failure: Error & Equatable, Value>(
  _ failure: Failure, from what: String, _ call: () async throws(Failure) -> Value
) async throws(ContractViolation) {
  do throws(Failure) {
    _ = try await call()
  } catch {
    guard error == failure else { throw ContractViolation("expected \(what) to fail with \(failure), not \(error)") }
    return
  }
  throw ContractViolation("expected \(what) to fail with \(failure); it succeeded")
}
