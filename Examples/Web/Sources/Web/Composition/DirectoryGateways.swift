import Announcements
import Authentication
import Directory
import Events
import Humble

/// What the directory knows of its people, for features that do not know the directory.
struct DirectoryGateways: BirthdayGateway, AuthorGateway {
  let employees: any EmployeeGateway

  func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    try await all(for: session).compactMap { employee in
      employee.birthday.flatMap { Birthday(id: employee.id, name: employee.name, month: $0.month, day: $0.day) }
    }
  }

  func authorNames(for session: Session) async throws(GatewayFailure) -> [String: String] {
    let names = try await all(for: session).map { ($0.id, $0.name) }.filter { !$1.isEmpty }
    return Dictionary(names) { first, _ in first }
  }

  private func all(for session: Session) async throws(GatewayFailure) -> [Employee] {
    guard case .value(let employees, _) = try await employees.employees(for: session, unlessStill: nil) else {
      throw .malformedResponse("The answer is that no employee has changed, to one who knows none.")
    }
    return employees
  }
}
