public import Announcements
public import Authentication
public import Directory
public import Events
public import Humble

/// Notes all that a view is shown, in order.
///
/// One type for every screen: `ViewSpy<SignInViewEvent, SignInMessage>` is a `SignInView`, and so on; see the type
/// aliases.
public final class ViewSpy<ViewEvent: Equatable, Shown: Equatable>: LoadingView {
  /// Something that was shown.
  public enum Message: Equatable {
    /// The indicator was shown or hidden.
    case loading(Bool)
    /// What the screen is for was shown.
    case shown(Shown)
    /// A failure was shown.
    case alert(ErrorAlert<ViewEvent>)
  }

  /// All that was shown, in order.
  public private(set) var messages: [Message] = []

  /// Makes a spy that has been shown nothing.
  public init() {}

  /// All that was shown but the indicator.
  public var contents: [Message] {
    messages.filter { message in
      if case .loading = message { false } else { true }
    }
  }

  /// Notes the indicator.
  /// - Parameter isLoading: noted.
  public func display(isLoading: Bool) { messages.append(.loading(isLoading)) }

  /// Notes an alert.
  /// - Parameter alert: noted.
  public func display(_ alert: ErrorAlert<ViewEvent>) { messages.append(.alert(alert)) }

  func note(_ shown: Shown) { messages.append(.shown(shown)) }
}

@available(*, unavailable) extension ViewSpy: Sendable {}
extension ViewSpy.Message: Sendable where ViewEvent: Sendable, Shown: Sendable {}

/// A sign-in screen that notes what it is shown.
public typealias SignInViewSpy = ViewSpy<SignInViewEvent, SignInMessage>

extension ViewSpy: SignInView where ViewEvent == SignInViewEvent, Shown == SignInMessage {
  /// Notes a greeting.
  /// - Parameter message: noted.
  public func display(_ message: SignInMessage) { note(message) }
}

/// An account screen that notes what it is shown.
public typealias AccountViewSpy = ViewSpy<AccountViewEvent, AccountViewContents>

/// What an account screen can be shown.
public enum AccountViewContents: Sendable, Equatable {
  /// Who is signed in.
  case account(AccountViewModel)
  /// That nobody is any more.
  case farewell(LogoutMessage)
}

extension ViewSpy: AccountView where ViewEvent == AccountViewEvent, Shown == AccountViewContents {
  /// Notes who is signed in.
  /// - Parameter account: noted.
  public func display(_ account: AccountViewModel) { note(.account(account)) }

  /// Notes a farewell.
  /// - Parameter farewell: noted.
  public func display(_ farewell: LogoutMessage) { note(.farewell(farewell)) }
}

/// An event list that notes what it is shown.
public typealias EventListViewSpy = ViewSpy<EventListViewEvent, EventListViewModel>

extension ViewSpy: EventListView where ViewEvent == EventListViewEvent, Shown == EventListViewModel {
  /// Notes a list.
  /// - Parameter list: noted.
  public func display(_ list: EventListViewModel) { note(list) }
}

/// An org chart that notes what it is shown.
public typealias OrgChartViewSpy = ViewSpy<OrgChartViewEvent, OrgChartViewModel>

extension ViewSpy: OrgChartView where ViewEvent == OrgChartViewEvent, Shown == OrgChartViewModel {
  /// Notes a chart.
  /// - Parameter chart: noted.
  public func display(_ chart: OrgChartViewModel) { note(chart) }
}

/// Announcements that note what they are shown.
public typealias AnnouncementListViewSpy = ViewSpy<AnnouncementListViewEvent, AnnouncementListViewModel>

extension ViewSpy: AnnouncementListView
where ViewEvent == AnnouncementListViewEvent, Shown == AnnouncementListViewModel {
  /// Notes a list.
  /// - Parameter list: noted.
  public func display(_ list: AnnouncementListViewModel) { note(list) }
}

/// Settings that note what they are shown.
public typealias SettingsViewSpy = ViewSpy<SettingsViewEvent, SettingsViewContents>

/// What the settings can be shown.
public enum SettingsViewContents: Sendable, Equatable {
  /// The details of the person who is signed in.
  case settings(SettingsViewModel)
  /// That nobody is any more.
  case farewell(LogoutMessage)
}

extension ViewSpy: SettingsView where ViewEvent == SettingsViewEvent, Shown == SettingsViewContents {
  /// Notes the details.
  /// - Parameter settings: noted.
  public func display(_ settings: SettingsViewModel) { note(.settings(settings)) }

  /// Notes a farewell.
  /// - Parameter farewell: noted.
  public func display(_ farewell: LogoutMessage) { note(.farewell(farewell)) }
}
