import Authentication
import Foundation
import HTTPTypes
import Humble
import Hummingbird
import Tracks

/// `/tracks/upload`, which takes GPX files.
struct UploadRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    let path = RouterPath(TrackRoutes.uploadPath)
    // Where somebody opens the address that a refusal was shown at.
    router.get(path) { _, _ -> Response in throw Detour(path: Screen.tracks.path) }
    router.post(path) { request, _ in
      let visit = try await site.visit(request)
      do {
        return try await site.company.tracks.withUpload { folder in
          var upload = Upload(to: folder, limits: site.limits.upload) {
            site.isOurs($0, from: visit.browser, in: request)
          }
          try await upload.read(request)
          return try await site.inTurn(visit, of: site.company.trackTurns) {
            try await importTracks(upload, from: visit, request)
          }
        }
      } catch let excess as UploadExcess {
        return try await refuse(excess, visit)
      }
    }
  }

  private func importTracks(_ upload: Upload, from visit: Visit, _ request: Request) async throws -> Response {
    guard !upload.files.isEmpty else {
      let alert = AlertContent(title: "No File Chosen", subtitle: "Choose one or more GPX files, then upload them.")
      return try await site.showTracks(under: alert, status: .unprocessableContent, to: visit)
    }
    try await checkRoom(for: upload, of: visit)
    var (message, alerts): (TrackMessage?, [ErrorAlert<TrackListViewEvent>]) = (nil, [])
    for file in upload.files {
      let view = TrackListPageView()
      await site.handlers.trackList.handle(.importRequested(file), from: visit.scoped(view))
      if case .done(let next) = view.ending {
        message = TrackMessage(title: next.title, lines: (message?.lines ?? []) + next.lines)
      }
      if let alert = view.alert { alerts.append(alert) }
    }
    guard let alert = alerts.first else {
      guard let message else { throw CancellationError() }
      try await site.showTracks(saying: message, as: upload.key?.uuidString, to: visit)
    }
    if message == nil, let key = upload.key { try site.showTracks(saidAlready: key.uuidString, to: visit) }
    // The files are gone by then, so to try again is to choose them again.
    let retry = alerts.lazy.compactMap(\.action).first
    let content = AlertContent(title: alert.title, sentences: alerts.map(\.subtitle))
    if try await visit.sessions.load() == nil { try await site.leave(request, saying: content) }
    return try await site.showTracks(
      under: content, button: retry?.title, status: retry == nil ? .unprocessableContent : .serviceUnavailable,
      to: visit, saying: message.map(site.words))
  }

  /// - Throws: ``UploadExcess/kept`` where the account would keep too much; ``Detour`` where that was imported already.
  private func checkRoom(for upload: Upload, of visit: Visit) async throws {
    guard let account = try await visit.sessions.load()?.user.id else { return }
    let (kept, limit) = (try await site.company.tracks.kept(by: account), site.limits.upload.kept)
    guard kept.files + upload.files.count > limit.files || kept.bytes + upload.bytes > limit.bytes else { return }
    if let key = upload.key { try site.showTracks(saidAlready: key.uuidString, to: visit) }
    throw UploadExcess.kept
  }

  private func refuse(_ excess: UploadExcess, _ visit: Visit) async throws -> Response {
    let alert = AlertContent(title: excess.title, subtitle: "\(excess.sentence) Nothing was imported.")
    return try await site.showTracks(under: alert, status: excess.status, to: visit)
  }
}
