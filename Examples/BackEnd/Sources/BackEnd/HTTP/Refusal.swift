import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Serving

/// An answer that says no: its status, and a sentence for each reason.
struct Refusal: Error {
  let status: HTTPResponse.Status
  let reasons: [String]
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ reasons: [String], headers: HTTPFields = [:]) {
    self.status = status
    self.reasons = reasons
    self.headers = headers
  }

  init(_ status: HTTPResponse.Status, _ reason: String, headers: HTTPFields = [:]) {
    self.init(status, [reason], headers: headers)
  }

  private struct Body: Encodable {
    let error = true
    let reason: String
    let reasons: [String]?
  }

  /// `{"error": true, "reason": "…"}`, and `reasons` too where the request was understood and breaks rules.
  func response() throws -> Response {
    let body = Body(
      reason: reasons.joined(separator: " "), reasons: status == .unprocessableContent ? reasons : nil)
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONText.encode(body))))
  }
}

extension Refusal {
  static let unauthorized = "Unauthorized"

  static let missingToken = Refusal(
    .unauthorized, unauthorized, headers: [.wwwAuthenticate: #"Bearer realm="MyBiz""#])
  static let invalidToken = Refusal(
    .unauthorized, unauthorized, headers: [.wwwAuthenticate: #"Bearer realm="MyBiz", error="invalid_token""#])
  static let wrongCredentials = Refusal(
    .unauthorized, unauthorized, headers: [.wwwAuthenticate: #"Basic realm="MyBiz", charset="UTF-8""#])
  static let notFound = Refusal(.notFound, "There is nothing at this address. Check its path.")

  static func tooManyAttempts(wait: TimeInterval) -> Refusal {
    Refusal(
      .tooManyRequests, SignInLimiter.sentence(waiting: wait), headers: [.retryAfter: "\(Int(wait.rounded(.up)))"])
  }
}
