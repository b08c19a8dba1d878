import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands what a session reports to those who wait for it.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  typealias Listener = AsyncStream<ExchangeSignal>.Continuation

  private let listeners = Mutex<[Int: Listener]>([:])

  /// Hands on what is reported of a task, until the session is done with it.
  func add(_ listener: Listener, for task: URLSessionTask) {
    listeners.withLock { $0[task.taskIdentifier] = listener }
  }

  private func listener(of task: URLSessionTask) -> Listener? {
    listeners.withLock { $0[task.taskIdentifier] }
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
    if let response = response as? HTTPURLResponse { listener(of: dataTask)?.yield(.head(response)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    listener(of: dataTask)?.yield(.body(data))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let listener = listeners.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    listener?.yield(.end(task.response as? HTTPURLResponse, error))
  }
}
