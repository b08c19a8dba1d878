import Hummingbird

/// `GET api/employees`, `GET api/announcements` and `GET api/products`: all that there is.
struct CompanyRoutes {
  let reader: Reader

  func add(to router: Router<ServerContext>) {
    router.get("api/employees") { request, _ in
      try await reader.answer(request, from: .employee, fetch: EmployeeTable.all)
    }
    router.get("api/announcements") { request, _ in
      try await reader.answer(request, from: .announcement, fetch: AnnouncementTable.all)
    }
    router.get("api/products") { request, _ in
      try await reader.answer(request, from: .product, fetch: ProductTable.all)
    }
  }
}
