import Announcements
import Authentication
import Directory
import Events
import Humble
import Purchasing
import Tracks

/// The humble view of one request: it keeps what it was told to show, and a template writes that down afterwards.
///
/// It is made for a request, and goes with it.
final class PageView<Model, Ending, ViewEvent> {
  /// What is on the page.
  private(set) var model: Model?
  /// What else may come of it, such as that somebody has logged out.
  private(set) var ending: Ending?
  /// Why there is nothing to show.
  private(set) var alert: ErrorAlert<ViewEvent>?

  init() {}

  /// A page is sent when all is there, so nobody sees that it is waited for.
  func display(isLoading: Bool) {}
  func display(progress: Double) {}

  func display(_ model: Model) { self.model = model }
  func display(_ ending: Ending) { self.ending = ending }
  func display(_ alert: ErrorAlert<ViewEvent>) { self.alert = alert }
}

@available(*, unavailable) extension PageView: Sendable {}

extension PageView: ProgressLoadingView {}

typealias SignInPageView = PageView<SignInMessage, Never, SignInViewEvent>
extension PageView: SignInView
where Model == SignInMessage, Ending == Never, ViewEvent == SignInViewEvent {}

typealias AccountPageView = PageView<AccountViewModel, LogoutMessage, AccountViewEvent>
extension PageView: AccountView
where Model == AccountViewModel, Ending == LogoutMessage, ViewEvent == AccountViewEvent {}

typealias SettingsPageView = PageView<SettingsViewModel, LogoutMessage, SettingsViewEvent>
extension PageView: SettingsView
where Model == SettingsViewModel, Ending == LogoutMessage, ViewEvent == SettingsViewEvent {}

typealias EventListPageView = PageView<EventListViewModel, Never, EventListViewEvent>
extension PageView: EventListView
where Model == EventListViewModel, Ending == Never, ViewEvent == EventListViewEvent {}

typealias OrgChartPageView = PageView<OrgChartViewModel, Never, OrgChartViewEvent>
extension PageView: OrgChartView
where Model == OrgChartViewModel, Ending == Never, ViewEvent == OrgChartViewEvent {}

typealias AnnouncementListPageView = PageView<AnnouncementListViewModel, Never, AnnouncementListViewEvent>
extension PageView: AnnouncementListView
where Model == AnnouncementListViewModel, Ending == Never, ViewEvent == AnnouncementListViewEvent {}

typealias ProductListPageView = PageView<ProductListViewModel, Never, ProductListViewEvent>
extension PageView: ProductListView
where Model == ProductListViewModel, Ending == Never, ViewEvent == ProductListViewEvent {}

typealias OrderListPageView = PageView<PurchaseOrderListViewModel, Never, PurchaseOrderListViewEvent>
extension PageView: PurchaseOrderListView
where Model == PurchaseOrderListViewModel, Ending == Never, ViewEvent == PurchaseOrderListViewEvent {}

typealias NewOrderPageView = PageView<
  PlacedPurchaseOrderViewModel, PurchaseRefusalViewModel, NewPurchaseOrderViewEvent
>
extension PageView: NewPurchaseOrderView
where
  Model == PlacedPurchaseOrderViewModel, Ending == PurchaseRefusalViewModel, ViewEvent == NewPurchaseOrderViewEvent
{}

typealias TrackSummaryPageView = PageView<TrackSummaryViewModel, Never, TrackSummaryViewEvent>
extension PageView: TrackSummaryView
where Model == TrackSummaryViewModel, Ending == Never, ViewEvent == TrackSummaryViewEvent {}

/// What else may come of an event on the list of tracks.
enum TrackListEnding {
  case done(TrackMessage)
  case asked(TrackRemovalQuestion)
  case found(FoundTrack)
}

typealias TrackListPageView = PageView<TrackListViewModel, TrackListEnding, TrackListViewEvent>
extension PageView: TrackListView
where Model == TrackListViewModel, Ending == TrackListEnding, ViewEvent == TrackListViewEvent {
  func display(_ message: TrackMessage) { display(.done(message)) }
  func display(_ question: TrackRemovalQuestion) { display(.asked(question)) }
  func display(_ found: FoundTrack) { display(.found(found)) }
}
