public import HTTPTypes
public import HummingbirdCore
public import NIOCore

extension HTTPServerBuilder {
  /// HTTP/1.1 where nobody can send headers without end, or hold a connection and say or read nothing.
  /// - Parameters:
  ///   - headers: bytes of a request's headers, and of each of them.
  ///   - headerCount: how many headers a request may have.
  ///   - idle: how long a connection may be silent while a request is awaited or read, or an answer waits to be sent.
  ///   - requestTime: how long a request may take from the end of its headers to the end of its body; called on the
  ///     connection's event loop, for requests that do not come whole.
  /// - Returns: what a Hummingbird application makes its server with.
  public static func guarded(
    headers: Int, headerCount: Int, idle: TimeAmount, requestTime: @escaping @Sendable (HTTPRequest) -> TimeAmount
  ) -> HTTPServerBuilder {
    .http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [RequestDeadline(requestTime), WriteDeadline(idle)],
        idleTimeout: idle,
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: headers, maxHeaderListSize: headers, maxHeaderFieldCount: headerCount)))
  }
}
