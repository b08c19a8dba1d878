package import Foundation
import Synchronization

/// A server over real sockets that answers as a test says, however wrong.
///
/// Each connection has a thread of its own. What the script leaves open stays open until the client goes.
package final class FaultServer: Sendable {
  /// A request as it came in.
  package struct Request: Sendable {
    package let method: String
    package let path: String
    /// The names in lower case.
    package let headers: [String: String]
    package let body: Data
  }

  package typealias Script = @Sendable (Request, Peer) -> Void

  private struct State {
    var requests: [Request] = []
  }

  private final class Record: Sendable {
    let state = Mutex(State())
    let arrivals = AsyncStream.makeStream(of: Void.self)
    let ends = AsyncStream.makeStream(of: Void.self)
  }

  package let port: Int
  private let listener: Int32
  private let record = Record()

  /// Starts a server.
  package init(_ script: @escaping Script) throws {
    (listener, port) = try Sockets.listen(backlog: 16)
    Thread.detachNewThread { [listener, record] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { Self.serve(Peer(socket: connection), script, record) }
      }
      close(listener)
    }
  }

  /// A server that answers each request alike.
  package convenience init(
    status: String = "200 OK", headers: [String] = ["Content-Type: application/json"], body: String
  )
    throws
  {
    try self.init { _, peer in peer.answer(status, headers: headers, body: Data(body.utf8)) }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  package var address: String { "http://127.0.0.1:\(port)/" }
  package var requests: [Request] { record.state.withLock { $0.requests } }

  /// Waits until a request has come in; one call for each.
  package func arrival() async { for await _ in record.arrivals.stream { return } }

  /// Waits until a client has closed its connection; one call for each.
  package func end() async { for await _ in record.ends.stream { return } }

  private static func serve(_ peer: Peer, _ script: Script, _ record: Record) {
    while let request = readRequest(peer) {
      record.state.withLock { $0.requests.append(request) }
      record.arrivals.continuation.yield()
      script(request, peer)
    }
    close(peer.socket)
    record.ends.continuation.yield()
  }

  private static func readRequest(_ peer: Peer) -> Request? {
    var data = Data()
    let end = Data("\r\n\r\n".utf8)
    while data.range(of: end) == nil {
      guard let more = peer.read() else { return nil }
      data += more
    }
    guard let end = data.range(of: end) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0].lowercased(), parts.count > 1 ? parts[1] : "")
    }
    let headers = Dictionary(fields) { $0 + ", " + $1 }
    var body = Data(data[end.upperBound...])
    while body.count < headers["content-length"].flatMap({ Int($0) }) ?? 0 {
      guard let more = peer.read() else { return nil }
      body += more
    }
    return Request(method: words[0], path: words[1], headers: headers, body: body)
  }
}
