import Authentication
import HTTPTypes
import Hummingbird
import NIOCore

/// Writes pages.
struct Pages: Sendable {
  let templates: Templates

  /// A page with everything around it.
  func page(_ name: Templates.Name, _ frame: PageFrame, status: HTTPResponse.Status = .ok) -> Response {
    html(templates.render(name, frame), status: status)
  }

  /// A page that says no, with the menu where somebody is signed in.
  func refusal(_ refusal: WebRefusal, to account: AccountViewModel?, formToken: String) -> Response {
    let frame = PageFrame(
      title: refusal.title, account: account, screen: nil, formToken: formToken, content: refusal)
    var response = page(.problem, frame, status: refusal.status)
    for header in refusal.headers { response.headers[header.name] = header.value }
    return response
  }

  private func html(_ text: String, status: HTTPResponse.Status) -> Response {
    let body = ByteBuffer(string: text)
    return Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .contentLength: "\(body.readableBytes)"],
      body: ResponseBody(byteBuffer: body))
  }
}
