import HTTPTypes
import NIOCore
import Serving

/// How much the server takes from whoever asks.
struct ServerLimits {
  /// How many connections there may be at a time; more wait until others are closed.
  var connections = 512
  /// Bytes of a form.
  var form = 64 << 10
  /// Bytes of a request's headers, and of each of them.
  var headers = 16 << 10
  /// How many headers a request may have.
  var headerCount = 100
  /// How long a connection may be silent while a request is awaited or read, or an answer waits to be sent.
  var idle = TimeAmount.seconds(30)
  /// How long a form may take from the end of its headers to its last byte.
  var request = TimeAmount.seconds(60)
  /// How many sign-ins may fail.
  ///
  /// To a company's server all visitors are one address, which has 100 attempts there: no visitor may use them up.
  var signIn = SignInLimiter.Limits(perAddress: 20)
  /// How much an upload may be.
  var upload = UploadLimits()
  /// How long requests in flight have, once the server was told to stop.
  var drain = Duration.seconds(20)

  /// How long a request may take from the end of its headers to the end of its body; an upload is told before that it is
  /// too slow, and has the same time again to hear it.
  func time(for request: HTTPRequest) -> TimeAmount {
    request.path?.hasPrefix(TrackRoutes.uploadPath) == true ? TimeAmount(upload.time * 2) : self.request
  }
}
