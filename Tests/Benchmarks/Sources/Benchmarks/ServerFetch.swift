import MyBizClient
import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import MyBizAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches from a running server: through the use case and its gateway, or as a plain program would.
struct ServerFetch {
  private let server: ServerAddress
  private let session: Session
  private let api: MyBizAPI

  /// Signs in; nothing is measured yet.
  init(_ address: String, email: String, password: String) async throws {
    server = try ServerAddress(address)
    api = MyBizAPI(MyBizClient(server: server, limits: HTTPLimits(bodySize: 1 << 30)))
    session = try await api.authentication.signIn(with: Credentials(userName: email, password: Secret(password)))
  }

  /// The ten years over which `make-company` spreads its events.
  private let years = DateInterval(start: Date(timeIntervalSince1970: 1_699_920_000), duration: 3_655 * 86_400)
  private let day = DateInterval(start: Date(timeIntervalSince1970: 1_700_006_400), duration: 86_400)

  /// Fetches ten years of events with `FetchEvents`, all stores in memory.
  func fetchEvents() async {
    let store = AccountStoreFake<CachedEvents>()
    let factory = FetchEvents.Factory(
      calendar: api.events, birthdays: NoBirthdays(), store: store,
      session: CurrentSession(in: SessionStoreFake(session), changes: SessionChanges()), timeZone: .gmt,
      now: { Date() })
    let output = Counter()
    await report("FetchEvents") {
      await factory.makeInteractor(for: years, output: output).execute()
      return output.count
    }
  }

  /// Fetches the same with `URLSession` and `JSONDecoder` alone.
  func fetchPlainly() async throws {
    try await report("plain") {
      let (data, _) = try await URLSession.shared.data(for: request(years))
      return try JSONDecoder().decode([Event].self, from: data).count
    }
  }

  /// Sends small requests through the gateway, one after the other.
  func requests(_ count: Int) async throws {
    try await report("gateway") {
      for _ in 0..<count { _ = try await api.events.events(in: day, for: session, unlessStill: nil) }
      return count
    }
  }

  /// Sends small requests with `URLSession` and `JSONDecoder` alone, one after the other.
  func requestsPlainly(_ count: Int) async throws {
    try await report("plain") {
      for _ in 0..<count {
        let (data, _) = try await URLSession.shared.data(for: request(day))
        _ = try JSONDecoder().decode([Event].self, from: data)
      }
      return count
    }
  }

  private func request(_ interval: DateInterval) -> URLRequest {
    let dates = [("from", interval.start), ("to", interval.end)]
    let query = dates.map { URLQueryItem(name: $0.0, value: RFC3339.string(from: $0.1)) }
    var request = URLRequest(url: server.url.appending(path: "api/events").appending(queryItems: query))
    request.setValue("Bearer \(session.token.reveal())", forHTTPHeaderField: "Authorization")
    return request
  }

  private func report(_ name: String, _ work: () async throws -> Int) async rethrows {
    let start = ContinuousClock.now
    let count = try await work()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "\(name): \(count) in \(seconds.formatted(.number.precision(.fractionLength(4)))) s, peak \(ProcessMemory.peak)")
  }
}

private final class Counter: FetchEventsOutput {
  private(set) var count = 0
  func started() {}
  func finished() {}
  func fetched(_ list: EventList) { count = list.events.count }
  func fetchFailed(_ failure: FetchEventsFailure) { print("failed: \(failure)") }
}

/// Keeps the second source of `FetchEvents` out of the comparison.
private struct NoBirthdays: BirthdayGateway {
  func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] { [] }
}
