import Events
import Foundation

/// Somebody who works for the company, as the MyBiz REST API writes it.
///
/// Only the names and the id are needed in a company file.
struct Employee: Codable, Equatable {
  let id: String
  let givenName: String
  let familyName: String
  let location: String
  let manager: String?
  let directReports: [String]
  /// Month, day and year, such as `07-08-1964`.
  let birthday: String?
}

extension Employee {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    givenName = try container.decode(String.self, forKey: .givenName)
    familyName = try container.decode(String.self, forKey: .familyName)
    location = try container.decodeIfPresent(String.self, forKey: .location) ?? ""
    manager = try container.decodeIfPresent(String.self, forKey: .manager)
    directReports = try container.decodeIfPresent([String].self, forKey: .directReports) ?? []
    birthday = try container.decodeIfPresent(String.self, forKey: .birthday)
    guard birthday.map(Self.isBirthday) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .birthday, in: container, debugDescription: "it is not a date such as 07-08-1964 (month, day, year)")
    }
  }

  private static func isBirthday(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{2})-([0-9]{2})-[0-9]{4}/), let month = Int(match.1),
      let day = Int(match.2)
    else { return false }
    return Birthday(id: "", name: "", month: month, day: day) != nil
  }
}
