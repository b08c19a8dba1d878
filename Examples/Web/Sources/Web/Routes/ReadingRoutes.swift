import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Hummingbird
import Purchasing

/// The screens on which people read.
struct ReadingRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    router.get("/") { _, _ -> Response in throw Detour(path: Screen.calendar.path) }
    add(.org, to: router) { request in
      OrgChartViewEvent.opened(request.uri.queryParameters["as"] == "list" ? .list : .tree)
    } answer: { event, visit, request in
      let view = OrgChartPageView()
      await site.handlers.orgChart.handle(event, from: visit.scoped(view))
      let content = try OrgChartContent(view.model, isTree: event == .opened(.tree))
      return try await site.show(view, on: .org, as: .org, to: visit, request: request, content: content)
    }
    add(.announcements, to: router) { _ in
      AnnouncementListViewEvent.opened
    } answer: { event, visit, request in
      let view = AnnouncementListPageView()
      await site.handlers.announcementList.handle(event, from: visit.scoped(view))
      let content = try ListContent(view.model, notice: view.model?.notice, of: .announcements)
      return try await site.show(
        view, on: .announcements, as: .announcements, to: visit, request: request, content: content)
    }
    add(.products, to: router) { _ in
      ProductListViewEvent.opened
    } answer: { event, visit, request in
      let view = ProductListPageView()
      await site.handlers.productList.handle(event, from: visit.scoped(view))
      let content = try ListContent(view.model, notice: view.model?.notice, of: .products)
      return try await site.show(view, on: .products, as: .products, to: visit, request: request, content: content)
    }
    add(.orders, to: router) { _ in
      PurchaseOrderListViewEvent.opened
    } answer: { event, visit, request in
      let view = OrderListPageView()
      await site.handlers.orderList.handle(event, from: visit.scoped(view))
      let content = try ListContent(view.model, notice: view.model?.notice, of: .orders)
      return try await site.show(view, on: .orders, as: .orders, to: visit, request: request, content: content)
    }
    add(.settings, to: router) { _ in
      SettingsViewEvent.opened
    } answer: { event, visit, request in
      let view = SettingsPageView()
      await site.handlers.settings.handle(event, from: visit.scoped(view))
      if event == .logoutRequested { return try await site.answer(view, to: visit, request) }
      let content = try SettingsContent(view.model)
      return try await site.show(view, on: .settings, as: .settings, to: visit, request: request, content: content)
    }
  }

  /// Adds a screen: opened by its address, and again by the event that a form on it carries.
  private func add<ViewEvent: Codable & Sendable & SendableMetatype>(
    _ screen: Screen, to router: Router<WebContext>,
    opened: @escaping @Sendable (Request) -> ViewEvent,
    answer: @escaping @Sendable (ViewEvent, Visit, Request) async throws -> Response
  ) {
    let path = RouterPath(screen.rawValue)
    router.get(path) { request, _ in try await answer(opened(request), try await site.visit(request), request) }
    router.post(path) { request, _ in
      let (visit, form) = try await site.submission(request)
      guard let event = try form.event(ViewEvent.self) else { throw WebRefusal.notAForm }
      return try await answer(event, visit, request)
    }
  }
}
