import Foundation

/// Writes company files of any size.
enum CompanyMaker {
  static func make(_ count: Int, at path: String) throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let step = 10 * 365.25 * 86_400 / Double(count)
    let style = Date.ISO8601FormatStyle()
    let events = (0..<count).map { index in
      """
          {"id": "e\(index)", "name": "Meeting number \(index) – Besprechung 会議", "date": \
      "\(style.format(start + Double(index) * step))", "type": "Meeting", "duration": \(900 + index % 7 * 900)}
      """
    }
    let text = """
      {
        "users": [{"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Ada", "email": "ada@example.com", \
      "password": "pass"}],
        "events": [
      \(events.joined(separator: ",\n"))
        ]
      }
      """
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
