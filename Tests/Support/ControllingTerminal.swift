import Foundation

/// Starts a program as the leader of a session whose controlling terminal is a new pseudo-terminal.
enum ControllingTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a program with the terminal as its input and output.
  /// - Returns: the terminal's other end, where keys are written and the screen is read, and the program.
  static func start(
    _ arguments: [String], environment: [String], rows: UInt16, columns: UInt16
  ) throws -> (otherEnd: Int32, child: pid_t) {
    let otherEnd = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard otherEnd >= 0 else { throw Failure(description: "there is no pseudo-terminal: errno \(errno)") }
    do {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      guard ioctl(otherEnd, UInt(TIOCSWINSZ), &size) == 0 else {
        throw Failure(description: "the terminal takes no size: errno \(errno)")
      }
      return (otherEnd, try spawn(arguments, environment, terminal: try path(ofTerminalAt: otherEnd)))
    } catch {
      close(otherEnd)
      throw error
    }
  }

  #if canImport(Darwin)
    private static func path(ofTerminalAt otherEnd: Int32) throws -> String {
      var path = [UInt8](repeating: 0, count: 128)
      let isNamed = path.withUnsafeMutableBytes { buffer in
        let name = buffer.bindMemory(to: CChar.self)
        return grantpt(otherEnd) == 0 && unlockpt(otherEnd) == 0
          && ptsname_r(otherEnd, name.baseAddress, name.count) == 0
      }
      guard isNamed else { throw Failure(description: "the terminal stays locked: errno \(errno)") }
      return String(decoding: path.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    /// What `unlockpt` and `ptsname_r` do; Swift does not see these two, nor the names of the two requests.
    private static func path(ofTerminalAt otherEnd: Int32) throws -> String {
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, Int32) = (0, 0)
      guard ioctl(otherEnd, setLock, &lock) == 0, ioctl(otherEnd, getNumber, &number) == 0 else {
        throw Failure(description: "the terminal stays locked: errno \(errno)")
      }
      return "/dev/pts/\(number)"
    }
  #endif

  private static func spawn(_ arguments: [String], _ environment: [String], terminal: String) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let startsSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // `POSIX_SPAWN_SETSID`, which Swift does not see.
      let startsSession = Int32(0x80)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session's leader opens becomes the session's controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    #if !canImport(Darwin)
      // Another test's pipe must not stay open here; to close what is not open does no harm.
      for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif
    // A test runner in the background ignores Ctrl-C, and threads that run tasks block signals.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let resetsSignals = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(startsSession | resetsSignals))

    var child: pid_t = 0
    let error = withStrings(arguments) { pointers in
      withStrings(environment) { posix_spawn(&child, arguments[0], &actions, &attributes, pointers, $0) }
    }
    guard error == 0 else { throw Failure(description: "\(arguments[0]) does not start: errno \(error)") }
    return child
  }

  /// Lends strings to C as an array that ends with a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
