import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Purchasing
import Support
import Testing
import Tracks

@testable import JSONFrontEnd

/// Every line that can be written, and every line that can be read, is as the schema says.
@Suite(.validator, .timeLimit(.minutes(2)))
struct SchemaTests {
  private let spy = LinesSpy()

  private func view<ViewEvent>(_ screen: String, of type: ViewEvent.Type, id: RequestID? = .number(1))
    -> JSONView<ViewEvent>
  {
    JSONView(of: screen, id: id, lines: spy.lines)
  }

  /// Shows what every screen can show: the indicator and alerts of both kinds.
  private func showCommon<ViewEvent>(_ view: JSONView<ViewEvent>, _ event: ViewEvent) -> ErrorAlert<ViewEvent> {
    let alert = ErrorAlert(title: "Title", subtitle: "Subtitle", action: .tryAgain(event))
    view.display(isLoading: true)
    view.display(isLoading: false)
    view.display(alert)
    view.display(ErrorAlert<ViewEvent>(title: "Title", subtitle: "Subtitle"))
    return alert
  }

  private func expectAsDescribed(lines count: Int, at location: SourceLocation = #_sourceLocation) async throws {
    #expect(spy.all.count == count, sourceLocation: location)
    let problems = try await JSONSchema.lines.problems(in: spy.all, as: "output")
    #expect(problems == [], sourceLocation: location)
  }

  @Test func `sign-in, account and settings`() async throws {
    let signIn = view("signIn", of: SignInViewEvent.self)
    _ = showCommon(signIn, .submitted(Credentials(userName: "ada", password: Secret("secret"))))
    signIn.display(SignInMessage(title: "Success", message: "Hello Ada"))
    let farewell = LogoutMessage(title: "Logged Out", notes: ["The server was not told."])
    let account = view("account", of: AccountViewEvent.self, id: .text("é"))
    _ = showCommon(account, .opened)
    account.display(AccountViewModel(name: "Ada", email: "ada@example.com", expiry: "Signed in until tomorrow"))
    account.display(AccountViewModel(name: "Ada", email: "ada@example.com", expiry: nil))
    account.display(farewell)
    let settings = view("settings", of: SettingsViewEvent.self, id: nil)
    let notice = showCommon(settings, .opened)
    let button = ErrorAlert<SettingsViewEvent>.Action(title: "Log out", event: .logoutRequested)
    settings.display(SettingsViewModel(details: [.init(label: "Name", value: "Ada")], button: button, notice: notice))
    settings.display(SettingsViewModel(details: [], button: button))
    settings.display(farewell)
    try await expectAsDescribed(lines: 19)
    #expect(!spy.all.joined().contains("secret"))
  }

  @Test func `events, people and announcements`() async throws {
    let events = view("eventList", of: EventListViewEvent.self)
    let from = Date(timeIntervalSince1970: 1_795_167_000)
    let notice = showCommon(events, .opened(from: from, to: from + 86_400))
    let row = EventListViewModel.Row(time: "9:30", name: "Briefing", type: "Meeting")
    events.display(
      EventListViewModel(
        title: "Today", sections: [.init(title: "Today", rows: [row])], emptyMessage: nil, notice: notice,
        isIncomplete: true))
    events.display(EventListViewModel(title: "Today", sections: [], emptyMessage: "None.", notice: nil))
    let chart = view("orgChart", of: OrgChartViewEvent.self)
    let old = showCommon(chart, .opened(.list))
    chart.display(
      OrgChartViewModel(
        title: "1 employee", rows: [.init(name: "Ada", location: "", manager: "Bo", depth: 2, notes: ["A note."])],
        notice: old))
    chart.display(OrgChartViewModel(title: "1 employee", rows: [.init(name: "Ada", location: "")]))
    let announcements = view("announcementList", of: AnnouncementListViewEvent.self)
    let missing = showCommon(announcements, .opened)
    let item = AnnouncementListViewModel.Item(title: "Cake", byline: "Ada", paragraphs: ["There is cake."])
    announcements.display(AnnouncementListViewModel(items: [item], notice: missing))
    announcements.display(AnnouncementListViewModel(items: [], emptyMessage: "None."))
    try await expectAsDescribed(lines: 18)
  }

  @Test func `products, orders and a new order`() async throws {
    let price = MoneyText(whole: "$1,899", rest: ".50")
    let products = view("productList", of: ProductListViewEvent.self)
    let old = showCommon(products, .opened)
    products.display(
      ProductListViewModel(
        rows: [.init(id: "tea", name: "Tea", price: price, notes: ["A note."])], emptyMessage: nil, notice: old))
    #expect(spy.all.last?.contains(#""price":"$1,899.50""#) == true)
    products.display(ProductListViewModel(rows: [], emptyMessage: "None.", notice: nil))
    let orders = view("purchaseOrderList", of: PurchaseOrderListViewEvent.self)
    let notice = showCommon(orders, .opened)
    for price in [price, nil] {
      let line = PurchaseOrderLine(quantity: "2", product: "Tea", unitPrice: price, price: price)
      orders.display(
        PurchaseOrderListViewModel(
          orders: [
            .init(number: "1", dates: "today", lines: [line], total: price, comment: price.map { _ in "Soon." })
          ],
          emptyMessage: nil, notice: notice))
    }
    let order = view("newPurchaseOrder", of: NewPurchaseOrderViewEvent.self)
    let request = PurchaseRequest(number: "1", dueDate: Date(), items: [PurchaseItem(productId: "tea", quantity: 2)])
    _ = showCommon(order, .submitted(PurchaseDraft(key: UUID(), request: request)))
    for price in [price, nil] {
      order.display(
        PlacedPurchaseOrderViewModel(
          title: "Placed", number: "1", dates: "today",
          lines: [PurchaseOrderLine(quantity: "2", product: "Tea", unitPrice: price, price: price)], total: price,
          comment: price.map { _ in "Soon." }, notes: ["A note."]))
    }
    order.display(PurchaseRefusalViewModel(title: "Refused", problems: ["Too much."]))
    try await expectAsDescribed(lines: 19)
  }

  @Test func `tracks and a track's summary`() async throws {
    let id = Track.ID(file: "lake.gpx", index: 0)
    let list = view("trackList", of: TrackListViewEvent.self)
    let events: [TrackListViewEvent] = [
      .opened, .searched("lake"), .importRequested(URL(filePath: "/lake.gpx")), .removeRequested(id),
      .removeConfirmed(id),
    ]
    for event in events { _ = showCommon(list, event) }
    let notice = TrackListNotice(
      title: "Not Everything Was Read", sentences: ["One.", "Two."], action: .init(title: "Again", event: .opened))
    list.display(progress: 0.5)
    let row = TrackListViewModel.Row(id: id, number: "1", name: "Lake", start: "", distance: "1 km", time: "6:40")
    list.display(TrackListViewModel(rows: [row], emptyMessage: nil, notice: notice))
    list.display(TrackListViewModel(rows: [], emptyMessage: "None.", notice: nil))
    list.display(FoundTrack(id: id, name: "Lake", number: 1, count: 2))
    list.display(TrackMessage(title: "Imported", lines: ["Lake"]))
    let action = ErrorAlert<TrackListViewEvent>.Action(title: "Remove", event: .removeConfirmed(id))
    list.display(TrackRemovalQuestion(title: "Remove?", subtitle: "Its file is deleted.", action: action))
    let summary = view("trackSummary", of: TrackSummaryViewEvent.self)
    for event in [TrackSummaryViewEvent.opened(id), .renameRequested(id, name: "Hill")] {
      _ = showCommon(summary, event)
    }
    summary.display(progress: 1)
    let point = TrackDrawingPoint(x: 1.5, y: 2)
    summary.display(
      TrackSummaryViewModel(
        id: id, name: "Lake", figures: [.init(label: "Distance", value: "1 km")], notes: ["No times."],
        profile: TrackProfileViewModel(
          points: [point], width: 1.5, height: 2, lowest: "0 m", highest: "2 m", length: "2 m"),
        path: TrackPathViewModel(
          lines: [[point, point]], width: 1.5, height: 2, widthWords: "2 m", heightWords: "2 m")))
    #expect(spy.all.last?.contains(#""points":[[1.5,2]]"#) == true)
    summary.display(TrackSummaryViewModel(id: id, name: "Lake", figures: []))
    try await expectAsDescribed(lines: 37)
  }

  @Test func `the ends of requests, and errors`() async throws {
    for done in [RequestEnding.Done.completed, .cancelled, .ignored] {
      spy.lines.write(DoneLine(id: .number(.min), screen: "signIn", done: done))
      spy.lines.write(DoneLine(id: nil, screen: "newPurchaseOrder", done: done))
    }
    spy.lines.write(ErrorLine(id: .text(""), line: 1, error: "Wrong."))
    spy.lines.write(ErrorLine(id: nil, line: 1, error: "Wrong."))
    try await expectAsDescribed(lines: 8)
  }

  @Test func `a line that is described otherwise is found`() async throws {
    let lines = [
      #"{"screen":"signIn","display":"list","list":{}}"#, #"{"screen":"signIn","done":"perhaps"}"#, #"{"id":1}"#,
      #"{"screen":"productList","display":"loading","loading":true,"more":1}"#, #"{"line":0,"error":"Wrong."}"#,
      #"{"screen":"productList","display":"list","list":{"rows":[{"id":"tea","name":"Tea"}]}}"#,
    ]
    #expect(try await JSONSchema.lines.problems(in: lines, as: "output") == lines)
  }

  @Test func `input that is described is taken, and other input is not`() async throws {
    #expect(try await JSONSchema.lines.problems(in: InputSamples.good, as: "input") == [])
    #expect(try await JSONSchema.lines.problems(in: InputSamples.bad, as: "input") == InputSamples.bad)
    for line in InputSamples.good { _ = try Instruction(Data(line.utf8), of: InputSamples.screens) }
    for line in InputSamples.bad {
      #expect(throws: InstructionFault.self) { try Instruction(Data(line.utf8), of: InputSamples.screens) }
    }
  }
}
