import Foundation

/// What a program's exit says.
package enum ExitStatus {
  package static let success: Int32 = 0
  package static let failure: Int32 = 1
  package static let usage: Int32 = 2
  package static let interrupted: Int32 = 128 + SIGINT

  package static func of(isDone: Bool) -> Int32 { isDone ? success : failure }
}
