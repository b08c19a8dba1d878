public import Authentication
public import Humble

/// The company's announcements, with the names of those who made them.
public struct AnnouncementList: Sendable, Equatable {
  /// The announcements, newest first.
  public let announcements: [Announcement]
  /// The names of their authors, so far as they are known, by ``Announcement/author``.
  public let authors: [String: String]

  /// Makes a list.
  /// - Parameters:
  ///   - announcements: the announcements, in any order.
  ///   - authors: the names of their authors; those of others are left out.
  public init(announcements: [Announcement], authors: [String: String]) {
    self.announcements = announcements.sorted { ($1.date, $0.id) < ($0.date, $1.id) }
    let ids = Set(announcements.compactMap(\.author))
    self.authors = authors.filter { ids.contains($0.key) }
  }
}

/// What is kept of the announcements for an account.
public struct CachedAnnouncements: Sendable, Equatable, Codable {
  /// What the company announced.
  public let announcements: Snapshot<[Announcement]>
  /// The names of the authors when they were last known.
  public let authors: [String: String]

  /// Makes a value.
  /// - Parameters:
  ///   - announcements: what the company announced.
  ///   - authors: the names of the authors.
  public init(announcements: Snapshot<[Announcement]>, authors: [String: String]) {
    self.announcements = announcements
    self.authors = authors
  }
}

/// What a fetch of announcements found.
public struct FetchedAnnouncements: Sendable, Equatable {
  /// The announcements, with what is old in them.
  public let list: Fetched<AnnouncementList>
  /// Why the names of the authors are missing or old, where they are.
  public let authorFailure: GatewayFailure?

  /// Makes a find.
  /// - Parameters:
  ///   - list: the announcements.
  ///   - authorFailure: why the names of the authors are missing or old.
  public init(list: Fetched<AnnouncementList>, authorFailure: GatewayFailure? = nil) {
    self.list = list
    self.authorFailure = authorFailure
  }
}
