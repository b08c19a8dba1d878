import HTTPTypes
import Hummingbird
import HummingbirdTLS
import HummingbirdTesting
import Logging
import Synchronization
import Testing

/// A server that answers as a test says, and keeps what reached it.
final class RecordingServer: Sendable {
  /// A request as it came in.
  struct Request: Sendable {
    let method: HTTPRequest.Method
    let path: String
    let headers: HTTPFields
  }

  let port: Int
  private let record: Record

  private init(port: Int, record: Record) {
    self.port = port
    self.record = record
  }

  var requests: [Request] { record.requests.withLock { $0 } }

  /// Runs a server at a free port while a test needs it; one with a certificate speaks HTTPS and nothing else.
  static func run<Value>(
    with certificate: SelfSignedCertificate? = nil, answering answer: @escaping @Sendable (Request) -> Response,
    _ body: @Sendable (RecordingServer) async throws -> Value
  ) async throws -> Value {
    let record = Record()
    let application = Application(
      responder: CallbackResponder<BasicRequestContext> { request, _ in
        let request = Request(method: request.method, path: request.uri.path, headers: request.headers)
        record.requests.withLock { $0.append(request) }
        return answer(request)
      },
      server: try certificate.map { try .tls(tlsConfiguration: $0.serverConfiguration) } ?? .http1(),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    return try await application.test(.ahc(certificate == nil ? .http : .https)) { client in
      try await body(RecordingServer(port: try #require(client.port), record: record))
    }
  }

  private final class Record: Sendable {
    let requests = Mutex<[Request]>([])
  }
}

extension Response {
  /// An answer in JSON.
  static func json(_ text: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }

  /// An answer that sends whoever asked on to another address.
  static func redirect(_ status: HTTPResponse.Status, to address: String) -> Response {
    Response(status: status, headers: [.location: address])
  }
}
