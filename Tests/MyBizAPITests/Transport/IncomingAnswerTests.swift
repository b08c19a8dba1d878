import Foundation
import Humble
import Testing

@testable import MyBizAPI

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
}
