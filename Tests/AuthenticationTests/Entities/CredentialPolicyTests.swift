import Authentication
import Testing

@Suite struct CredentialPolicyTests {
  private func failure(
    of userName: String, _ password: String, under policy: CredentialPolicy
  ) -> CredentialFailure? {
    do throws(CredentialFailure) {
      try policy.check(Credentials(userName: userName, password: Secret(password)))
      return nil
    } catch {
      return error
    }
  }

  @Test func `the company's policy wants an email address and a password`() {
    #expect(failure(of: "agent@shield.org", "x", under: .company) == nil)
    #expect(failure(of: "agent", "x", under: .company) == .invalidEmail)
    #expect(failure(of: "agent@shield.org", "", under: .company) == .invalidPasswordLength(1...1_024))
  }

  @Test(
    arguments: [
      ("ab", "Aa1", nil),
      ("abcdefghij", "Aa1", nil),
      ("a", "Aa1", .invalidUserNameLength(2...10)),
      ("abcdefghijk", "Aa1", .invalidUserNameLength(2...10)),
      ("ab", "A1", .invalidPasswordLength(3...1_024)),
      ("ab", "aa1", .invalidPasswordCharacters),
      ("ab", "AAA", .invalidPasswordCharacters),
      ("ab", "Äa٣", nil),
    ] as [(String, String, CredentialFailure?)])
  func `the strict policy wants lengths and characters`(name: String, password: String, expected: CredentialFailure?) {
    #expect(failure(of: name, password, under: .strict) == expected)
  }

  @Test func `the first broken rule is the one that is reported`() {
    #expect(failure(of: "a", "", under: .strict) == .invalidUserNameLength(2...10))
    #expect(failure(of: "ab", "", under: .strict) == .invalidPasswordLength(3...1_024))
    let reversed = CredentialPolicy(CredentialPolicy.strict.rules.reversed())
    #expect(failure(of: "a", "", under: reversed) == .invalidPasswordCharacters)
  }

  @Test func `lengths count characters as a person sees them`() {
    #expect(failure(of: "👩‍👩‍👧‍👦", "Aa1", under: .strict) == .invalidUserNameLength(2...10))
    #expect(failure(of: "👩‍👩‍👧‍👦🇩🇪", "Aa1", under: .strict) == nil)
    #expect(failure(of: String(repeating: "e\u{301}", count: 10), "Aa1", under: .strict) == nil)
    #expect(failure(of: String(repeating: "e\u{301}", count: 11), "Aa1", under: .strict) != nil)
  }

  @Test func `a megabyte of input is refused`() {
    let megabyte = String(repeating: "aA1.", count: 250_000)
    #expect(failure(of: megabyte, "Aa1", under: .strict) == .invalidUserNameLength(2...10))
    #expect(failure(of: "ab", megabyte, under: .strict) == .invalidPasswordLength(3...1_024))
    #expect(failure(of: megabyte + "@shield.org", "x", under: .company) == .invalidEmail)
    let marks = "a" + String(repeating: "\u{301}", count: 500_000) + "b"
    #expect(failure(of: marks, "Aa1", under: .strict) == .invalidUserNameLength(2...10))
  }

  @Test func `a range of lengths without an end, or without sense, is no trap`() {
    let endless = CredentialPolicy([UserNameLengthRule(2...Int.max)])
    #expect(failure(of: "a", "", under: endless) == .invalidUserNameLength(2...1_024))
    #expect(failure(of: "ab", "", under: endless) == nil)
    let negative = CredentialPolicy([UserNameLengthRule(-5 ... -2)])
    #expect(failure(of: "a", "", under: negative) == .invalidUserNameLength(0...0))
  }

  @Test func `an embedder's own rule is checked in its place`() {
    struct NotTheNameRule: CredentialRule {
      func check(_ credentials: Credentials) throws(CredentialFailure) {
        guard credentials.password.reveal() != credentials.userName else { throw .other("Do not use your name.") }
      }
    }
    let policy = CredentialPolicy([NotTheNameRule()] + CredentialPolicy.company.rules)
    #expect(failure(of: "agent", "agent", under: policy) == .other("Do not use your name."))
    #expect(failure(of: "agent", "other", under: policy) == .invalidEmail)
  }

  @Test(arguments: [
    "agent@shield.org", "first.last+tag@sub.example.co.uk", "a@b.cd", "!#$%&'*+-/=?^_`{|}~@example.com",
    "jörg@müller.example", "用户@例え.テスト", "x@1-2.example", "1@example.com",
  ])
  func `an email address is taken`(address: String) {
    #expect(failure(of: address, "x", under: .company) == nil)
  }

  @Test(arguments: [
    "", "@", "agent", "agent@", "@shield.org", "agent@shield", "agent@.org", "agent@shield.", "agent@shield..org",
    ".agent@shield.org", "agent.@shield.org", "a..b@shield.org", "a b@shield.org", "agent@shi eld.org",
    "agent@-shield.org", "agent@shield-.org", "a@b@shield.org", "agent@[127.0.0.1]", "\"a b\"@shield.org",
    "agent@shield.org\n", "agent\u{0}@shield.org", "agent@shield_x.org", "agent(x)@shield.org",
  ])
  func `what is not an email address is refused`(address: String) {
    #expect(failure(of: address, "x", under: .company) == .invalidEmail)
  }

  @Test func `an email address has at most 64 octets before the at sign, 63 in a label and 254 in all`() {
    func address(local: Int, labels: [Int]) -> String {
      let domain = labels.map { String(repeating: "d", count: $0) }.joined(separator: ".")
      return String(repeating: "l", count: local) + "@" + domain
    }
    #expect(failure(of: address(local: 64, labels: [63, 3]), "x", under: .company) == nil)
    #expect(failure(of: address(local: 65, labels: [63, 3]), "x", under: .company) == .invalidEmail)
    #expect(failure(of: address(local: 64, labels: [64, 3]), "x", under: .company) == .invalidEmail)
    #expect(failure(of: address(local: 62, labels: [63, 63, 63]), "x", under: .company) == nil)
    #expect(failure(of: address(local: 63, labels: [63, 63, 63]), "x", under: .company) == .invalidEmail)
  }
}
