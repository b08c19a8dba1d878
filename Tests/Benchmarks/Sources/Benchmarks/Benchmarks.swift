/// Measures what ARCHITECTURE.md promises about speed.
///
/// Build with `-c release`.
@main
struct Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
    case ("sign-in", let count?, nil): await SignInJourney.measure(Int(count) ?? 1_000_000)
    case ("make-company", let count?, let file?): try CompanyMaker.make(events: Int(count) ?? 100_000, at: file)
    case ("make-people", let count?, let file?): try CompanyMaker.make(employees: Int(count) ?? 50_000, at: file)
    case ("decode", let file?, nil): try PlainDecoder.decode(file)
    case ("order", let server?, let count?): try await OrderJourney(server).measure(Int(count) ?? 1_000)
    case ("fetch", let server?, let kind?): try await fetch(server, kind)
    case ("make-tracks", let count?, let file?): try TrackMaker.make(Int(count) ?? 200_000, at: file)
    case ("tracks", let file?, nil): await TrackFigures.measure(file)
    default:
      print(
        """
        Usage: benchmarks sign-in COUNT             Time one sign-in event's journey, doubles for ports and view.
               benchmarks make-company COUNT FILE   Write a company file with so many events over ten years.
               benchmarks make-people COUNT FILE    Write a company file with so many employees.
               benchmarks decode FILE               Only decode a company file, as a plain program would.
               benchmarks fetch SERVER events|plain-events|requests|plain-requests
                                                    Fetch ten years of events, or 1,000 times a day of them, from a
                                                    server of the company that make-company makes.
               benchmarks order SERVER COUNT        Place so many orders there, through SubmitPurchaseOrder and plainly.
        """)
    }
  }

  private static func fetch(_ server: String, _ kind: String) async throws {
    let fetch = try await ServerFetch(server, email: "ada@example.com", password: "pass")
    switch kind {
    case "events": await fetch.fetchEvents()
    case "plain-events": try await fetch.fetchPlainly()
    case "requests": try await fetch.requests(1_000)
    default: try await fetch.requestsPlainly(1_000)
    }
  }
}
