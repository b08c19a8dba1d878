import NIOCore

/// Closes a connection whose other end does not read what it asked for; whoever reads, however slowly, is waited for.
///
/// While answers wait to be sent no request is awaited, so that Hummingbird's idle time-out does not run.
final class WriteDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let time: TimeAmount
  private var closing: Scheduled<Void>?

  /// - Parameter time: how long nothing may be read of what waits to be sent, where that is more than the channel takes.
  init(_ time: TimeAmount) { self.time = time }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    cancel()
    if !context.channel.isWritable { wait(for: context.channel) }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancel() }

  private func wait(for channel: any Channel) {
    let bytes = Self.bytesWaiting(in: channel)
    closing = channel.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
      guard Self.bytesWaiting(in: channel) < bytes else { return channel.close(promise: nil) }
      wait(for: channel)
    }
  }

  private static func bytesWaiting(in channel: any Channel) -> Int {
    // A channel that tells nothing is closed, or soon.
    (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  private func cancel() {
    closing?.cancel()
    closing = nil
  }
}
