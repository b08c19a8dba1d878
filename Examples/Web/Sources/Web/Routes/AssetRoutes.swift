import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The style sheet, the script and the icon, which are the same for everybody.
struct AssetRoutes: Sendable {
  let templates: Templates

  func add(to router: Router<WebContext>) {
    let year = 31_536_000
    add(templates.styles.data, at: templates.styles.path, type: "text/css; charset=utf-8", maxAge: year, to: router)
    add(
      templates.script.data, at: templates.script.path, type: "text/javascript; charset=utf-8", maxAge: year, to: router
    )
    add(templates.icon, at: "/icon.svg", type: "image/svg+xml", maxAge: 86_400, to: router)
  }

  private func add(
    _ data: Data, at path: String, type: String, maxAge: Int, to router: Router<WebContext>
  ) {
    let body = ByteBuffer(bytes: data)
    let headers: HTTPFields = [
      .contentType: type, .contentLength: "\(data.count)", .cacheControl: "public, max-age=\(maxAge), immutable",
    ]
    router.get(RouterPath(path)) { _, _ in
      Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
  }
}
