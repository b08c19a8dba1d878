/// Somebody who works for the demo company.
struct DemoEmployee: Encodable {
  let id: String
  let givenName: String
  let familyName: String
  let location: String
  let manager: String?
  let directReports: [String]
  let birthday: String

  static let all = [
    Self(1, "Nick", "Fury", in: "Triskelion", manager: nil, leads: [2, 3], born: "12-21-1951"),
    Self(2, "Phil", "Coulson", in: "The Playground", manager: 1, leads: [4, 5, 6], born: "07-08-1964"),
    Self(3, "Maria", "Hill", in: "Triskelion", manager: 1, leads: [], born: "04-04-1982"),
    Self(4, "Melinda", "May", in: "The Playground", manager: 2, leads: [7, 8], born: "11-28-1969"),
    Self(5, "Leo", "Fitz", in: "The Playground", manager: 2, leads: [], born: "08-19-1987"),
    Self(6, "Jemma", "Simmons", in: "The Playground", manager: 2, leads: [], born: "09-11-1987"),
    Self(7, "Daisy", "Johnson", in: "The Lighthouse", manager: 4, leads: [], born: "07-02-1988"),
    Self(8, "Alphonso", "Mackenzie", in: "The Lighthouse", manager: 4, leads: [], born: "02-29-1976"),
  ]

  init(
    _ id: Int, _ givenName: String, _ familyName: String, in location: String, manager: Int?, leads reports: [Int],
    born birthday: String
  ) {
    self.id = String(id)
    self.givenName = givenName
    self.familyName = familyName
    self.location = location
    self.manager = manager.map { String($0) }
    directReports = reports.map { String($0) }
    self.birthday = birthday
  }
}
