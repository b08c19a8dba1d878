import HTTPTypes
public import Hummingbird
import Logging

/// Logs a line for each request, at the level `info`: never a query, a header or a body, which may hold secrets.
public struct LogMiddleware<Context: RequestContext>: RouterMiddleware {
  /// Makes the middleware, to be added before all others.
  public init() {}

  /// Answers as the next one does, and logs it; called by the router, on the connection's task.
  /// - Parameters:
  ///   - request: the request.
  ///   - context: has the logger.
  ///   - next: answers.
  /// - Returns: what the next one answers.
  /// - Throws: what the next one throws, of which nothing is logged here.
  public func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    context.logger.info(
      "request",
      metadata: [
        "method": "\(request.method)", "path": "\(request.uri.path.prefix(200))", "status": "\(response.status.code)",
        "ms": "\((milliseconds * 100).rounded() / 100)",
      ])
    return response
  }
}
