public import Foundation
public import Humble

/// Handles what a person does on the announcements.
public struct AnnouncementListEventHandler: EventHandler {
  private let fetchAnnouncements: any InteractorFactory<Void, any FetchAnnouncementsOutput>
  private let region: Region
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - fetchAnnouncements: makes ``FetchAnnouncements`` interactors.
  ///   - region: how dates are written, and where days start.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    fetchAnnouncements: any InteractorFactory<Void, any FetchAnnouncementsOutput>, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetchAnnouncements = fetchAnnouncements
    self.region = region
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: AnnouncementListViewEvent, from view: any AnnouncementListView) async {
    let presenter = AnnouncementListPresenter(view: view, event: event, region: region, now: now)
    await fetchAnnouncements.makeInteractor(for: (), output: presenter).execute()
  }
}
