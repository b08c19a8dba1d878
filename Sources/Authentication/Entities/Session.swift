public import Foundation

/// That a person is signed in: the proof that the server gave, for whom, and until when.
///
/// Two sessions of the same person differ in their tokens, which is how a late answer is told from a current one.
public struct Session: Sendable, Equatable {
  /// What a signed-in call carries; never prints.
  public let token: Secret
  /// Who is signed in.
  public let user: User
  /// When the server stops accepting the token, where it said so.
  public let expires: Date?

  /// Makes a session.
  /// - Parameters:
  ///   - token: what a signed-in call carries.
  ///   - user: who is signed in.
  ///   - expires: when the server stops accepting the token, where it said so.
  public init(token: Secret, user: User, expires: Date? = nil) {
    self.token = token
    self.user = user
    self.expires = expires
  }

  /// Whether the session is over.
  /// - Parameter date: the time now.
  /// - Returns: whether the session has an expiry and `date` is not before it.
  public func isExpired(at date: Date) -> Bool {
    expires.map { $0 <= date } ?? false
  }
}
