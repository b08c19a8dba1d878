import Events
import Foundation
import Humble
import Hummingbird

/// `/calendar?from=2026-11-20&to=2026-12-20`; without days, 30 from today.
struct CalendarRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    router.get("calendar") { request, _ in
      let visit = try await site.visit(request)
      let days = FormDays(request.uri.queryParameters, today: site.company.now(), region: site.company.region)
      guard let event = days.event else { return refuse(days, to: visit) }
      return try await answer(event, days, to: visit, request)
    }
    router.post("calendar") { request, _ in
      let (visit, form) = try await site.submission(request)
      guard case .opened(let from, let to)? = try form.event(EventListViewEvent.self) else { throw WebRefusal.notAForm }
      let days = FormDays(from: from, to: to, region: site.company.region)
      return try await answer(.opened(from: from, to: to), days, to: visit, request)
    }
  }

  private func answer(
    _ event: EventListViewEvent, _ days: FormDays, to visit: Visit, _ request: Request
  ) async throws -> Response {
    let view = EventListPageView()
    await site.handlers.eventList.handle(event, from: visit.scoped(view))
    let content = try CalendarContent(view.model, days, region: site.company.region)
    return try await site.show(view, on: .calendar, as: .calendar, to: visit, request: request, content: content)
  }

  private func refuse(_ days: FormDays, to visit: Visit) -> Response {
    var frame = site.frame(of: visit, screen: .calendar, content: CalendarContent(days))
    frame.alert = AlertContent(title: "Dates Refused", sentences: days.problems)
    return site.pages.page(.calendar, frame, status: .unprocessableContent)
  }
}
