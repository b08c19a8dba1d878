import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What the server's speed is measured against: a Hummingbird route that returns a file's bytes ready-made.
///
/// `ready-made FILE` answers `GET api/events` with the file's contents, looks at nothing, and prints its address.
@main
struct ReadyMade {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else { return print("Usage: ready-made FILE") }
    let body = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: arguments[1])))
    let router = Router()
    router.get("api/events") { _, _ in
      Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
    }
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        let line = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      })
    try await application.runService()
  }
}
