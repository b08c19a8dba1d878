import Authentication
import Foundation
import NIOPosix
import Testing

@testable import BackEnd

@Suite struct PasswordHashTests {
  private let cost = ScryptCost(rounds: 16, blockSize: 1, parallelism: 1)

  @Test func `a hash verifies its password alone`() throws {
    let hash = try PasswordHash(of: Secret("hailHydra"), cost: cost)
    #expect(try hash.verifies(Secret("hailHydra")))
    for wrong in ["", "hailhydra", "hailHydra "] { #expect(try !hash.verifies(Secret(wrong))) }
  }

  @Test func `one password has a different hash each time`() throws {
    let (one, other) = try (PasswordHash(of: Secret("a"), cost: cost), PasswordHash(of: Secret("a"), cost: cost))
    #expect(one.salt != other.salt)
    #expect(one.key != other.key)
  }

  @Test func `a hash carries its cost, so that it still verifies when another is the custom`() throws {
    for cost in [cost, ScryptCost(rounds: 32, blockSize: 2, parallelism: 3)] {
      let text = try PasswordHash(of: Secret("pässword 🗝"), cost: cost).text
      let hash = try #require(PasswordHash(text: text))
      #expect(hash.cost == cost)
      #expect(try hash.verifies(Secret("pässword 🗝")))
    }
  }

  /// The second test vector of [RFC 7914](https://www.rfc-editor.org/rfc/rfc7914#section-12).
  @Test func `it is scrypt`() throws {
    let key = Data([
      0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe, 0x7c, 0x6a, 0xd7,
      0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62, 0x2e, 0xaf, 0x30, 0xd9, 0x2e, 0x22,
      0xa3, 0x88, 0x6f, 0xf1, 0x09, 0x27, 0x9d, 0x98, 0x30, 0xda, 0xc7, 0x27, 0xaf, 0xb9, 0x4a, 0x83, 0xee, 0x6d, 0x83,
      0x60, 0xcb, 0xdf, 0xa2, 0xcc, 0x06, 0x40,
    ])
    let cost = ScryptCost(rounds: 1_024, blockSize: 8, parallelism: 16)
    #expect(try PasswordHash(cost: cost, salt: Data("NaCl".utf8), key: key).verifies(Secret("password")))
  }

  @Test(arguments: ["", "scrypt", "scrypt$16$1$1$AAAA", "bcrypt$16$1$1$AAAA$AAAA", "scrypt$x$1$1$AAAA$AAAA", "$$$$$"])
  func `what is no hash is none`(text: String) {
    #expect(PasswordHash(text: text) == nil)
  }

  @Test func `nobody's hash verifies nothing`() throws {
    #expect(try !PasswordHash.decoy(cost: cost).verifies(Secret("")))
  }

  @Test func `the standard cost is one that OWASP recommends`() {
    #expect(ScryptCost.standard == ScryptCost(rounds: 32_768, blockSize: 8, parallelism: 3))
  }

  @Test func `more than the limit do not wait`() async throws {
    let none = ScryptHasher(cost: cost, threads: .singleton, limit: 0)
    await #expect(throws: HasherIsBusy.self) { try await none.hash(Secret("a")) }
    let one = ScryptHasher(cost: cost, threads: .singleton, limit: 1)
    for _ in 1...3 {
      let hash = try await one.hash(Secret("a"))
      #expect(try await one.verify(Secret("a"), against: hash))
    }
  }
}
