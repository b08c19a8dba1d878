import Foundation
import Humble
import HumbleTesting
import JSONFrontEnd
import Purchasing
import Synchronization

/// Handles events in a way that a test says.
struct AsyncHandlerStub<ViewEvent, View>: EventHandler {
  let body: @Sendable (ViewEvent, View) async -> Void

  func handle(_ event: ViewEvent, from view: View) async { await body(event, view) }
}

typealias ProductListHandler = AsyncHandlerStub<ProductListViewEvent, any ProductListView>

/// Lets nobody pass until so many have come; then all, the last one first.
actor Barrier {
  private let count: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of count: Int) { self.count = count }

  func pass() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      guard waiting.count == count else { return }
      for continuation in waiting.reversed() { continuation.resume() }
    }
  }
}

/// Waits for the end of its task.
func waitForCancellation() async {
  let (never, _) = AsyncStream.makeStream(of: Void.self)
  for await _ in never {}
}

extension AsyncStream<[UInt8]> {
  /// Input that comes at once, and ends.
  init(_ text: String) {
    self.init {
      $0.yield(Array(text.utf8))
      $0.finish()
    }
  }
}

extension AsyncStream<[UInt8]>.Continuation {
  func type(_ line: String) { yield(Array("\(line)\n".utf8)) }
}
