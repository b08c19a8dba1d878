import NIOCore

/// Closes a connection whose other end does not read what it asked for.
///
/// While answers wait to be sent no request is awaited, so that Hummingbird's idle time-out does not run.
final class WriteDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let time: TimeAmount
  private var closing: Scheduled<Void>?

  /// - Parameter time: how long more may wait to be sent than the channel takes.
  init(_ time: TimeAmount) { self.time = time }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    cancel()
    if !context.channel.isWritable {
      let channel = context.channel
      closing = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancel() }

  private func cancel() {
    closing?.cancel()
    closing = nil
  }
}
