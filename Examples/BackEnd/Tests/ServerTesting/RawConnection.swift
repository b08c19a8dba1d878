import NIOCore
import NIOPosix
import Synchronization

/// A connection to this machine that sends what it is told to, byte for byte, and is closed with the last reference to it.
///
/// All functions may be called from any isolation; one task reads.
public final class RawConnection: Sendable {
  private let channel: any Channel
  private let received: AsyncStream<ByteBuffer>

  /// Connects.
  /// - Parameters:
  ///   - port: where a server listens at 127.0.0.1.
  ///   - isReading: whether what comes is read; else it is left where it is.
  /// - Throws: NIO's error where nobody listens there.
  public init(port: Int, isReading: Bool = true) async throws {
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
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

  /// Waits until nobody listens at a port any more, or the task is cancelled.
  /// - Parameter port: a port of 127.0.0.1.
  public static func refusal(at port: Int) async {
    while !Task.isCancelled {
      do { _ = try await RawConnection(port: port) } catch { return }
    }
  }

  /// Sends a text as UTF-8; a server that has closed meanwhile, having read enough, is no error.
  /// - Parameter text: what to send.
  public func write(_ text: String) async {
    do { try await channel.writeAndFlush(ByteBuffer(string: text)) } catch {}
  }

  /// Whether no end has been noticed yet.
  public var isOpen: Bool { channel.isActive }

  /// Waits for the server to close or reset the connection.
  /// - Returns: everything up to there that was not read before.
  public func readToEnd() async -> String {
    var text = ByteBuffer()
    for await part in received { text.writeImmutableBuffer(part) }
    return String(buffer: text)
  }

  /// Waits for a text.
  /// - Parameter end: the text.
  /// - Returns: everything up to where the text has come, and what may have come with it; all where the server closed.
  public func read(until end: String) async -> String {
    var text = ByteBuffer()
    for await part in received {
      text.writeImmutableBuffer(part)
      if String(buffer: text).contains(end) { break }
    }
    return String(buffer: text)
  }

  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<ByteBuffer>.Continuation

    init(continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(unwrapInboundIn(data)) }
    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
    // A reset connection is a closed one.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
