/// What kind of event something is, by the names of the MyBiz REST API.
public enum EventType: String, Sendable, Codable, CaseIterable {
  /// An appointment of one person.
  case appointment = "Appointment"
  /// A meeting of several.
  case meeting = "Meeting"
  /// Somebody's birthday.
  case birthday = "Birthday"
  /// A public holiday here.
  case domesticHoliday = "DomesticHoliday"
  /// A public holiday elsewhere.
  case internationalHoliday = "InternationalHoliday"
  /// A holiday of the company's own.
  case companyHoliday = "CompanyHoliday"
  /// Anything else, types that this version does not know included.
  case other = "Other"

  /// Whether events of this type belong to a day and not to a time of day.
  public var isAllDay: Bool {
    switch self {
    case .birthday, .domesticHoliday, .internationalHoliday, .companyHoliday: true
    case .appointment, .meeting, .other: false
    }
  }

  /// Decodes a type; a name that is not known reads as ``other``.
  /// - Parameter decoder: holds a string.
  /// - Throws: `DecodingError` where it holds anything else.
  public init(from decoder: any Decoder) throws {
    self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
  }
}
