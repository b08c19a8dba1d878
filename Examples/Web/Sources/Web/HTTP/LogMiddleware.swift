import HTTPTypes
import Hummingbird
import Logging

/// Logs a line for each request, at the level `info`: never a query, a header or a body, which may hold secrets.
struct LogMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
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
