import FileStores
import Foundation
import Humble
import JSONFrontEnd
import Synchronization
import TextFrontEnd

/// The file of `--record`: a line for each view event, as `--json` reads it, in the file before the event is handled.
///
/// What becomes of it does not disturb the session: a line that cannot be written is the last that is tried. What was
/// written survives the program's end, however it ends; a power cut may take the last few lines.
final class Recording: Sendable {
  private let file: FileDescriptor
  private let path: String
  private let complain: @Sendable (String) -> Void
  private let isBroken = Mutex(false)

  /// Opens the file, to whose end lines are added; a new one is for its owner alone.
  init(at path: String, complain: @escaping @Sendable (String) -> Void) throws(SettingsError) {
    self.path = URL(filePath: path).absoluteURL.path
    self.complain = complain
    // Without O_NONBLOCK, a pipe that nobody reads would keep the program from beginning.
    do throws(SystemError) {
      file = try FileDescriptor(path, flags: O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK)
      try file.waitForReaders()
    } catch {
      throw SettingsError("--record: \(error.unwritable(self.path).sentence)")
    }
    guard !Self.isInput(path) else {
      throw SettingsError("--record: \(self.path) is what is read, and would never end. Give another file.")
    }
  }

  /// Where the lines are written.
  var lines: JSONLines { JSONLines { self.write($0) } }

  private func write(_ line: String) {
    isBroken.withLock { isBroken in
      guard !isBroken else { return }
      do throws(SystemError) { try file.write(Array(line.utf8)) } catch {
        isBroken = true
        complain("\(error.unwritable(path).sentence) What is done from here on is not recorded.")
      }
    }
  }

  /// Whether standard input comes from this file.
  private static func isInput(_ path: String) -> Bool {
    var (file, input) = (stat(), stat())
    guard stat(path, &file) == 0, fstat(STDIN_FILENO, &input) == 0 else { return false }
    return file.st_mode & S_IFMT == S_IFREG && file.st_dev == input.st_dev && file.st_ino == input.st_ino
  }
}

extension Composition {
  /// The same, but that each event is noted before it is handled.
  func recorded(in lines: JSONLines) -> Composition {
    var recorded = self
    recorded.recording = lines
    recorded.signIn = JSONScreen.signIn(signIn).recorded(in: lines)
    recorded.account = JSONScreen.account(account).recorded(in: lines)
    recorded.settings = JSONScreen.settings(settings).recorded(in: lines)
    recorded.eventList = JSONScreen.eventList(eventList).recorded(in: lines)
    recorded.orgChart = JSONScreen.orgChart(orgChart).recorded(in: lines)
    recorded.announcementList = JSONScreen.announcementList(announcementList).recorded(in: lines)
    recorded.productList = JSONScreen.productList(productList).recorded(in: lines)
    recorded.orderList = JSONScreen.purchaseOrderList(orderList).recorded(in: lines)
    recorded.newOrder = JSONScreen.newPurchaseOrder(newOrder).recorded(in: lines)
    return recorded
  }
}
