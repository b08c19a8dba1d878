import Foundation
import Support
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where lines cannot be checked.
  static var validator: Self {
    .enabled("There is no Python 3 with jsonschema, and no pip to get it.") { await JSONSchema.isAvailable }
  }
}

extension Program.Transcript {
  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines that answer a request, its id as it is written.
  func lines(withID id: String) -> [String] { lines.filter { $0.contains(#""id":\#(id),"#) } }

  /// The lines but those of the indicator.
  var contents: [String] { lines.filter { !$0.contains(#""display":"loading""#) } }
}

extension Program {
  /// Runs `mybiz --json` over lines of input.
  func runJSON(_ lines: [String]) async throws -> Transcript {
    try await run("--json", input: lines.map { $0 + "\n" }.joined())
  }
}

/// Lines of input.
enum Line {
  static func signIn(_ email: String, _ password: String) -> String {
    #"{"screen":"signIn","event":{"submitted":{"userName":"\#(email)","password":"\#(password)"}}}"#
  }

  /// The calendar on a day of November 2026.
  static func events(on day: Int, id: Int) -> String {
    #"{"id":\#(id),"screen":"eventList","event":{"opened":{"from":"2026-11-\#(day)T00:00:00Z","#
      + #""to":"2026-11-\#(day)T23:59:59Z"}}}"#
  }

  /// An order of some tea.
  static func order(_ number: String, quantity: Int = 2) -> String {
    #"{"screen":"newPurchaseOrder","event":{"submitted":{"key":"6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E09","#
      + #""request":{"poNumber":"\#(number)","purchases":[{"productId":"tea","quantity":\#(quantity)}]}}}}"#
  }
}
