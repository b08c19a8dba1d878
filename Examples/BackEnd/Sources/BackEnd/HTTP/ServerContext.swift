import Hummingbird
import Logging
import NIOCore

/// What comes with each request: a logger with the request's number, and who sent it.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
