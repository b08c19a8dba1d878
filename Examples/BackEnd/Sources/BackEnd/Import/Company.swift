import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Purchasing

/// A company as its JSON file has it: the same file that `mybiz --company` reads.
struct Company: Decodable {
  let users: [CompanyUser]
  let rules: CompanyRules
  let events: [Event]
  let employees: [Employee]
  let announcements: [Announcement]
  let products: [Product]

  private enum CodingKeys: CodingKey {
    case users, rules, events, employees, announcements, products
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    users = try container.decode([CompanyUser].self, forKey: .users)
    rules = try container.decodeIfPresent(CompanyRules.self, forKey: .rules) ?? CompanyRules()
    events = try container.decodeIfPresent([Event].self, forKey: .events) ?? []
    employees = try container.decodeIfPresent([Employee].self, forKey: .employees) ?? []
    announcements = try container.decodeIfPresent([Announcement].self, forKey: .announcements) ?? []
    products = try container.decodeIfPresent([Product].self, forKey: .products) ?? []
  }

  /// What is in the file more than once and must not be, as the rest of a sentence about it; `nil` where nothing is.
  var repetition: String? {
    repetition("users", "id", in: users.map(\.profile.user.id.uuidString))
      ?? repetition("users", "email", in: users.map { UserTable.login(for: $0.profile.user.email) })
      ?? repetition("events", "id", in: events.map(\.id))
      ?? repetition("employees", "id", in: employees.map(\.id))
      ?? repetition("announcements", "id", in: announcements.map(\.id))
      ?? repetition("products", "productId", in: products.map(\.id))
  }

  private func repetition(_ list: String, _ key: String, in values: [String]) -> String? {
    var places: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      if let first = places.updateValue(index, forKey: value) {
        return "has the \(key) \"\(value)\" twice, at \(list)[\(first)] and \(list)[\(index)]. Give each its own."
      }
    }
    return nil
  }
}

extension Company {
  /// Reads a company file.
  /// - Parameter path: where the file is.
  /// - Throws: ``ServerFailure``, which says what is wrong with the file, and where.
  init(file path: String) throws(ServerFailure) {
    let data: Data
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw ServerFailure(
        FileManager.default.fileExists(atPath: path)
          ? "The company file \(path) cannot be read. Check that it is a file, and its permissions."
          : "There is no company file at \(path). Check the path.")
    }
    do { self = try JSONDecoder().decode(Company.self, from: data) } catch {
      throw ServerFailure("The company file \(path) \(JSONFault(error, in: data).sentence)")
    }
    guard !JSONText.hasNUL(data) else { throw ServerFailure("The company file \(path) \(JSONText.nulSummary)") }
    if let repetition { throw ServerFailure("The company file \(path) \(repetition)") }
  }
}

/// Someone who may sign in.
struct CompanyUser: Decodable {
  let profile: UserProfile
  let password: Secret

  private enum CodingKeys: CodingKey {
    case email, password
  }

  init(from decoder: any Decoder) throws {
    profile = try UserProfile(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard !profile.user.email.utf8.contains(UInt8(ascii: ":")) else {
      throw DecodingError.dataCorruptedError(
        forKey: .email, in: container, debugDescription: "it has a colon, with which nobody can sign in")
    }
    password = try container.decode(Secret.self, forKey: .password)
  }
}
