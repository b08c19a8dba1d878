/// Somebody who works for the company.
///
/// Coded as in the MyBiz REST API: `{"id", "givenName", "familyName", "location", "manager"?, "directReports": [id],
/// "birthday": "MM-dd-yyyy"?}`.
public struct Employee: Sendable, Equatable, Identifiable {
  /// What tells this employee from the others; opaque.
  public let id: String
  /// The given name, as the company wrote it.
  public let givenName: String
  /// The family name, as the company wrote it.
  public let familyName: String
  /// Where the employee works, as the company wrote it.
  public let location: String
  /// The id of the employee's manager; `nil` for those at the top.
  public let manager: ID?
  /// The ids of the employees whose manager this one is.
  public let directReports: [ID]
  /// When the employee was born, where the company knows it.
  public let birthday: DateOfBirth?

  /// Makes an employee.
  /// - Parameters:
  ///   - id: what tells this employee from the others.
  ///   - givenName: the given name.
  ///   - familyName: the family name.
  ///   - location: where the employee works.
  ///   - manager: the id of the employee's manager.
  ///   - directReports: the ids of the employees whose manager this one is.
  ///   - birthday: when the employee was born.
  public init(
    id: String, givenName: String, familyName: String, location: String, manager: ID? = nil, directReports: [ID] = [],
    birthday: DateOfBirth? = nil
  ) {
    self.id = id
    self.givenName = givenName
    self.familyName = familyName
    self.location = location
    self.manager = manager
    self.directReports = directReports
    self.birthday = birthday
  }

  /// Given and family name, so far as there are any.
  public var name: String {
    givenName.isEmpty ? familyName : familyName.isEmpty ? givenName : "\(givenName) \(familyName)"
  }
}

extension Employee: Codable {
  /// Decodes an employee as the MyBiz REST API writes it; unknown keys are ignored.
  ///
  /// A company file, which people write by hand, may leave out the location and the direct reports.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    givenName = try container.decode(String.self, forKey: .givenName)
    familyName = try container.decode(String.self, forKey: .familyName)
    location = try container.decodeIfPresent(String.self, forKey: .location) ?? ""
    manager = try container.decodeIfPresent(String.self, forKey: .manager)
    directReports = try container.decodeIfPresent([String].self, forKey: .directReports) ?? []
    birthday = try container.decodeIfPresent(DateOfBirth.self, forKey: .birthday)
  }
}
