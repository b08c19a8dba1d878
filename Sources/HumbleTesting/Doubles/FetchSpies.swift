public import Announcements
public import Authentication
public import Directory
public import Humble

/// Stands on every side of `FetchOrgChart`.
public typealias OrgChartSpy = FetchSpy<[Employee], Snapshot<[Employee]>, Fetched<OrgChart>>

extension FetchSpy: EmployeeGateway where Value == [Employee] {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func employees(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Employee]> {
    try await answer(to: session, unlessStill: version)
  }
}

extension FetchSpy: FetchOrgChartOutput where Value == [Employee], Found == Fetched<OrgChart> {}

/// Stands on every side of `ShowUser`.
public typealias ShowUserSpy = FetchSpy<UserProfile, Snapshot<UserProfile>, Fetched<UserProfile>>

extension FetchSpy: ProfileGateway where Value == UserProfile {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func profile(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<UserProfile> {
    try await answer(to: session, unlessStill: version)
  }
}

extension FetchSpy: ShowUserOutput where Value == UserProfile, Found == Fetched<UserProfile> {}

/// Stands on every side of `FetchAnnouncements` but the authors'.
public typealias AnnouncementsSpy = FetchSpy<[Announcement], CachedAnnouncements, FetchedAnnouncements>

extension FetchSpy: AnnouncementGateway where Value == [Announcement] {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func announcements(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Announcement]> {
    try await answer(to: session, unlessStill: version)
  }
}

extension FetchSpy: FetchAnnouncementsOutput where Value == [Announcement], Found == FetchedAnnouncements {}

/// Gives names of authors, whoever asks.
public struct AuthorGatewayStub: AuthorGateway {
  private let answer: Result<[String: String], GatewayFailure>

  /// Makes a gateway.
  /// - Parameter answer: what it gives.
  public init(_ answer: Result<[String: String], GatewayFailure>) {
    self.answer = answer
  }

  /// Gives the answer that is set.
  /// - Parameter session: of no effect.
  /// - Returns: the names that are set.
  /// - Throws: the failure that is set.
  public func authorNames(for session: Session) async throws(GatewayFailure) -> [String: String] {
    try answer.get()
  }
}
