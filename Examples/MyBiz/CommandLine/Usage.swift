import CompanyFile

/// What `mybiz help` says.
enum Usage {
  static let text = """
    Usage: mybiz [--server URL | --company FILE] [--data DIR] [COMMAND]

    Without a command, mybiz starts a shell that takes the same commands.

    Commands:
      sign-in [EMAIL]  Sign in; asks for what is missing.
          --password-stdin  Read the password from standard input.
      whoami           Say who is signed in.
      events           Show the company's events; 30 days from today.
          --from DATE       The first day to show, such as 2026-11-20.
          --to DATE         The last day to show.
      org              Show the company's people, each under their manager.
          --flat            By family name instead.
      announcements    Show what the company announced, newest first.
      products         Show what may be ordered.
      orders           Show the orders that you have placed.
      order [NUMBER]   Place an order; without NUMBER, asks for all of it.
          --item PRODUCT=QUANTITY
                            What to order; once for each product.
          --due DATE        Until when it is needed.
          --comment TEXT    What there is to say about it.
      tracks           Show the tracks that were imported, the latest first.
      tracks import FILE...
                       Keep copies of GPX files.
      tracks show NAME-OR-NUMBER
                       Show a track's figures, profile and path.
      tracks rename NAME-OR-NUMBER NEW-NAME
                       Give a track another name.
      tracks remove NAME-OR-NUMBER...
                       Remove tracks; asks first, but not with --json.
      track FILE [NUMBER]
                       Show a GPX file's track, the first of several, without
                       importing it.
          --units metric|imperial
                            The units; without it, those of LC_MEASUREMENT.
      settings         Show what the company knows about you.
      logout           Log out.
      help             Say this.

    Options:
      --server URL     The company's server, such as https://mybiz.example.com/.
                       MYBIZ_SERVER in the environment says the same.
      --allow-plain-http
                       Take an http address though it is not of this machine.
      --company FILE   The company, as a JSON file. Without it, a demo company
                       is made in the data directory; sign in to it as
                       \(DemoCompany.email) with the password \(DemoCompany.password).
      --config FILE    A JSON file for what is not said otherwise, such as
                       {"server": "https://mybiz.example.com/"}.
      --data DIR       Where the session and what is saved are kept, for each server
                       and each company file apart; tracks are kept there for
                       all. Without it, $XDG_DATA_HOME/mybiz or the platform's
                       usual place.
      --json           Speak JSON, for other programs: write what COMMAND shows
                       as one line for each thing; without COMMAND, read an
                       event from each line of standard input.
      --record FILE    Add what is done on every screen to FILE, without secrets,
                       a line each: mybiz --json reads it and does it again.
      --version        Say which version this is.
      --               End the options: words after it may begin with "-".

    Exit status: 0, or 1 when something failed, 2 when mybiz was called wrongly,
    130 on Ctrl-C.

    """

  static let shellText = """
    sign-in [EMAIL]                     Sign in, in place of whoever is.
    whoami                              Say who is signed in.
    events [--from DATE] [--to DATE]    Show the company's events.
    org [--flat]                        Show the company's people.
    announcements                       Show what the company announced.
    products                            Show what may be ordered.
    orders                              Show the orders that you have placed.
    order                               Place an order, step by step.
    order NUMBER --item PRODUCT=QUANTITY... [--due DATE] [--comment TEXT]
                                        Place an order at once.
    tracks [import|show|rename|remove]  Show tracks, or do what is said to them.
    track FILE [NUMBER]                 Show a GPX file's track.
    settings                            Show your details, and log out.
    logout                              Log out.
    help                                Say this.
    exit                                Leave; Ctrl-D does too.

    """
}
