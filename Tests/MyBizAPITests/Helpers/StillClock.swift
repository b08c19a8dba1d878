/// A clock that stands still: who waits on it waits until it is of no use any more.
final class StillClock: Clock {
  typealias Instant = ContinuousClock.Instant

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let ends = AsyncStream.makeStream(of: Void.self)

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for await _ in AsyncStream<Void>.makeStream().stream {}
    ends.continuation.yield()
    throw CancellationError()
  }

  /// Waits until one has stopped waiting; one call for each.
  func end() async { for await _ in ends.stream { return } }
}
