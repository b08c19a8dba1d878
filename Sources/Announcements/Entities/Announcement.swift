public import Foundation
import Humble

/// Something that the company wants its people to know.
///
/// Coded as in the MyBiz REST API: `{"id", "title", "body", "author"?, "date"}`, the date as RFC 3339.
public struct Announcement: Sendable, Equatable, Identifiable {
  /// What tells this announcement from the others; opaque.
  public let id: String
  /// What it is about, as the company wrote it.
  public let title: String
  /// What it says, as the company wrote it, in any number of paragraphs.
  public let body: String
  /// The id of the employee who wrote it, where the company says so.
  public let author: String?
  /// When it was made.
  public let date: Date

  /// Makes an announcement.
  /// - Parameters:
  ///   - id: what tells this announcement from the others.
  ///   - title: what it is about.
  ///   - body: what it says.
  ///   - author: the id of the employee who wrote it.
  ///   - date: when it was made.
  public init(id: String, title: String, body: String, author: String?, date: Date) {
    self.id = id
    self.title = title
    self.body = body
    self.author = author
    self.date = date
  }
}

extension Announcement: Codable {
  private enum CodingKeys: CodingKey {
    case id, title, body, author, date
  }

  /// Decodes an announcement as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    body = try container.decode(String.self, forKey: .body)
    author = try container.decodeIfPresent(String.self, forKey: .author)
    date = try container.decodeRFC3339(forKey: .date)
  }

  /// Encodes an announcement as the MyBiz REST API writes it.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(body, forKey: .body)
    try container.encodeIfPresent(author, forKey: .author)
    try container.encodeRFC3339(date, forKey: .date)
  }
}
