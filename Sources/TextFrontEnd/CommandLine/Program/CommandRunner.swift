package import Authentication

/// What a person can ask of a program.
package protocol ProgramCommand: Equatable, Sendable {
  /// Reads a command's name and all that follows it.
  init(_ words: inout Words) throws(UsageError)
}

/// Runs the commands of a program in which people sign in: each makes its view, which reports what the command asks.
package protocol CommandRunner<Command>: Sendable {
  associatedtype Command: ProgramCommand

  /// What the shell says first.
  var greeting: [String] { get }
  /// Tells the shell which screen comes next.
  var sessionChanges: SessionChanges { get }
  /// Runs what concerns the account.
  var account: AccountRunner { get }

  /// Runs a command to its end.
  /// - Returns: the exit status.
  func run(_ command: Command) async -> Int32
}
