import Authentication
import Foundation
import GRDB
import Hummingbird
import HummingbirdCore
import Serving

/// Everything that answers requests, put together.
struct Composition {
  let database: DatabasePool
  let readers: QuickReaders
  let hasher: any PasswordHasher
  let limits: ServerLimits
  let isLoggingRequests: Bool
  let now: @Sendable () -> Date

  func makeRouter() -> Router<ServerContext> {
    let gatekeeper = Gatekeeper(readers: readers, now: now)
    let reader = Reader(database: database, gatekeeper: gatekeeper, cache: AnswerCache())
    let limiter = SignInLimiter(limits: limits.signIn, now: now)

    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    if isLoggingRequests { router.add(middleware: LogMiddleware()) }
    router.add(middleware: RefusalMiddleware())
    SignInRoutes(database: database, hasher: hasher, limiter: limiter, now: now).add(to: router)
    UserRoutes(database: database, gatekeeper: gatekeeper).add(to: router)
    EventRoutes(reader: reader).add(to: router)
    CompanyRoutes(reader: reader).add(to: router)
    PurchaseRoutes(database: database, gatekeeper: gatekeeper, bodyLimit: limits.body, now: now).add(to: router)
    router.refuseOtherMethods { method, allow in
      Refusal(.methodNotAllowed, "This address does not answer to \(method). Use \(allow).", headers: [.allow: allow])
    }
    return router
  }

  /// How connections are read.
  var connections: HTTPServerBuilder {
    .guarded(headers: limits.headers, headerCount: limits.headerCount, idle: limits.idle) { [limits] _ in limits.request
    }
  }
}
