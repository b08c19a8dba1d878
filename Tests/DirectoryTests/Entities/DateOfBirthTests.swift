import Directory
import Foundation
import Testing

@Suite struct DateOfBirthTests {
  @Test(arguments: ["07-08-1964", "02-29-2000", "12-31-0000"])
  func `a date is read as it is written`(text: String) throws {
    #expect(try #require(DateOfBirth(text)).description == text)
  }

  @Test(arguments: ["13-01-2000", "02-30-2000", "00-01-2000", "7-8-1964", "07-08-64", "07/08/1964", "+7-08-1964", ""])
  func `what is no date is none`(text: String) {
    #expect(DateOfBirth(text) == nil)
  }

  @Test func `an employee's birthday that is no date is said to be none`() {
    let json = Data(
      #"{"id": "1", "givenName": "a", "familyName": "b", "location": "", "directReports": [], "birthday": "x"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Employee.self, from: json) }
  }
}
