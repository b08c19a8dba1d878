import NIOCore
import NIOPosix
import Synchronization

/// A connection that sends what it is told to, byte for byte.
final class RawConnection: Sendable {
  private let channel: any Channel
  private let received: AsyncThrowingStream<ByteBuffer, any Error>

  /// Connects; one that is not reading leaves all that comes where it is.
  init(port: Int, isReading: Bool = true) async throws {
    let (stream, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
    received = stream
    channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(continuation: continuation))
        }
      }
      .channelOption(.autoRead, value: isReading)
      .connect(host: "127.0.0.1", port: port).get()
  }

  deinit { channel.close(promise: nil) }

  func write(_ text: String) async throws {
    do { try await channel.writeAndFlush(ByteBuffer(string: text)) } catch {
      // The server may have read enough of it and closed.
    }
  }

  /// Whether no end has been noticed yet.
  var isOpen: Bool { channel.isActive }

  /// Everything up to where the server closes.
  func readToEnd() async throws -> String {
    var text = ByteBuffer()
    for try await part in received { text.writeImmutableBuffer(part) }
    return String(buffer: text)
  }

  /// Everything up to where a text has come.
  func read(until end: String) async throws -> String {
    var text = ByteBuffer()
    for try await part in received {
      text.writeImmutableBuffer(part)
      if String(buffer: text).contains(end) { break }
    }
    return String(buffer: text)
  }

  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncThrowingStream<ByteBuffer, any Error>.Continuation

    init(continuation: AsyncThrowingStream<ByteBuffer, any Error>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(unwrapInboundIn(data)) }
    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
    // A reset connection is a closed one.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
