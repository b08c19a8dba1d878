public import AccountFile
public import Authentication
public import Directory
public import Foundation
public import Humble

/// Fetches the `employees` of a company file.
public struct CompanyFileEmployeeGateway: EmployeeGateway {
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

  /// Fetches the employees; see ``EmployeeGateway/employees(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: not used; a file that is here already needs no versions.
  /// - Returns: the employees, in the file's order, without a version.
  /// - Throws: as ``CompanyFileEventGateway/events(in:for:unlessStill:)`` does.
  public func employees(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Employee]> {
    .value(try await document.company(for: session, at: now()).employees)
  }
}
