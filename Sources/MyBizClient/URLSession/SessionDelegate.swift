import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands what a session reports to the exchange that it is about.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[ObjectIdentifier: Exchange]>([:])

  func add(_ exchange: Exchange) {
    exchanges.withLock { $0[ObjectIdentifier(exchange.task)] = exchange }
  }

  /// Lets an exchange go; what is still reported of it is dropped.
  func remove(_ exchange: Exchange) {
    exchanges.withLock { $0[ObjectIdentifier(exchange.task)] = nil }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[ObjectIdentifier(task)] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // Foundation on Linux would send the token along to wherever the redirect leads.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // The name of Foundation's constant, which Linux does not have.
    let isAboutServer = challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust"
    // On Linux the default handling of a refused password never ends, and to go on without one is a crash.
    completionHandler(isAboutServer ? .performDefaultHandling : .rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { exchange(of: dataTask)?.take(.head(response)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.take(.body(data))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    exchange(of: task)?.take(.end(task.response as? HTTPURLResponse, error))
  }
}
