import Authentication
import Events
import Foundation
import Humble
import MyBizAPI
import MyBizClient

extension Session {
  static let current = Session(
    token: Secret("t0k3n-of-the-current-session"),
    user: User(id: UUID(), name: "Phil Coulson", email: "agent@shield.org"))
}

extension DateInterval {
  /// 20 November 2026, in UTC.
  static let day = DateInterval(start: Date(timeIntervalSince1970: 1_795_132_800), duration: 86_400)
}

enum Sample {
  static let events = #"""
    [{"id": "1", "name": "Briefing", "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 1800}]
    """#
  static let event = Event(
    id: "1", name: "Briefing", date: Date(timeIntervalSince1970: 1_795_167_000), type: .meeting, duration: 1_800)
  static let user = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Phil Coulson",
    email: "agent@shield.org")
}

extension MyBizAPI {
  /// The gateways of a server that a test answers for.
  static func at(_ stub: TransportStub) throws -> MyBizAPI {
    MyBizAPI(MyBizClient(server: try ServerAddress("https://example.com/biz"), transport: stub))
  }

  /// The gateways of a server that tests run, without retries.
  static func at(
    _ address: String, limits: HTTPLimits = HTTPLimits(), clock: some Clock<Duration> = ContinuousClock()
  ) throws -> MyBizAPI {
    MyBizAPI(
      MyBizClient(server: try ServerAddress(address), limits: limits, retries: HTTPRetries(tries: 1), clock: clock))
  }

  /// The events of a day, asked for by one who has none of them.
  func eventsOfDay() async -> Result<GatewayAnswer<[Event]>, GatewayFailure> {
    do throws(GatewayFailure) {
      return .success(try await events.events(in: .day, for: .current, unlessStill: nil))
    } catch {
      return .failure(error)
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
