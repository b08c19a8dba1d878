import Events
import Foundation
import Testing

@Suite struct EmployeeBirthdayTests {
  private func birthday(_ text: String?) throws -> Birthday? {
    let birthday = text.map { "\"\($0)\"" } ?? "null"
    let json = #"{"id": "7", "givenName": "Grace", "familyName": "Hopper", "location": "x", "birthday": \#(birthday)}"#
    return try JSONDecoder().decode(EmployeeBirthday.self, from: Data(json.utf8)).birthday
  }

  @Test func `an employee's birthday stands under the whole name`() throws {
    #expect(try birthday("12-09-1906") == Birthday(id: "7", name: "Grace Hopper", month: 12, day: 9))
    #expect(try birthday("02-29-2000") == Birthday(id: "7", name: "Grace Hopper", month: 2, day: 29))
  }

  @Test func `an employee may have none that is known`() throws {
    #expect(try birthday(nil) == nil)
  }

  @Test(arguments: ["", "1906-12-09", "12-09-06", "13-09-1906", "12-32-1906", "02-30-2000", "+2-09-1906", "12/09/1906"])
  func `what is no month, day and year is refused`(text: String) {
    #expect(throws: DecodingError.self) { try birthday(text) }
  }
}
