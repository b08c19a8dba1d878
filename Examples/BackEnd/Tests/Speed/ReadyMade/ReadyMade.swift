import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What the server's speed is measured against: a Hummingbird route that returns a file's bytes ready-made.
///
/// `ready-made PORT FILE` answers `GET api/events` with the file's contents, and looks at nothing.
@main
struct ReadyMade {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let port = Int(arguments[1]) else { return print("Usage: ready-made PORT FILE") }
    let body = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: arguments[2])))
    let router = Router()
    router.get("api/events") { _, _ in
      Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
    }
    let address = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
    try await Application(router: router, configuration: address).runService()
  }
}
