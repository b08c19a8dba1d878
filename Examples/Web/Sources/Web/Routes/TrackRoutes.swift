import Foundation
import HTTPTypes
import Humble
import Hummingbird
import Tracks

/// `/tracks`, and `/tracks/summary?file=lake.gpx&index=0` for one of them.
struct TrackRoutes: Sendable {
  static let uploadPath = "/tracks/upload"
  static let summaryPath = "/tracks/summary"

  let site: Site

  func add(to router: Router<WebContext>) {
    let path = RouterPath(Screen.tracks.path)
    router.get(path) { request, _ in try await handle(.opened, from: try await site.visit(request), request) }
    router.post(path) { request, _ in
      let (visit, form) = try await site.submission(request)
      guard let event = try form.event(TrackListViewEvent.self) else { throw WebRefusal.notAForm }
      return try await handle(event, from: visit, request)
    }
    UploadRoutes(site: site).add(to: router)
    TrackSummaryRoutes(site: site).add(to: router)
  }

  private func handle(
    _ event: TrackListViewEvent, from visit: Visit, _ request: Request
  ) async throws -> Response {
    // Only what was uploaded is imported: a form could name any file of the server's.
    if case .importRequested = event { throw WebRefusal.notAForm }
    if case .removeConfirmed(let id) = event {
      return try await site.inTurn(visit, of: site.company.trackTurns) {
        try await handle(event, answer: TrackAddress(id).path, from: visit, request)
      }
    }
    return try await handle(event, answer: nil, from: visit, request)
  }

  /// Handles an event; by the answer's name it is found for the second of two taps.
  private func handle(
    _ event: TrackListViewEvent, answer name: String?, from visit: Visit, _ request: Request
  ) async throws -> Response {
    let view = TrackListPageView()
    await site.handlers.trackList.handle(event, from: visit.scoped(view))
    switch view.ending {
    case .done(let message): try await site.showTracks(saying: message, as: name, to: visit)
    case .asked(let question): return try ask(question, visit)
    case .found(let track): throw Detour(path: TrackAddress(track.id).path)
    case nil: return try await answer(view, unless: name, to: visit, request)
    }
  }

  /// Answers with the list, or with why something was not done; where it does not help to try again, there is no such track.
  private func answer(
    _ view: TrackListPageView, unless name: String?, to visit: Visit, _ request: Request
  ) async throws -> Response {
    guard let alert = view.alert, alert.action == nil else {
      return try await site.showTracks(view, to: visit, request)
    }
    if let name { try site.showTracks(saidAlready: name, to: visit) }
    let content = AlertContent(title: alert.title, subtitle: alert.subtitle)
    return try await site.showTracks(under: content, status: .notFound, to: visit)
  }

  private func ask(_ question: TrackRemovalQuestion, _ visit: Visit) throws -> Response {
    let content = try TrackRemovalContent(question)
    return site.pages.page(
      .trackRemoval, site.frame(of: visit, title: "Remove Track", screen: .tracks, content: content))
  }
}

extension Site {
  /// Answers with the list.
  func showTracks(_ view: TrackListPageView, to visit: Visit, _ request: Request) async throws -> Response {
    let content = try TrackListContent(view.model, limits: limits.upload.sentence(in: company.region.locale))
    return try await show(view, on: .tracks, as: .tracks, to: visit, request: request, content: content)
  }

  /// Answers with the list and an alert above it.
  func showTracks(
    under alert: AlertContent, button: String? = nil, status: HTTPResponse.Status, to visit: Visit,
    saying message: String? = nil
  ) async throws -> Response {
    let view = TrackListPageView()
    await handlers.trackList.handle(.opened, from: visit.scoped(view))
    let content = try TrackListContent(
      view.model, limits: limits.upload.sentence(in: company.region.locale), button: button)
    var frame = frame(of: visit, screen: .tracks, content: content)
    (frame.alert, frame.message) = (alert, message)
    return pages.page(.tracks, frame, status: status)
  }

  /// Says on the list, which is opened anew, what was done; the answer has a name if the same may be sent twice.
  /// - Throws: ``Detour``, always.
  func showTracks(saying message: TrackMessage, as name: String?, to visit: Visit) async throws -> Never {
    let name = name ?? UUID().uuidString
    throw Detour(
      path: "\(Screen.tracks.path)?\(try await messages.say(words(of: message), as: name, to: visit.browser))")
  }

  /// Says on the list what was done by the first of two taps, unless that was read.
  /// - Throws: ``Detour`` there.
  func showTracks(saidAlready name: String, to visit: Visit) throws {
    guard try messages.html(of: name, for: visit.browser) != nil else { return }
    throw Detour(path: "\(Screen.tracks.path)?\(Messages.query(for: name))")
  }

  func words(of message: TrackMessage) -> String {
    pages.templates.render(.message, AlertContent(title: message.title, sentences: message.lines))
  }
}
