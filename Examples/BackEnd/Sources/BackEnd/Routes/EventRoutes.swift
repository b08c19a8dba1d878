import Events
import Foundation
import Humble
import Hummingbird

/// `GET api/events`.
struct EventRoutes {
  let reader: Reader

  func add(to router: Router<ServerContext>) {
    router.get("api/events") { request, _ in
      try await reader.answer(request, from: .event) { db in
        try EventTable.events(in: try interval(of: request), in: db)
      }
    }
  }

  private func interval(of request: Request) throws -> DateInterval {
    let from = try date("from", of: request) ?? .distantPast
    let to = try date("to", of: request) ?? .distantFuture
    guard from <= to else {
      throw Refusal(.badRequest, "The parameter from is later than the parameter to. Give the earlier date as from.")
    }
    return DateInterval(start: from, end: to)
  }

  private func date(_ name: String, of request: Request) throws -> Date? {
    // Hummingbird decodes the values alone.
    let parameter = request.uri.queryParameters.first { key, _ in key.removingPercentEncoding == name }
    guard let text = parameter?.value else { return nil }
    guard let date = RFC3339.date(from: String(text)) else {
      throw Refusal(
        .badRequest, "The parameter \(name) is not a date such as 2026-11-20T09:30:00Z. Give one in this form.")
    }
    return date
  }
}
