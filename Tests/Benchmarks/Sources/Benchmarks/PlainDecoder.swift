import Directory
import Foundation

/// What a program would do that only decodes a company file.
enum PlainDecoder {
  private struct Company: Decodable {
    let users: [User]
    let events: [Event]?
    let employees: [Employee]?
  }

  private struct User: Decodable {
    let id: UUID
    let name: String
    let email: String
    let password: String
  }

  private struct Event: Decodable {
    let id: String
    let name: String
    let date: Date
    let type: String
    let duration: Double
  }

  static func decode(_ path: String) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let company = try decoder.decode(Company.self, from: Data(contentsOf: URL(filePath: path)))
    print("\(company.events?.count ?? 0) events, \(company.employees?.count ?? 0) employees")
  }
}
