import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Turns what was thrown into an answer; what nobody foresaw is told to the log alone.
struct RefusalMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext, next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPParserError {
      // Nothing more can be read; Hummingbird answers 400 and closes.
      throw error
    } catch {
      return try refusal(for: error, logger: context.logger).response()
    }
  }

  private func refusal(for error: any Error, logger: Logger) -> Refusal {
    switch error {
    case let refusal as Refusal:
      return refusal
    case is NIOTooManyBytesError:
      return Refusal(.contentTooLarge, "The request's body is too long. Send less.")
    case is HasherIsBusy:
      return Refusal(
        .serviceUnavailable, "Too many people sign in just now. Try again in a few seconds.",
        headers: [.retryAfter: "2"])
    case is CancellationError:
      // The sender is gone, or was too slow for a server that has to stop.
      return Refusal(.serviceUnavailable, "The server stops. Try again later.")
    case let error as any HTTPResponseError where error.status == .notFound:
      return .notFound
    case let error as any HTTPResponseError:
      return Refusal(error.status, error.status.reasonPhrase + ".")
    default:
      logger.error("request failed", metadata: ["cause": "\(error)"])
      return Refusal(.internalServerError, "The server failed. Try again later.")
    }
  }
}
