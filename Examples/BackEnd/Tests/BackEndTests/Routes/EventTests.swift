import Events
import Foundation
import GRDB
import HTTPTypes
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct EventTests {
  @Test func `events come by date, as the API writes them`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/events")
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "application/json; charset=utf-8")
      #expect(try response.list("id") == ["point", "watch", "late"])
      #expect(try response.list("date") == ["2026-11-20T12:00:00Z", "2026-11-20T22:00:00Z", "2026-11-21T13:00:00Z"])
      #expect(try response.list("duration") == [0, 28_800, 3_600])
      #expect(try response.list("type") == ["Appointment", "Other", "Meeting"])
    }
  }

  /// Around the beginning and the end of each event.
  static let moments = [
    "2026-11-20T11:59:59Z", "2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z", "2026-11-20T22:00:00Z",
    "2026-11-20T22:00:01Z", "2026-11-21T05:59:59Z", "2026-11-21T06:00:00Z", "2026-11-21T13:00:00Z",
    "2026-11-21T14:00:00Z",
  ]

  @Test(arguments: moments)
  func `from and to choose exactly what overlaps`(from: String) async throws {
    let events = try JSONDecoder().decode([Event].self, from: Data(Fixtures.events.utf8)).sorted { $0.date < $1.date }
    let start = try Fixtures.date(from)
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      for to in Self.moments where to >= from {
        let interval = DateInterval(start: start, end: try Fixtures.date(to))
        let ids: [String] = try await ada.get("api/events?from=\(from)&to=\(to)").list("id")
        #expect(ids == events.filter { $0.overlaps(interval) }.map(\.id), "until \(to)")
      }
      let later: [String] = try await ada.get("api/events?from=\(from)").list("id")
      #expect(later == events.filter { $0.end > start || $0.date >= start }.map(\.id))
      let earlier: [String] = try await ada.get("api/events?to=\(from)").list("id")
      #expect(earlier == events.filter { $0.date < start }.map(\.id))
    }
  }

  @Test(arguments: ["2026-11-20T23:00:00%2B01:00", "2026-11-20T23:00:00+01:00", "2026-11-20t22:00:00.9z"])
  func `offsets and fractions are understood`(from: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/events?from=\(from)&to=2026-11-20T22:00:01Z")
      #expect(try response.list("id") == ["watch"])
    }
  }

  @Test func `a parameter's name may be percent-encoded`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/events?fro%6d=2026-11-21T13:00:00Z")
      #expect(try response.list("id") == ["late"])
    }
  }

  @Test(arguments: ["from", "to"], ["yesterday", "", "2026-13-01T00:00:00Z", "2026-11-20"])
  func `a date that is none is refused by the parameter's name`(name: String, value: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/events?\(name)=\(value)")
      #expect(response.status == .badRequest)
      #expect(
        try response.reason
          == "The parameter \(name) is not a date such as 2026-11-20T09:30:00Z. Give one in this form.")
    }
  }

  @Test func `from after to is refused`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/events?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z")
      #expect(response.status == .badRequest)
      #expect(try response.reason.hasPrefix("The parameter from is later than the parameter to."))
    }
  }

  @Test func `what another process writes is answered at once`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      #expect(try await ada.get("api/events").list("id") == ["point", "watch", "late"])
      let other = try DatabaseQueue(path: server.folder.path("mybiz.sqlite"))
      try await other.write { try $0.execute(sql: "DELETE FROM event WHERE id = 'watch'") }
      #expect(try await ada.get("api/events").list("id") == ["point", "late"])
      try await other.write { try $0.execute(sql: "UPDATE event SET id = 'other' WHERE id = 'late'") }
      #expect(try await ada.get("api/events").list("id") == ["point", "other"])
    }
  }
}
