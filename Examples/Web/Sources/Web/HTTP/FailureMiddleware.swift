import Authentication
import HTTPTypes
import Humble
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Turns what was thrown into a page; what nobody foresaw is told to the log alone.
struct FailureMiddleware: RouterMiddleware {
  typealias Context = WebContext

  let site: Site

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPParserError {
      // Nothing more can be read; Hummingbird answers 400 and closes.
      throw error
    } catch let detour as Detour {
      return Response(status: .seeOther, headers: [.location: detour.path] + detour.headers)
    } catch {
      return await page(saying: refusal(for: error, logger: context.logger), to: request)
    }
  }

  private func page(saying refusal: WebRefusal, to request: Request) async -> Response {
    let view = AccountPageView()
    let browser = site.cookie.browser(of: request)
    if let browser {
      await site.handlers.account.handle(.launched, from: ScopedView(view, of: site.scope(of: browser)))
    }
    return site.pages.refusal(refusal, to: view.model, formToken: browser?.formToken ?? "")
  }

  private func refusal(for error: any Error, logger: Logger) -> WebRefusal {
    switch error {
    case let refusal as WebRefusal: return refusal
    case is NIOTooManyBytesError: return .tooLarge
    // The browser is gone, or was too slow for a server that has to stop.
    case is CancellationError, StoreFailure.cancelled: return .stopping
    case let error as any HTTPResponseError where error.status == .notFound: return .notFound
    case let error as any HTTPResponseError:
      return WebRefusal(status: error.status, title: error.status.reasonPhrase, sentence: "Begin again.")
    case let failure as StoreFailure:
      logger.error("store failed", metadata: ["cause": "\(failure.sentence)"])
      return WebRefusal(status: .serviceUnavailable, title: "Failed", sentence: failure.sentence)
    default:
      logger.error("request failed", metadata: ["cause": "\(error)"])
      return .failed
    }
  }
}

extension HTTPFields {
  static func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var all = left
    for field in right { all.append(field) }
    return all
  }
}
