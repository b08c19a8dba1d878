/// What `expenses help` says.
enum Usage {
  static let text = """
    Usage: expenses [--server URL | --accounts FILE] [--data DIR] [COMMAND]

    Without a command, expenses starts a shell that takes the same commands.

    Commands:
      sign-in [EMAIL]  Sign in; asks for what is missing.
          --password-stdin  Read the password from standard input.
      whoami           Say who is signed in.
      add AMOUNT CURRENCY CATEGORY [DESCRIPTION]
                       Add an expense, such as: add 12.50 EUR food "Lunch, Bonn"
          --date DATE       The day of it, such as 2026-11-20; today without it.
      list             List the expenses.
      totals           Add them up by category, each currency by itself.
          --from DATE       For both: the first day to show.
          --to DATE         For both: the last day to show.
      logout           Log out; the expenses stay.
      help             Say this.

    Options:
      --server URL     The server that knows the accounts, such as
                       https://mybiz.example.com/.
      --accounts FILE  The accounts, as a JSON file with "users". Without it, a
                       demo account is made in the data directory; sign in as
                       \(DemoAccount.email) with the password \(DemoAccount.password).
      --data DIR       Where the session and the expenses are kept, for each server
                       and each accounts file apart. Without it,
                       $XDG_DATA_HOME/expenses or the platform's usual place.
      --version        Say which version this is.
      --               End the options: words after it may begin with "-".

    Exit status: 0, or 1 when something failed, 2 when expenses was called wrongly,
    130 on Ctrl-C.

    """

  static let shellText = """
    sign-in [EMAIL]                     Sign in, in place of whoever is.
    whoami                              Say who is signed in.
    add AMOUNT CURRENCY CATEGORY [DESCRIPTION] [--date DATE]
                                        Add an expense.
    list [--from DATE] [--to DATE]      List the expenses.
    totals [--from DATE] [--to DATE]    Add them up by category and currency.
    logout                              Log out; the expenses stay.
    help                                Say this.
    exit                                Leave; Ctrl-D does too.

    """
}
