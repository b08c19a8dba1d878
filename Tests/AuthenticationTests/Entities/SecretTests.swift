import Authentication
import Foundation
import Testing

@Suite struct SecretTests {
  private let secret = Secret("hailHydra")

  @Test func `a secret never prints`() {
    var dumped = ""
    dump(secret, to: &dumped)
    let credentials = Credentials(userName: "agent", password: secret)
    var dumpedCredentials = ""
    dump([credentials], to: &dumpedCredentials)
    let printed = [
      "\(secret)", String(describing: secret), String(reflecting: secret), secret.debugDescription, dumped,
      "\(credentials)", String(reflecting: credentials), dumpedCredentials, "\(Optional(secret) as Any)",
      "\(SignInViewEvent.submitted(credentials))", "\(Session(token: secret, user: .coulson))",
      "\(Mirror(reflecting: secret).children.map(\.value))",
    ]
    for text in printed { #expect(!text.contains("hailHydra")) }
    #expect("\(secret)" == Secret.mask)
  }

  @Test func `a secret is encoded as a mask`() throws {
    let event = SignInViewEvent.submitted(Credentials(userName: "agent", password: secret))
    let json = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    #expect(json.contains("agent"))
    #expect(json.contains(Secret.mask))
    #expect(!json.contains("hailHydra"))
  }

  @Test func `a secret is decoded from a string`() throws {
    let decoded = try JSONDecoder().decode(Secret.self, from: Data(#""hailHydra""#.utf8))
    #expect(decoded == secret)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Secret.self, from: Data("5".utf8)) }
  }

  @Test func `secrets are equal when all their bytes are`() {
    #expect(secret == Secret("hailHydra"))
    #expect(secret != Secret("hailHydrb"))
    #expect(secret != Secret("xailHydra"))
    #expect(secret != Secret("hailHydra "))
    #expect(secret != Secret(""))
    #expect(Secret("") == Secret(""))
    #expect(Secret("é") != Secret("e\u{301}"))
  }

  @Test func `the mask says nothing about the length`() {
    #expect("\(Secret(""))" == "\(Secret(String(repeating: "x", count: 100)))")
  }

  @Test func `the text comes out only when it is asked for`() {
    #expect(secret.reveal() == "hailHydra")
    #expect(Secret("").isEmpty)
    #expect(!secret.isEmpty)
  }
}
