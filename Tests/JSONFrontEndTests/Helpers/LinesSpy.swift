import Foundation
import JSONFrontEnd
import Synchronization

/// Notes all lines that are written, and tells of each as it comes.
final class LinesSpy: Sendable {
  let lines: JSONLines
  private let written: Written

  private final class Written: Sendable {
    let lines = Mutex<[String]>([])
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)

    func append(_ line: String) {
      lines.withLock { $0.append(line) }
      continuation.yield(line)
    }
  }

  init() {
    let written = Written()
    self.written = written
    lines = JSONLines { written.append($0) }
  }

  /// All lines so far, in order, without their ends.
  var all: [String] { written.lines.withLock { $0.map { String($0.dropLast()) } } }

  /// The lines with this id, as it is written.
  func lines(withID id: String) -> [String] { all.filter { $0.contains(#""id":\#(id),"#) } }

  /// Waits for the first line that says this.
  func wait(for text: String) async {
    _ = await written.stream.first { $0.contains(text) }
  }
}
