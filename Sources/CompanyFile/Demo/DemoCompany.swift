import Events
public import Foundation

/// A small company to try things with, its calendar full around a certain day.
public enum DemoCompany: Sendable {
  /// The email address of the demo company's account.
  public static let email = "agent@shield.org"
  /// The password of the demo company's account; no secret, for it stands in the README.
  public static let password = "hailHydra"

  /// Writes the demo company as a company file.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - day: any moment of the day around which the calendar is filled, from four weeks before to half a year after.
  ///   - timeZone: where the company is.
  /// - Returns: JSON in UTF-8, laid out for people to read and change.
  /// - Throws: `EncodingError`; never, so far as is known.
  public static func json(around day: Date, in timeZone: TimeZone) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Document(
        events: DemoCalendar(around: day, in: timeZone).events,
        announcements: DemoAnnouncement.all(around: day)))
  }

  private struct Document: Encodable {
    let users = [
      [
        "id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Phil Coulson", "email": email, "password": password,
        "title": "Director", "location": "The Playground",
      ],
      [
        "id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E02", "name": "Melinda May", "email": "cavalry@shield.org",
        "password": "Bahrain08", "title": "Pilot", "location": "The Playground",
      ],
    ]
    let rules = Rules()
    let employees = DemoEmployee.all
    let products = DemoProduct.all
    let events: [Event]
    let announcements: [DemoAnnouncement]
  }

  private struct Rules: Encodable {
    let sessionLifetime = 30 * 86_400
    let currency = "USD"
    let maxPurchaseOrder = 5_000
  }
}
