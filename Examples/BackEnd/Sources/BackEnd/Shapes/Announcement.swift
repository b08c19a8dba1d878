import Foundation
import Humble

/// Something that the company wants its people to know, as the MyBiz REST API writes it.
struct Announcement: Codable, Equatable {
  let id: String
  let title: String
  let body: String
  /// The id of an employee.
  let author: String?
  let date: Date

  private enum CodingKeys: CodingKey {
    case id, title, body, author, date
  }
}

extension Announcement {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    body = try container.decode(String.self, forKey: .body)
    author = try container.decodeIfPresent(String.self, forKey: .author)
    date = try container.decodeRFC3339(forKey: .date)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(body, forKey: .body)
    try container.encodeIfPresent(author, forKey: .author)
    try container.encodeRFC3339(date, forKey: .date)
  }
}
