import Foundation

/// An employee of the MyBiz REST API, so far as the calendar needs one.
///
/// Adapters decode the company's `employees` into it: `{"id", "givenName", "familyName", "birthday": "MM-dd-yyyy"?}`.
public struct EmployeeBirthday: Sendable, Equatable {
  /// The employee's birthday, under the employee's id and whole name; `nil` where the company does not know it.
  public let birthday: Birthday?
}

extension EmployeeBirthday: Decodable {
  private enum CodingKeys: CodingKey {
    case id, givenName, familyName, birthday
  }

  /// Decodes an employee; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .id)
    let name = try [
      container.decode(String.self, forKey: .givenName), container.decode(String.self, forKey: .familyName),
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    guard let text = try container.decodeIfPresent(String.self, forKey: .birthday) else {
      birthday = nil
      return
    }
    birthday = Self.birthday(text, id: id, name: name)
    guard birthday != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .birthday, in: container, debugDescription: "it is not a date such as 07-08-1964 (month, day, year)")
    }
  }

  private static func birthday(_ text: String, id: String, name: String) -> Birthday? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 4], text.utf8.allSatisfy({ !"+ ".utf8.contains($0) }), let month = Int(parts[0]),
      let day = Int(parts[1]), Int(parts[2]) != nil
    else {
      return nil
    }
    return Birthday(id: id, name: name, month: month, day: day)
  }
}
