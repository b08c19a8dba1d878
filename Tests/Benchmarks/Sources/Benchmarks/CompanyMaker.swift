import Foundation

/// Writes company files of any size.
enum CompanyMaker {
  /// A company with so many employees, nine below each.
  static func make(employees count: Int, at path: String) throws {
    let employees = (0..<count).map { index in
      let reports = (9 * index + 1..<9 * index + 10).filter { $0 < count }.map { "\"p\($0)\"" }
      let manager = index == 0 ? "null" : "\"p\((index - 1) / 9)\""
      return """
            {"id": "p\(index)", "givenName": "Given \(index)", "familyName": "Familienname 山田", "location": \
        "Building \(index % 40)", "manager": \(manager), "directReports": [\(reports.joined(separator: ", "))], \
        "birthday": "0\(1 + index % 9)-1\(index % 10)-1980"}
        """
    }
    try write(["employees": employees], to: path)
  }

  /// A company with so many events, spread over ten years.
  static func make(events count: Int, at path: String) throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let step = 10 * 365.25 * 86_400 / Double(count)
    let style = Date.ISO8601FormatStyle()
    let events = (0..<count).map { index in
      """
          {"id": "e\(index)", "name": "Meeting number \(index) – Besprechung 会議", "date": \
      "\(style.format(start + Double(index) * step))", "type": "Meeting", "duration": \(900 + index % 7 * 900)}
      """
    }
    let products = (0..<100).map { index in
      """
          {"productId": "p\(index)", "productName": "Product number \(index) – Ware 製品", "unitPrice": \(index).25}
      """
    }
    try write(["products": products, "events": events], to: path)
  }

  private static func write(_ lists: KeyValuePairs<String, [String]>, to path: String) throws {
    let lists = lists.map { "  \"\($0)\": [\n\($1.joined(separator: ",\n"))\n  ]" }
    let text = """
      {
        "users": [{"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Ada", "email": "ada@example.com", \
      "password": "pass"}],
      \(lists.joined(separator: ",\n"))
      }
      """
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
