import NIOCore
import NIOPosix
import Synchronization

/// Stands between a client and a server and hands on what they send, but for the server's first answers to some requests.
///
/// In their place, or once it has handed on their heads, it closes the connection: the server has done by then what it was
/// asked to.
final class LossyProxy: Sendable {
  private let listener: any Channel
  private let watch: Watch

  /// What is lost of an answer.
  enum Loss {
    case all
    case body
  }

  /// Listens at a port of its own, for a server at another; loses the answers to requests that begin in some way.
  init(to port: Int, losing count: Int, _ loss: Loss = .all, to request: String = "") async throws {
    let watch = Watch(losing: count)
    self.watch = watch
    listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { client in
        let exchange = Exchange(request)
        return ClientBootstrap(group: client.eventLoop)
          .channelInitializer { server in
            server.eventLoop.makeCompletedFuture {
              try server.pipeline.syncOperations.addHandler(
                Pipe(to: client) { part in
                  guard exchange.isWatched, !watch.passes(part) else { return .all }
                  return loss == .all ? .nothing : .head
                })
            }
          }
          .connect(host: "127.0.0.1", port: port)
          .flatMapThrowing { server in
            try client.pipeline.syncOperations.addHandler(
              Pipe(to: server) { part in
                exchange.note(part)
                return .all
              })
          }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  deinit { listener.close(promise: nil) }

  var port: Int { listener.localAddress?.port ?? 0 }

  /// The first line of each answer to such a request, lost ones too.
  var answers: [String] { watch.answers.withLock { $0 } }

  /// What was asked last on a connection.
  private final class Exchange: Sendable {
    private let line = Mutex("")
    private let beginning: String

    init(_ beginning: String) { self.beginning = beginning }

    func note(_ part: ByteBuffer) {
      let first = part.firstLine
      if first.hasSuffix(" HTTP/1.1") { line.withLock { $0 = first } }
    }

    var isWatched: Bool { line.withLock { $0.hasPrefix(beginning) } }
  }

  private final class Watch: Sendable {
    let answers = Mutex<[String]>([])
    private let losses: Int

    init(losing losses: Int) { self.losses = losses }

    /// Whether a part of an answer is handed on.
    func passes(_ part: ByteBuffer) -> Bool {
      let line = part.firstLine
      return answers.withLock { answers in
        if line.hasPrefix("HTTP/") { answers.append(line) }
        return answers.count > losses
      }
    }
  }

  private enum Portion {
    case all
    case head
    case nothing
  }

  /// Hands on what comes, until not all of something is to be.
  private final class Pipe: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let other: any Channel
    private let portion: (ByteBuffer) -> Portion

    init(to other: any Channel, handingOn portion: @escaping (ByteBuffer) -> Portion) {
      self.other = other
      self.portion = portion
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = unwrapInboundIn(data)
      switch portion(part) {
      case .all: return other.writeAndFlush(part, promise: nil)
      case .head: other.writeAndFlush(part.head, promise: nil)
      case .nothing: break
      }
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }
  }
}

extension ByteBuffer {
  fileprivate var firstLine: String { String(String(buffer: self).prefix { !$0.isNewline }) }

  /// What comes before the body.
  fileprivate var head: ByteBuffer {
    let text = String(buffer: self)
    return ByteBuffer(string: String(text[..<(text.firstRange(of: "\r\n\r\n")?.upperBound ?? text.endIndex)]))
  }
}
