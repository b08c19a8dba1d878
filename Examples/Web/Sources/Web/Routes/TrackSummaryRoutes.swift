import Foundation
import HTTPTypes
import Humble
import Hummingbird
import Tracks

/// `/tracks/summary`: a track's own page, where it is renamed.
struct TrackSummaryRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    let path = RouterPath(TrackRoutes.summaryPath)
    router.get(path) { request, _ in
      let visit = try await site.visit(request)
      let query = request.uri.queryParameters
      guard let address = TrackAddress(file: query["file"].map(String.init), index: query["index"].map(String.init))
      else { throw WebRefusal.notFound }
      return try await open(address.id, from: visit, request)
    }
    router.post(path) { request, _ in
      let (visit, form) = try await site.submission(request)
      switch try form.event(TrackSummaryViewEvent.self) {
      case .opened(let id): return try await open(id, from: visit, request)
      case .renameRequested(let id, let name): return try await rename(id, to: name, from: visit, request)
      case nil:
        guard let address = TrackAddress(file: form["file"], index: form["index"]) else { throw WebRefusal.notAForm }
        return try await rename(address.id, to: form["name"], from: visit, request)
      }
    }
  }

  private func open(_ id: Track.ID, from visit: Visit, _ request: Request) async throws -> Response {
    let view = TrackSummaryPageView()
    await site.handlers.trackSummary.handle(.opened(id), from: visit.scoped(view))
    return try await show(view, to: visit, request)
  }

  private func rename(
    _ id: Track.ID, to name: String, from visit: Visit, _ request: Request
  ) async throws -> Response {
    let view = TrackSummaryPageView()
    await site.handlers.trackSummary.handle(.renameRequested(id, name: name), from: visit.scoped(view))
    guard view.model == nil else {
      let said = try await site.messages.say(
        site.words(of: TrackMessage(title: "Renamed", lines: [])), to: visit.browser)
      throw Detour(path: "\(TrackAddress(id).path)&\(said)")
    }
    guard let alert = view.alert, alert.action == nil else { return try await show(view, to: visit, request) }
    // What is wrong with the name is said above the form that holds it.
    let track = TrackSummaryPageView()
    await site.handlers.trackSummary.handle(.opened(id), from: visit.scoped(track))
    guard track.alert == nil else { return try await show(track, to: visit, request) }
    track.display(alert)
    return try await show(track, typed: name, to: visit, request)
  }

  private func show(
    _ view: TrackSummaryPageView, typed: String? = nil, to visit: Visit, _ request: Request
  ) async throws -> Response {
    let alert = try view.alert.map { try AlertContent($0, path: TrackRoutes.summaryPath) }
    if let alert, try await visit.sessions.load() == nil { try await site.leave(request, saying: alert) }
    let content = try view.model.map { try TrackSummaryContent($0, typed: typed) }
    var frame = site.frame(
      of: visit, title: view.model?.name ?? Screen.tracks.title, screen: .tracks,
      content: content.map { ["track": $0] } ?? [:])
    frame.alert = alert
    // Where it does not help to try again, there is no such track.
    let failed = alert.map { view.model == nil && $0.action == nil ? .notFound : $0.status }
    return site.pages.page(.trackSummary, frame, status: failed ?? .ok)
  }
}
