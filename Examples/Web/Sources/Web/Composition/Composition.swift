import Foundation
import Hummingbird
import HummingbirdCore
import Serving

/// Everything that answers requests, put together.
struct Composition: Sendable {
  let site: Site
  let limits: ServerLimits
  let isLoggingRequests: Bool

  init(
    company: Company, database: WebDatabase, templates: Templates, options: WebOptions, limits: ServerLimits,
    isLoggingRequests: Bool
  ) {
    self.limits = limits
    self.isLoggingRequests = isLoggingRequests
    site = Site(
      company: company, handlers: Handlers(company), database: database,
      table: BrowserTable(idle: Int64(options.idleMinutes) * 60, now: company.now),
      pages: Pages(templates: templates), cookie: SessionCookie(isBehindProxy: options.isBehindProxy),
      limits: limits)
  }

  func makeRouter() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    if isLoggingRequests { router.add(middleware: LogMiddleware()) }
    router.add(middleware: HeaderMiddleware(cookie: site.cookie))
    router.add(middleware: FailureMiddleware(site: site))
    AssetRoutes(templates: site.pages.templates).add(to: router)
    SignInRoutes(site: site).add(to: router)
    CalendarRoutes(site: site).add(to: router)
    ReadingRoutes(site: site).add(to: router)
    NewOrderRoutes(site: site).add(to: router)
    TrackRoutes(site: site).add(to: router)
    router.refuseOtherMethods { method, allow in
      WebRefusal(
        status: .methodNotAllowed, title: "Not Understood", sentence: "This address does not answer to \(method).",
        headers: [.allow: allow])
    }
    return router
  }

  /// How connections are read.
  var connections: HTTPServerBuilder {
    .guarded(headers: limits.headers, headerCount: limits.headerCount, idle: limits.idle, requestTime: limits.time)
  }
}
