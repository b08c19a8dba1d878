import Foundation
import Humble
import Testing

@testable import MyBizClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Signals that come early or late.
@Suite struct ExchangeTests {
  private let session = URLSession(configuration: .ephemeral)
  private let exchange: Exchange

  init() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let answer = IncomingAnswer(to: HTTPRequest(.get, url), limits: HTTPLimits())
    exchange = Exchange(task: session.dataTask(with: url), answer: answer)
  }

  /// How it ended, for one who asks for it only now.
  private func outcome() async -> Exchange.Outcome? {
    let (outcomes, tell) = AsyncStream.makeStream(of: Exchange.Outcome.self)
    Task.immediate { tell.yield(await exchange.run()) }
    tell.finish()
    return await outcomes.first { _ in true }
  }

  @Test func `what ended before anybody waited for it is not waited for`() async {
    exchange.take(.cancelled)
    #expect(await outcome() == .failure(.cancelled))
  }

  @Test func `after the end nothing changes it`() async {
    exchange.take(.cancelled)
    exchange.take(.headOverdue)
    exchange.take(.end(nil, URLError(.timedOut)))
    #expect(await outcome() == .failure(.cancelled))
  }
}
