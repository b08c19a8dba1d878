import Foundation
import Synchronization

/// Another program, running.
///
/// Foundation's `Process` is not used: on Linux, `run()` copies more of a directory's entry than there is of it while it
/// looks for open files, and crashes now and then.
struct ChildProcess {
  let output: AsyncStream<Data>
  let messages: AsyncStream<Data>
  /// The status in the end, once; a signal that ended the program counts as its negative number.
  let status: AsyncStream<Int32>
  let id: pid_t

  /// Starts a program, the input being small enough for a pipe to hold.
  init(
    _ executable: String, _ arguments: [String], input: String, environment: [String: String]
  ) throws(CommandFailure) {
    let (id, output, messages) = try Self.oneAtATime.withLock { _ throws(CommandFailure) in
      let (standardInput, output, messages) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
      // What has no other writer than the program ends with it.
      defer {
        for end in [standardInput.reading, standardInput.writing, output.writing, messages.writing] { close(end) }
      }
      _ = Array(input.utf8).withUnsafeBytes { write(standardInput.writing, $0.baseAddress, $0.count) }
      let id = try Self.spawn(
        [executable] + arguments, environment, [standardInput.reading, output.writing, messages.writing])
      return (id, output.reading, messages.reading)
    }
    self.id = id
    (self.output, self.messages) = (Self.parts(of: output), Self.parts(of: messages))
    status = Self.status(of: id)
  }

  /// So that no program inherits the pipes of another that is being started.
  private static let oneAtATime = Mutex(())

  /// Starts a program; the streams are standard input, standard output and standard error.
  private static func spawn(
    _ command: [String], _ environment: [String: String], _ streams: [Int32]
  ) throws(CommandFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, stream, Int32(number)) }

    // The thread that this runs on may hold signals back, which the program would inherit.
    var (attributes, noSignals) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let arguments = command.map { strdup($0) } + [nil]
    let environment = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var id = pid_t()
    let error = posix_spawn(&id, command[0], &actions, &attributes, arguments, environment)
    guard error == 0 else {
      throw CommandFailure("\(command[0]) cannot be started: \(words(for: error)). Build it, or mend the path.")
    }
    return id
  }

  private static func pipe() throws(CommandFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw CommandFailure("There is no pipe to a command: \(words(for: errno)). Close files, or allow more.")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func words(for error: Int32) -> String { String(cString: strerror(error)) }

  /// What comes, as it comes; read on a thread that may wait.
  private static func parts(of descriptor: Int32) -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream<Data>.makeStream()
    Thread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        continuation.yield(Data(buffer[..<count]))
      }
      close(descriptor)
      continuation.finish()
    }
    .start()
    return stream
  }

  private static func status(of id: pid_t) -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    Thread {
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      continuation.yield(status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F))
      continuation.finish()
    }
    .start()
    return stream
  }
}
