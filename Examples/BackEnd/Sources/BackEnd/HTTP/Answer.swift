import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A read's answer, ready to be sent: its bytes and its headers.
struct Answer {
  private let body: ByteBuffer
  private let tag: EntityTag
  private let headers: HTTPFields

  init(_ value: some Encodable) throws {
    let data = try JSONText.encode(value)
    body = ByteBuffer(bytes: data)
    tag = EntityTag(of: data)
    headers = [
      .contentType: "application/json; charset=utf-8", .contentLength: String(data.count), .eTag: tag.text,
      .cacheControl: "private, no-cache",
    ]
  }

  /// How many bytes the body has.
  var size: Int { body.readableBytes }

  /// The answer to a request: 304 where the sender has these bytes already.
  func response(to request: HTTPFields) -> Response {
    guard let known = request[.ifNoneMatch], tag.matches(known) else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
    return Response(status: .notModified, headers: headers)
  }
}
