import HTTPTypes
import Hummingbird

/// Tells browsers what these pages never do, so that they refuse it: inline scripts, frames, other sites, copies that stay.
struct HeaderMiddleware: RouterMiddleware {
  typealias Context = WebContext

  let cookie: SessionCookie

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for header in Self.headers { response.headers[header.name] = header.value }
    // What somebody was shown is not to be had with the back button after they logged out.
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    if cookie.isEncrypted(request) { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    return response
  }

  private static let headers: HTTPFields = [
    .contentSecurityPolicy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; "
      + "frame-ancestors 'none'",
    .xContentTypeOptions: "nosniff",
    .xFrameOptions: "DENY",
    .referrerPolicy: "same-origin",
    .openerPolicy: "same-origin",
    .resourcePolicy: "same-origin",
    .permissionsPolicy: "camera=(), geolocation=(), microphone=()",
  ]
}
