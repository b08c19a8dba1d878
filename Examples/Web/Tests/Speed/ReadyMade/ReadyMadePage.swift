import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Web

/// What the pages' speed is measured against: a Hummingbird route that renders the same template from a ready-made model.
///
/// `ready-made-page COMPANY DATABASE` answers `GET calendar`, looks at nothing, and prints its address.
@main
struct ReadyMadePage {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return print("Usage: ready-made-page COMPANY DATABASE") }
    let calendar = try await ReadyMadeCalendar(
      company: arguments[1], database: arguments[2], userName: "ada@example.com", password: "secret",
      from: "2026-11-01", to: "2026-11-30")
    let router = Router()
    router.get("calendar") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: calendar.page())))
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
