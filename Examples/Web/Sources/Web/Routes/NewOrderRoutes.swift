import Foundation
import HTTPTypes
import Humble
import Hummingbird
import Purchasing

/// `/orders/new`.
struct NewOrderRoutes: Sendable {
  let site: Site

  func add(to router: Router<WebContext>) {
    router.get("orders/new") { request, _ in
      let visit = try await site.visit(request)
      return try await page(OrderForm(), to: visit, request)
    }
    router.post("orders/new") { request, _ in
      let (visit, form) = try await site.submission(request)
      if case .submitted(let draft)? = try form.event(NewPurchaseOrderViewEvent.self) {
        guard draft.request.items.count <= OrderForm.maximum else { throw WebRefusal.notAForm }
        return try await place(draft, of: nil, from: visit, request)
      }
      return try await submit(try OrderForm(form), asked: form["action"], from: visit, request)
    }
  }

  private func submit(
    _ form: OrderForm, asked action: String, from visit: Visit, _ request: Request
  ) async throws -> Response {
    switch action {
    case "line": return try await page(form.withAnotherLine(), to: visit, request)
    case "products": return try await page(form, to: visit, request)
    default: break
    }
    switch form.draft(timeZone: site.company.region.timeZone) {
    case .success(let draft): return try await place(draft, of: form, from: visit, request)
    case .failure(let unreadable):
      let alert = AlertContent(title: "Order Refused", sentences: unreadable.problems)
      return try await page(form, under: alert, wrong: unreadable.fields, to: visit, request)
    }
  }

  private func place(
    _ draft: PurchaseDraft, of form: OrderForm?, from visit: Visit, _ request: Request
  ) async throws -> Response {
    let view = NewOrderPageView()
    try await site.inTurn(visit, of: site.company.turns) {
      await site.handlers.newOrder.handle(.submitted(draft), from: visit.scoped(view))
    }
    if let placed = view.model {
      let receipt = site.pages.templates.render(.receipt, placed)
      try await site.messages.put(receipt, as: draft.key.uuidString, for: visit.browser)
      throw Detour(path: "/orders?receipt=\(draft.key.uuidString)")
    }
    if let refusal = view.ending {
      // What was refused was not ordered, so what is sent next is another order.
      let form = (form ?? OrderForm(draft, timeZone: site.company.region.timeZone)).begunAnew()
      let alert = AlertContent(title: refusal.title, sentences: refusal.problems)
      return try await page(form, under: alert, wrong: form.number.isEmpty ? [.number] : [], to: visit, request)
    }
    guard let alert = try view.alert.map({ try AlertContent($0, path: "/orders/new") }) else {
      throw CancellationError()
    }
    return try await show(draft.request, under: alert, to: visit, request)
  }

  /// Why an order was not placed, and the order above a button that sends it once more.
  private func show(
    _ order: PurchaseRequest, under alert: AlertContent, to visit: Visit, _ request: Request
  ) async throws -> Response {
    if try await visit.sessions.load() == nil { try await site.leave(request, saying: alert) }
    let products = await products(for: visit)
    let content = UnplacedOrderContent(
      order, products: products.model, region: site.company.region, action: alert.action)
    var frame = site.frame(of: visit, title: "New Order", screen: .orders, content: ["unplaced": content])
    frame.alert = AlertContent(title: alert.title, subtitle: alert.subtitle)
    return site.pages.page(.newOrder, frame, status: alert.status)
  }

  private func products(for visit: Visit) async -> ProductListPageView {
    let view = ProductListPageView()
    await site.handlers.productList.handle(.opened, from: visit.scoped(view))
    return view
  }

  private func page(
    _ form: OrderForm, under alert: AlertContent? = nil, wrong: Set<OrderForm.Field> = [], to visit: Visit,
    _ request: Request
  ) async throws -> Response {
    let products = await products(for: visit)
    // Its button sends the form, so that nothing typed is lost by trying again.
    let notice = (products.alert ?? products.model?.notice).map {
      AlertContent(title: $0.title, subtitle: $0.subtitle)
    }
    if let notice, products.alert != nil, try await visit.sessions.load() == nil {
      try await site.leave(request, saying: notice)
    }
    let content = ["form": NewOrderContent(form, wrong: wrong, products: products.model, notice: notice)]
    var frame = site.frame(of: visit, title: "New Order", screen: .orders, content: content)
    frame.alert = alert
    return site.pages.page(.newOrder, frame, status: alert == nil ? .ok : .unprocessableContent)
  }
}

extension OrderForm {
  /// A form that would send this order.
  fileprivate init(_ draft: PurchaseDraft, timeZone: TimeZone) {
    let due = draft.request.dueDate.map { FormDay.text(of: $0, in: timeZone) }
    self.init(
      key: draft.key, number: draft.request.number, due: due ?? "", comment: draft.request.comment ?? "",
      lines: draft.request.items.map { Line(product: $0.productId, quantity: "\($0.quantity)") })
  }
}
