/// When a request that failed is sent once more, and after how long.
public struct HTTPRetries: Sendable, Equatable {
  /// How often a request is sent at most, the first time included.
  public var tries: Int
  /// What the longest wait before the second try is; it doubles from try to try.
  public var backoff: Duration
  /// What no wait is longer than, whatever the server asks for.
  public var longestWait: Duration
  /// How long after the first try no further one begins.
  public var totalTime: Duration

  /// Makes a policy.
  /// - Parameters:
  ///   - tries: how often a request is sent at most; 1 for no retries.
  ///   - backoff: what the longest wait before the second try is.
  ///   - longestWait: what no wait is longer than.
  ///   - totalTime: how long after the first try no further one begins.
  public init(
    tries: Int = 3, backoff: Duration = .milliseconds(200), longestWait: Duration = .seconds(5),
    totalTime: Duration = .seconds(20)
  ) {
    self.tries = tries
    self.backoff = backoff
    self.longestWait = longestWait
    self.totalTime = totalTime
  }

  /// How long to wait after a try: the greater of what the server asks for and a part of the backoff, both capped.
  ///
  /// The part is drawn anew each time ("full jitter"), so that those who failed together do not come back together:
  /// [Exponential Backoff And Jitter](https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
  /// - Parameters:
  ///   - attempt: how many tries there have been, from 1.
  ///   - asked: what the server asks for.
  ///   - fraction: which part of the backoff, 0 to 1.
  /// - Returns: how long.
  func wait(after attempt: Int, asked: Duration?, fraction: Double) -> Duration {
    // Past 2^20 the cap has long been reached.
    let backoff = min(longestWait, backoff * (1 << min(attempt - 1, 20)))
    return max(backoff * fraction, min(asked ?? .zero, longestWait))
  }
}
