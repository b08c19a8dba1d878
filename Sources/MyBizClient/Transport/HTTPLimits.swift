/// How long a server may take, and how much it may send.
public struct HTTPLimits: Sendable, Equatable {
  /// How long until the head of the answer is there: to connect, to send the request and to wait.
  ///
  /// Foundation does not say when a connection is made, so that this bounds all three at once.
  public var answerTime: Duration
  /// How long until the whole answer is there.
  public var wholeTime: Duration
  /// The largest body, in bytes after decompression.
  public var bodySize: Int
  /// The largest number of header fields.
  public var headerCount: Int
  /// The largest number of redirects that are followed.
  public var redirects: Int

  /// Makes limits.
  /// - Parameters:
  ///   - answerTime: how long until the head of the answer is there.
  ///   - wholeTime: how long until the whole answer is there.
  ///   - bodySize: the largest body, in bytes; 32 MiB if not said.
  ///   - headerCount: the largest number of header fields.
  ///   - redirects: the largest number of redirects.
  public init(
    answerTime: Duration = .seconds(10), wholeTime: Duration = .seconds(60), bodySize: Int = 32 << 20,
    headerCount: Int = 100, redirects: Int = 5
  ) {
    self.answerTime = answerTime
    self.wholeTime = wholeTime
    self.bodySize = bodySize
    self.headerCount = headerCount
    self.redirects = redirects
  }
}
