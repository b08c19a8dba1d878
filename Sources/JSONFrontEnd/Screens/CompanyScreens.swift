public import Announcements
public import Directory
public import Events
public import Humble

extension JSONView: EventListView where ViewEvent == EventListViewEvent {
  /// Shows events.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: EventListViewModel) { display(list, as: "list") }
}

extension JSONView: OrgChartView where ViewEvent == OrgChartViewEvent {
  /// Shows employees.
  ///
  /// Called by the presenter.
  /// - Parameter chart: the words to show.
  public func display(_ chart: OrgChartViewModel) { display(chart, as: "chart") }
}

extension JSONView: AnnouncementListView where ViewEvent == AnnouncementListViewEvent {
  /// Shows announcements.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: AnnouncementListViewModel) { display(list, as: "list") }
}

extension JSONScreen where ViewEvent == EventListViewEvent, View == any EventListView {
  /// Makes the screen `eventList`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func eventList(_ handler: any EventHandler<EventListViewEvent, any EventListView>) -> Self {
    Self("eventList", events: ["opened"], handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == OrgChartViewEvent, View == any OrgChartView {
  /// Makes the screen `orgChart`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func orgChart(_ handler: any EventHandler<OrgChartViewEvent, any OrgChartView>) -> Self {
    Self("orgChart", events: ["opened"], handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == AnnouncementListViewEvent, View == any AnnouncementListView {
  /// Makes the screen `announcementList`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func announcementList(_ handler: any EventHandler<AnnouncementListViewEvent, any AnnouncementListView>)
    -> Self
  {
    Self("announcementList", events: ["opened"], handler: handler) { $0 }
  }
}
