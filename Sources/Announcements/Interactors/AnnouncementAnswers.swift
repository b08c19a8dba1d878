import Authentication
import Humble

/// What the announcements and the directory of their authors answered to one request.
struct AnnouncementAnswers: FetchAnswer {
  let announcements: Result<Snapshot<[Announcement]>, GatewayFailure>
  let authors: Result<[String: String], GatewayFailure>
  let kept: CachedAnnouncements?

  /// Names alone are nothing to show, and announcements without them are: only a refusal of the session counts.
  var failures: [GatewayFailure] {
    [announcements.failure, authors.failure == .unauthorized ? .unauthorized : nil].compactMap(\.self)
  }

  var toKeep: CachedAnnouncements? {
    (try? announcements.get()).map { CachedAnnouncements(announcements: $0, authors: list($0.value).authors) }
  }

  func found(storeFailure: StoreFailure?) -> FetchedAnnouncements? {
    let list: Fetched<AnnouncementList>
    switch (announcements, kept) {
    case (.success(let snapshot), _): list = Fetched(self.list(snapshot.value), storeFailure: storeFailure)
    case (.failure, nil): return nil
    case (.failure(let failure), let kept?):
      list = Fetched(
        self.list(kept.announcements.value),
        gap: FetchGap(failure: failure, since: kept.announcements.fetched), storeFailure: storeFailure)
    }
    let hasAuthors = list.value.announcements.contains { $0.author != nil }
    return FetchedAnnouncements(list: list, authorFailure: hasAuthors ? authors.failure : nil)
  }

  private func list(_ announcements: [Announcement]) -> AnnouncementList {
    AnnouncementList(announcements: announcements, authors: (try? authors.get()) ?? kept?.authors ?? [:])
  }
}
