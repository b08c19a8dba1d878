import NIOCore
import Serving

/// How much the server takes from whoever asks.
struct ServerLimits {
  /// How many connections there may be at a time; more wait until others are closed.
  var connections = 512
  /// Bytes of a request's body.
  var body = 64 << 10
  /// Bytes of a request's headers, and of each of them.
  var headers = 16 << 10
  /// How many headers a request may have.
  var headerCount = 100
  /// How long a connection may be silent while a request is awaited or read, or an answer waits to be sent.
  var idle = TimeAmount.seconds(30)
  /// How long a request's body may take from its first byte to its last.
  var request = TimeAmount.seconds(60)
  /// How long requests in flight have, once the server was told to stop.
  var drain = Duration.seconds(20)
  /// How often somebody may fail to sign in.
  var signIn = SignInLimiter.Limits()
}
