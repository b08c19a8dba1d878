import NIOCore
import NIOPosix
import Synchronization

/// Stands between a client and a server and hands on what they send, but for the server's first answers.
///
/// In their place it closes the connection: the server has done by then what it was asked to.
final class LossyProxy: Sendable {
  private let listener: any Channel
  private let watch: Watch

  /// Listens at a port of its own, for a server at another.
  init(to port: Int, losing count: Int) async throws {
    let watch = Watch(losing: count)
    self.watch = watch
    listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { client in
        ClientBootstrap(group: client.eventLoop)
          .channelInitializer { server in
            server.eventLoop.makeCompletedFuture {
              try server.pipeline.syncOperations.addHandler(Pipe(to: client) { watch.passes($0) })
            }
          }
          .connect(host: "127.0.0.1", port: port)
          .flatMapThrowing { server in try client.pipeline.syncOperations.addHandler(Pipe(to: server) { _ in true }) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  deinit { listener.close(promise: nil) }

  var port: Int { listener.localAddress?.port ?? 0 }

  /// The first line of each answer, lost ones too.
  var answers: [String] { watch.answers.withLock { $0 } }

  private final class Watch: Sendable {
    let answers = Mutex<[String]>([])
    private let losses: Int

    init(losing losses: Int) { self.losses = losses }

    /// Whether a part of an answer is handed on.
    func passes(_ part: ByteBuffer) -> Bool {
      let line = String(buffer: part).prefix { !$0.isNewline }
      return answers.withLock { answers in
        if line.hasPrefix("HTTP/") { answers.append(String(line)) }
        return answers.count > losses
      }
    }
  }

  /// Hands on what comes, until something is not to be.
  private final class Pipe: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let other: any Channel
    private let passes: (ByteBuffer) -> Bool

    init(to other: any Channel, where passes: @escaping (ByteBuffer) -> Bool) {
      self.other = other
      self.passes = passes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = unwrapInboundIn(data)
      guard passes(part) else { return context.close(promise: nil) }
      other.writeAndFlush(part, promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }
  }
}
