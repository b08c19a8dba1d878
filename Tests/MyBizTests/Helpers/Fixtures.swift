/// Company files that never change.
enum Fixtures {
  static let email = "agent@shield.org"
  static let password = "hailHydra"
  static let philsID = "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"

  /// A small company with a bit of everything; its sessions do not expire.
  static let company = #"""
    {
      "users": [
        {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Phil Coulson",
         "email": "agent@shield.org", "password": "hailHydra"},
        {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02", "name": "山田 花子",
         "email": "hanako@example.com", "password": "さくら-77"},
        {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E03", "name": "Eve \u001B[2J\u202E",
         "email": "eve@example.com", "password": " with spaces "}
      ],
      "events": [
        {"id": "1", "name": "Morning briefing", "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 1800},
        {"id": "2", "name": "Night watch", "date": "2026-11-20T22:00:00Z", "type": "Other", "duration": 28800},
        {"id": "3", "name": "Founders' Day", "date": "2026-11-21T00:00:00Z", "type": "CompanyHoliday", "duration": 86400},
        {"id": "4", "name": "Deadline", "date": "2026-11-21T12:00:00Z", "type": "Appointment", "duration": 0},
        {"id": "5", "name": "東京と電話", "date": "2026-11-22T18:00:00+09:00", "type": "Meeting", "duration": 3600},
        {"id": "6", "name": "Pizza 🍕 with 👩‍👩‍👧‍👦", "date": "2026-11-22T18:00:00Z", "type": "Webinar", "duration": 5400},
        {"id": "7", "name": "Cafe\u0301 tasting", "date": "2026-11-22T15:00:00Z", "type": "Appointment", "duration": 3600},
        {"id": "8", "name": "\u001B[31mred\u001B[0m\nalert\u202E!", "date": "2026-11-23T10:00:00Z", "type": "Other",
         "duration": 60},
        {"id": "9", "name": "Thanksgiving", "date": "2026-11-26T00:00:00Z", "type": "DomesticHoliday", "duration": 86400},
        {"id": "10", "name": "Unity Day", "date": "2026-12-01T00:00:00Z", "type": "InternationalHoliday",
         "duration": 86400},
        {"id": "11", "name": "A review of everything that was decided in the year and of everything that was not",
         "date": "2027-01-11T14:00:00Z", "type": "Meeting", "duration": 5400}
      ],
      "employees": [
        {"id": "1", "givenName": "Ada", "familyName": "Lovelace", "birthday": "11-21-1985"},
        {"id": "2", "givenName": "Alphonso", "familyName": "Mackenzie", "birthday": "02-29-1976"},
        {"id": "3", "givenName": "Nobody", "familyName": "Knows"}
      ]
    }
    """#

  /// A company whose people and announcements are of every kind; its sessions do not expire.
  static let staff = #"""
    {
      "users": [
        {"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Phil Coulson", "email": "agent@shield.org",
         "password": "hailHydra", "title": "Director", "location": "The Playground"}
      ],
      "employees": [
        {"id": "1", "givenName": "Ada", "familyName": "Lovelace", "location": "London", "directReports": ["2", "4"]},
        {"id": "2", "givenName": "山田", "familyName": "花子", "location": "Tokyo", "manager": "1", "directReports": []},
        {"id": "3", "givenName": "Bo", "familyName": "\u001B[31mX", "location": "", "manager": "2",
         "directReports": []},
        {"id": "4", "givenName": "Cy", "familyName": "Unlisted", "location": "", "directReports": []},
        {"id": "5", "givenName": "Nobody", "familyName": "", "location": "Nowhere", "manager": "9",
         "directReports": []}
      ],
      "announcements": [
        {"id": "1", "title": "Tea\u001B[2J", "body": "There is tea.\nAnd milk.", "author": "1",
         "date": "2026-11-19T09:30:00Z"},
        {"id": "2", "title": "Cake", "body": "There is cake.", "author": "nobody", "date": "2026-11-20T09:30:00Z"}
      ]
    }
    """#

  /// A company with many events, all on 20 November 2026.
  static func company(eventCount: Int) -> String {
    let events = (0..<eventCount).map {
      #"{"id": "\#($0)", "name": "Number \#($0)", "date": "2026-11-20T10:00:00Z", "type": "Meeting", "duration": 60}"#
    }
    return company(rules: "{}", events: "[\(events.joined(separator: ",\n"))]")
  }

  /// A company whose sessions last so many seconds.
  static func company(sessionLifetime: Double) -> String {
    company(rules: #"{"sessionLifetime": \#(sessionLifetime)}"#, events: "[]")
  }

  private static func company(rules: String, events: String) -> String {
    #"""
    {
      "users": [{"id": "\#(philsID)", "name": "Phil Coulson", "email": "\#(email)", "password": "\#(password)"}],
      "rules": \#(rules),
      "events": \#(events)
    }
    """#
  }
}
