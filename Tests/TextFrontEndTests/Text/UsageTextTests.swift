import Testing

@testable import TextFrontEnd

@Suite struct UsageTextTests {
  private let usage = """
    Usage: thing [COMMAND]

    Commands:
      sign-in [EMAIL]  Sign in; asks for what is missing.
          --stdin  Read the password from there.
      add AMOUNT CURRENCY CATEGORY
                       Add it, such as here: add
                       12.50 EUR.

    """

  @Test(arguments: [nil, 53]) func `what has room stays as it is`(width: Int?) {
    #expect(UsageText(usage).fitted(to: width) == usage)
  }

  @Test func `in a narrow terminal what is said about a term stands below it`() {
    #expect(
      UsageText(usage).fitted(to: 30) == """
        Usage: thing [COMMAND]

        Commands:
          sign-in [EMAIL]
              Sign in; asks for what
              is missing.
              --stdin
                  Read the password
                  from there.
          add AMOUNT CURRENCY CATEGORY
              Add it, such as here:
              add 12.50 EUR.

        """)
  }
}
