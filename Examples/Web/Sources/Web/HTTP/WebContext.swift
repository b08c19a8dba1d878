import HTTPTypes
import Hummingbird
import NIOCore

/// What comes with each request: a logger with the request's number, and who sent it.
struct WebContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// The IP address that a request came from; behind a proxy, the one that the proxy says it came from to itself, which is
  /// the last: those before it are anybody's words.
  func sender(of request: Request, isBehindProxy: Bool) -> String {
    let forwarded = isBehindProxy ? request.headers[.xForwardedFor]?.split(separator: ",").last : nil
    return forwarded?.trimmingPrefix(while: \.isWhitespace).description ?? remoteAddress?.ipAddress ?? ""
  }
}

extension HTTPField.Name {
  static let xForwardedFor = HTTPField.Name(known: "X-Forwarded-For")
}
