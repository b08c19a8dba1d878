public import Foundation

/// A person who has an account with the company.
public struct User: Sendable, Equatable, Identifiable, Codable {
  /// The account: what is kept for one person is kept under it.
  public let id: UUID
  /// What the person is called, as the company wrote it.
  public let name: String
  /// The person's email address, as the company wrote it.
  public let email: String

  /// Makes a user.
  /// - Parameters:
  ///   - id: the account.
  ///   - name: what the person is called.
  ///   - email: the person's email address.
  public init(id: UUID, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}
