import ServerTesting
import Testing

/// What `mybiz` shows of the server's company.
@Suite(.timeLimit(.minutes(5))) struct CompanyJourneyTests {
  private typealias Ending = RunningCommand.Ending

  private let journey: Journey
  private var mybiz: MyBizProgram { journey.mybiz }

  init() async throws {
    let products = #"""
      [{"productId": "tea", "productName": "Tea", "unitPrice": 0.10},
       {"productId": "ink", "productName": "Ink", "unitPrice": 0.125},
       {"productId": "cog", "productName": "Cog", "unitPrice": 1133.33}]
      """#
    journey = try await .signedIn(company: Fixtures.company(users: Fixtures.describedUsers, products: products))
  }

  @Test func `people, announcements and products are shown as the server has them`() async throws {
    try await expectSettings()
    try await expectPeople()
    try await expectAnnouncements()
    try await expectProducts()
  }

  /// The user's own location and title are shown, not those of the employee of the same name.
  private func expectSettings() async throws {
    #expect(
      try await mybiz.run("settings")
        == Ending(
          """
          Name:     Ada Lovelace
          Email:    Ada@Example.com
          Title:    Analyst
          Location: Paris

          """))
  }

  private func expectPeople() async throws {
    #expect(
      try await mybiz.run("org")
        == Ending(
          """
          2 employees

          Charles Babbage
          └─ Ada Lovelace  London
               The direct report, employee 3, does not exist.

          """))
    #expect(
      try await mybiz.run("org", "--flat")
        == Ending(
          """
          2 employees

          Charles Babbage
          Ada Lovelace     London, under Charles Babbage
            The direct report, employee 3, does not exist.

          """))
  }

  /// The newest comes first, with its author's name where the directory knows it.
  private func expectAnnouncements() async throws {
    #expect(
      try await mybiz.run("announcements")
        == Ending(
          """
          Tea
          19 November 2026
            There is tea.

          Steam
          Charles Babbage, 1 November 2026
            There is steam.

          """))
  }

  /// Prices line up on the decimal point.
  private func expectProducts() async throws {
    #expect(
      try await mybiz.run("products")
        == Ending(
          """
            tea  Tea      US$0.10
            ink  Ink      US$0.125
            cog  Cog  US$1,133.33

          """))
  }
}
