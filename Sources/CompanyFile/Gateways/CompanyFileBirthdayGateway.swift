public import Authentication
public import Events
public import Foundation
public import Humble

/// Fetches the birthdays of a company file's `employees`.
public struct CompanyFileBirthdayGateway: BirthdayGateway {
  private let document: CompanyDocument
  private let now: @Sendable () -> Date

  /// Makes a gateway.
  /// - Parameters:
  ///   - document: the company.
  ///   - now: tells the time, at which a session must not have expired.
  public init(document: CompanyDocument, now: @escaping @Sendable () -> Date) {
    self.document = document
    self.now = now
  }

  /// Fetches birthdays; see ``BirthdayGateway/birthdays(for:)``.
  /// - Parameter session: whose call it is.
  /// - Returns: the birthdays of the employees who have one, in the file's order.
  /// - Throws: as ``CompanyFileEventGateway/events(in:for:unlessStill:)`` does.
  public func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday] {
    let company = try await document.company()
    try company.authorize(session, at: now())
    return company.birthdays
  }
}
