import Foundation
import GRDB
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct BrokenCompanyTests {
  /// The sentence with which a company file is refused, without its beginning; nothing has been changed then.
  private func refusal(of json: String) async throws -> String {
    let server = try await TestServer()
    let before = try await server.database.read { try contents($0) }
    let failure = await #expect(throws: ServerFailure.self) { try await server.importCompany(json) }
    #expect(try await server.database.read { try contents($0) } == before)
    return try #require(failure).sentence.replacing("The company file \(server.folder.path("company.json")) ", with: "")
  }

  @Sendable private func contents(_ db: Database) throws -> [String] {
    try ["user", "company", "event", "employee", "announcement", "product"].flatMap {
      try Row.fetchAll(db, sql: "SELECT * FROM \($0)").map(\.description)
    }
  }

  @Test(arguments: [
    ("", "is not JSON: in line 1, column 1, expected a value, but the text ends."),
    ("{}", "is wrong in line 1, column 1: it has no \"users\"."),
    (
      #"{"users": [{"id": "1"}]}"#,
      "is wrong in line 1, column 19, at users[0].id: it is not a UUID such as 6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01."
    ),
    (
      #"{"users": [], "products": [{"productId": "a", "productName": "", "unitPrice": -1}]}"#,
      "is wrong in line 1, column 79, at products[0].unitPrice: it is not a price of 0 or more."
    ),
    (
      #"{"users": [], "rules": {"sessionLifetime": 0}}"#,
      "is wrong in line 1, column 44, at rules.sessionLifetime: it is not a number of seconds above 0."
    ),
    (
      #"{"users": [], "rules": {"maxPurchaseOrder": -5}}"#,
      "is wrong in line 1, column 45, at rules.maxPurchaseOrder: it is not a sum of 0 or more."
    ),
    (
      #"{"users": [], "rules": {"currency": "usd"}}"#,
      "is wrong in line 1, column 37, at rules.currency: it is not a currency's code such as USD (ISO 4217)."
    ),
    (
      #"{"users": [], "employees": [{"id": "1", "givenName": "", "familyName": "", "birthday": "02-30-1990"}]}"#,
      "is wrong in line 1, column 88, at employees[0].birthday: it is not a date such as 07-08-1964 (month, day, year)."
    ),
    (
      #"{"users": [], "announcements": [{"id": "1", "title": "", "body": "", "date": "now"}]}"#,
      "is wrong in line 1, column 78, at announcements[0].date: it is not a date such as 2026-11-20T09:30:00Z."
    ),
  ])
  func `a file that is wrong is refused with the place`(json: String, sentence: String) async throws {
    #expect(try await refusal(of: json) == sentence)
  }

  @Test(arguments: [
    (
      #""cobol"}"#, #""cobol"}, {"id": "\#(Fixtures.ada)", "name": "", "email": "b", "password": ""}"#,
      "has the id \"\(Fixtures.ada)\" twice, at users[0] and users[2]. Give each its own."
    ),
    ("grace@", "ADA@", "has the email \"ada@example.com\" twice, at users[0] and users[1]. Give each its own."),
    (#""watch""#, #""late""#, "has the id \"late\" twice, at events[0] and events[1]. Give each its own."),
    (#""id": "1""#, #""id": "2""#, "has the id \"2\" twice, at employees[0] and employees[1]. Give each its own."),
    (
      #""id": "new""#, #""id": "old""#,
      "has the id \"old\" twice, at announcements[0] and announcements[1]. Give each its own."
    ),
    (#""cog""#, #""tea""#, "has the productId \"tea\" twice, at products[0] and products[1]. Give each its own."),
  ])
  func `what must be there once is named where it is there twice`(
    text: String, replacement: String, sentence: String
  ) async throws {
    #expect(try await refusal(of: Fixtures.company.replacing(text, with: replacement)) == sentence)
  }

  @Test(arguments: ["grace@", "Grace\"", "cobol", "watch", "Night", "Babbage", "Steam", "Cog"])
  func `a text with NUL would be stored cut`(text: String) async throws {
    #expect(
      try await refusal(of: Fixtures.company.replacing(text, with: #"\u0000"# + text))
        == #"has a text with the character NUL (\u0000). Take it out."#)
  }

  @Test(arguments: ["grace:x", "grace:\u{301}x"])
  func `an address with a colon could never sign in`(email: String) async throws {
    let sentence = try await refusal(of: Fixtures.company.replacing("grace@example.com", with: email))
    #expect(sentence.hasSuffix("at users[1].email: it has a colon, with which nobody can sign in."))
  }
}
