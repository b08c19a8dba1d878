import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request is not there in time, however steadily it trickles in.
///
/// The time for headers, and between the parts of a body, is Hummingbird's idle time-out; this is the time for all of it.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let time: (HTTPRequest) -> TimeAmount
  private var request: HTTPRequest?
  private var closing: Scheduled<Void>?

  /// - Parameter time: from the end of a request's headers to the end of its body.
  init(_ time: @escaping (HTTPRequest) -> TimeAmount) { self.time = time }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end: cancel()
    }
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Most requests come whole and need no clock.
    if let request, closing == nil {
      let channel = context.channel
      closing = context.eventLoop.scheduleTask(in: time(request)) { channel.close(promise: nil) }
    }
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancel() }

  private func cancel() {
    request = nil
    closing?.cancel()
    closing = nil
  }
}
