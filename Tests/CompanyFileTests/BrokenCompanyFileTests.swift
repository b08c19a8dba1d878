import AccountFile
import Authentication
import CompanyFile
import Foundation
import Humble
import Testing

@Suite struct BrokenCompanyFileTests {
  private func failure(_ url: URL) async -> GatewayFailure? {
    let gateway = FileAuthenticationGateway(document: CompanyDocument(at: url), now: { Sample.start })
    do throws(GatewayFailure) {
      _ = try await gateway.signIn(with: Sample.credentials)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", "is not JSON: in line 1, column 1, expected a value, but the text ends."),
    ("{", "is not JSON: in line 1, column 2, expected a quotation mark, but the text ends."),
    ("{\"users\": [}", "is not JSON: in line 1, column 12, expected a value."),
    ("{\n  \"users\": [],,\n}", "is not JSON: in line 2, column 15, expected a quotation mark."),
    ("{\"users\": [] \"x\": 1}", "is not JSON: in line 1, column 14, expected a comma or }."),
    ("{\"users\" []}", "is not JSON: in line 1, column 10, expected :."),
    ("{\"users\": [01]}", "is not JSON: in line 1, column 13, expected a comma or ]."),
    ("{\"users\": [\"ä\\q\"]}", "is not JSON: in line 1, column 15, expected an escape such as \\n."),
    ("{\"users\": [\"\\u12\"]}", "is not JSON: in line 1, column 17, expected four hexadecimal digits."),
    ("{\"users\": [nul]}", "is not JSON: in line 1, column 12, expected a value."),
    ("{\"users\": [1.]}", "is not JSON: in line 1, column 14, expected a digit."),
    ("{\"users\": []} x", "is not JSON: in line 1, column 15, expected the end of the text."),
    ("{\"users\": [\"a\nb\"]}", "is not JSON: in line 1, column 14, expected a closing quotation mark."),
    ("{\"users\": [1e400]}", "is not JSON: in line 1, column 12, this number is too large."),
    (
      "{\"users\": [\"\\ud800\"]}",
      "is not JSON: in line 1, column 12, an escape in this text stands for half a character."
    ),
    (
      "{\"users\": [], \"rules\": {\"sessionLifetime\": -5}}",
      "is wrong in line 1, column 44, at rules.sessionLifetime: it is not a number of seconds above 0."
    ),
    ("[]", "is wrong in line 1, column 1: it is not an object."),
    ("{}", "is wrong in line 1, column 1: it has no \"users\"."),
    ("{\"users\": 5}", "is wrong in line 1, column 11, at users: it is not an array."),
    ("{\"users\": null}", "is wrong in line 1, column 11, at users: it is null and not an array."),
    (
      "{\"users\": [],\n \"events\": [{\"id\": \"1\", \"name\": \"N\"}]}",
      "is wrong in line 2, column 13, at events[0]: it has no \"date\"."
    ),
    (
      "{\"users\": [],\n \"events\":\n  [{\"date\": \"x\", \"name\": \"né\", \"id\": \"]\"}]}",
      "is wrong in line 3, column 13, at events[0].date: it is not a date such as 2026-11-20T09:30:00Z."
    ),
    (
      "{\"users\": [], \"rules\": {\"sessionLifetime\": \"long\"}}",
      "is wrong in line 1, column 44, at rules.sessionLifetime: it is not a number."
    ),
    (
      "{\"users\": [{\"id\": \"x\", \"name\": \"\", \"email\": \"\", \"password\": \"\"}]}",
      "is wrong in line 1, column 19, at users[0].id: "
        + "it is not a UUID such as 6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01."
    ),
    (
      "{\"users\": [], \"employees\": [{\"id\": \"1\", \"givenName\": \"\", \"familyName\": \"\", \"birthday\": \"2000-02-29\"}]}",
      "is wrong in line 1, column 88, at employees[0].birthday: "
        + "it is not a date such as 07-08-1964 (month, day, year)."
    ),
  ])
  func `a broken file says where, what, and what is due`(text: String, words: String) async throws {
    let file = try TemporaryFile(text)
    #expect(await failure(file.url) == .malformedResponse("The company file \(file.url.path) \(words)"))
  }

  @Test func `a byte order mark is no part of the first line`() async throws {
    let file = try TemporaryFile("\u{FEFF}{\"users\": 5}")
    #expect(
      await failure(file.url)
        == .malformedResponse(
          "The company file \(file.url.path) is wrong in line 1, column 11, at users: it is not an array."))
  }

  @Test func `a byte that is not UTF-8 is found`() async throws {
    let file = try TemporaryFile(Data(#"{"users": "\#nä"#.utf8) + [0xC3, 0x28] + Data(#""}"#.utf8))
    let words = "is not JSON: in line 2, column 2, there is a byte that is not UTF-8."
    #expect(await failure(file.url) == .malformedResponse("The company file \(file.url.path) \(words)"))
  }

  @Test func `ten thousand levels of nesting are refused`() async throws {
    let file = try TemporaryFile(#"{"users": "# + String(repeating: "[", count: 10_000))
    let words = "is not JSON: in line 1, column 522, arrays and objects are nested too deeply."
    #expect(await failure(file.url) == .malformedResponse("The company file \(file.url.path) \(words)"))
  }

  @Test func `a file that is not there, or is none, says so`() async throws {
    let file = try TemporaryFile()
    #expect(
      await failure(file.url) == .unreachable("There is no company file at \(file.url.path). Check the path."))
    let folder = FileManager.default.temporaryDirectory
    #expect(
      await failure(folder) == .unreachable("\(folder.path) is not a file. Give the path of a company file."))
    let device = URL(filePath: "/dev/zero")
    #expect(await failure(device) == .unreachable("/dev/zero is not a file. Give the path of a company file."))
  }

  @Test func `no failure prints a password`() async throws {
    let file = try TemporaryFile(#"{"users": [{"id": "x", "name": "", "email": "", "password": "hailHydra"}]}"#)
    #expect(await failure(file.url)?.sentence.contains("hailHydra") == false)
  }
}
