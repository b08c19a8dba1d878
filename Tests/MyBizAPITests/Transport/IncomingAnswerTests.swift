import Foundation
import Humble
import Testing

@testable import MyBizClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session reports that no server on this machine makes it report.
@Suite struct IncomingAnswerTests {
  private func outcome(of status: Int, endingWith code: URLError.Code) throws -> Result<HTTPResponse, GatewayFailure>? {
    let url = try #require(URL(string: "https://example.com/api/events"))
    var answer = IncomingAnswer(to: HTTPRequest(.get, url), limits: HTTPLimits())
    let head = try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:]))
    #expect(answer.outcome(after: .head(head)) == nil)
    return answer.outcome(after: .end(head, URLError(code)))
  }

  @Test(arguments: [401, 407])
  func `a challenge that nobody answers leaves the answer that carried it`(status: Int) throws {
    #expect(try outcome(of: status, endingWith: .cancelled) == .success(HTTPResponse(status: status)))
  }

  @Test(arguments: [200, 403, 500])
  func `any other answer that is cancelled is none`(status: Int) throws {
    #expect(try outcome(of: status, endingWith: .cancelled) == .failure(.cancelled))
  }

  @Test(arguments: [401, 407])
  func `a challenge that broke off is none`(status: Int) throws {
    #expect(try outcome(of: status, endingWith: .networkConnectionLost)?.failure != nil)
  }

  @Test func `a redirect of which Linux reports the head only in the end is an answer`() throws {
    let url = try #require(URL(string: "https://example.com/api/events"))
    var answer = IncomingAnswer(to: HTTPRequest(.get, url), limits: HTTPLimits())
    #expect(answer.outcome(after: .body(Data("moved".utf8))) == nil)
    let head = try #require(
      HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": "/"]))
    #expect(
      answer.outcome(after: .end(head, nil)) == .success(HTTPResponse(status: 302, headers: ["location": "/"])))
  }

  private func failure(at address: String, _ code: URLError.Code, _ words: String = "") throws -> GatewayFailure? {
    let url = try #require(URL(string: address))
    var answer = IncomingAnswer(to: HTTPRequest(.get, url), limits: HTTPLimits())
    return answer.outcome(after: .end(nil, URLError(code, userInfo: [NSLocalizedDescriptionKey: words])))?.failure
  }

  @Test(arguments: [
    (URLError.Code.serverCertificateUntrusted, ""), (.secureConnectionFailed, ""),
    (.unknown, "SSL certificate problem: self-signed certificate"),
    (.unknown, "SSL: no alternative certificate subject name matches target host name '127.0.0.1'"),
  ])
  func `a certificate that is not trusted is named`(code: URLError.Code, words: String) throws {
    #expect(
      try failure(at: "https://example.com/", code, words)
        == .malformedResponse("The server at example.com could not prove who it is: its certificate is not trusted."))
  }

  @Test(arguments: [
    ("https://example.com/", "HTTPS.", "error:0A00010B:SSL routines::wrong version number"),
    ("http://example.com/", "HTTP.", "the certificate"),
  ])
  func `other failures without a name are put down to the connection`(address: String, scheme: String, words: String)
    throws
  {
    #expect(
      try failure(at: address, .unknown, words)
        == .interrupted(
          "The server at example.com gave no answer: the connection broke off, or what came was not \(scheme)"))
  }
}
