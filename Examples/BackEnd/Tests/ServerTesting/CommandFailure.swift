/// Why a test's command does not run as the test needs it.
public struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// What is wrong with which command, for a person.
  public let description: String

  init(_ description: String) { self.description = description }
}
