public import Authentication
public import Humble

/// Where the birthdays of the company's people come from.
///
/// A contract suite in `HumbleTesting` (`BirthdayGatewayContract`) proves an adapter against this.
public protocol BirthdayGateway: Sendable {
  /// Fetches all birthdays that the company knows.
  ///
  /// Called by ``FetchEvents``, at the same time as the calendar is fetched.
  /// - Parameter session: whose call it is; the gateway sends this session's token and no other.
  /// - Returns: a birthday for each person who has one, in any order, each with an id of its own.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func birthdays(for session: Session) async throws(GatewayFailure) -> [Birthday]
}
