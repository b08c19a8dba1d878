import Foundation

extension Process {
  /// Runs to the end, and something else meanwhile, such as reading the output; a cancelled task ends it.
  func runToEnd<Texts: Sendable>(
    reading read: @Sendable () async throws -> Texts
  ) async throws -> (texts: Texts, status: Int32) {
    let ended = AsyncStream<Int32>.makeStream()
    terminationHandler = { process in
      ended.continuation.yield(
        process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
      ended.continuation.finish()
    }
    try run()
    return try await withTaskCancellationHandler {
      let texts = try await read()
      // A stream would not wait in a cancelled task.
      let status = await Task { await ended.stream.first { _ in true } }.value
      return (texts, status ?? .min)
    } onCancel: {
      kill(processIdentifier, SIGKILL)
    }
  }
}

extension FileHandle {
  /// Everything up to the end; read on a thread that may wait.
  func text() async throws -> String {
    let data = try await Blocking.run { try self.readToEnd() }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

/// Work that waits for another process, on a thread of its own.
enum Blocking {
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result(catching: work)) }.start()
    }
  }
}
