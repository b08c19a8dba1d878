/// What a person does on the announcements.
public enum AnnouncementListViewEvent: Sendable, Equatable, Codable {
  /// The announcements were opened.
  case opened
}
