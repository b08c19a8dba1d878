import Foundation
import HTTPTypes
import Testing

@testable import Web

/// Of alerts for those who do not see where they stand: the title, the fields at fault, and where one goes on.
@Suite struct AlertTests {
  @Test(arguments: [
    ([("number", "7"), ("product", "tea"), ("quantity", "x")], ["quantity-1"]),
    ([("number", "7"), ("product", ""), ("quantity", "2"), ("due", "2026-02-30")], ["product-1", "due"]),
    ([("number", " "), ("product", "tea"), ("quantity", "0")], ["number"]),
  ])
  func `an order's alert is in the title, has the focus, and describes the form and its fields at fault`(
    fields: [(String, String)], faulty: [String]
  ) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.post("/orders/new", [("key", UUID().uuidString)] + fields)
      #expect(page.text.contains("<title>Order Refused – New Order – MyBiz</title>"))
      #expect(page.text.contains("<section class=\"alert\" id=\"alert\" role=\"alert\" tabindex=\"-1\" autofocus>"))
      #expect(page.text.contains(/<form[^>]* id="order"[^>]* aria-describedby="alert">/))
      #expect(page.faulty == faulty)
      #expect(page.focused == ["alert"])
    }
  }

  @Test(arguments: [
    ("", "x", ["email"], "email"), ("ada", "", ["email"], "email"), (Fixtures.email, "", ["password"], "password"),
    (Fixtures.email, "wrong", ["email", "password"], "password"),
  ])
  func `whoever is not let in goes on at the field to be mended`(
    email: String, password: String, faulty: [String], focused: String
  ) async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let form = try await visitor.get("/sign-in")
      #expect((form.faulty, form.focused) == ([], ["email"]))
      #expect(form.text.contains("<title>Sign In – MyBiz</title>"))
      #expect(!form.text.contains("aria-describedby=\"alert\""))
      let page = try await visitor.signIn(email, password)
      #expect(page.text.contains("<title>Login Failed – Sign In – MyBiz</title>"))
      #expect(page.text.contains(/<form[^>]* action="\/sign-in"[^>]* aria-describedby="alert">/))
      #expect((page.faulty, page.focused) == (faulty, [focused]))
    }
  }

  @Test func `a sign-in that did not reach the company is no field's fault`() async throws {
    try await TestSite(server: "http://127.0.0.1:1/").test { visitor in
      var visitor = visitor
      let page = try await visitor.signIn()
      #expect((page.faulty, page.focused) == ([], ["password"]))
    }
  }

  @Test func `days, names and files that are refused describe their forms too`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let days = try await visitor.get("/calendar?from=2026-02-30")
      #expect((days.faulty, days.focused) == (["from"], ["alert"]))
      #expect(try await visitor.get("/calendar?from=2026-02-30&to=x").faulty == ["from", "to"])
      _ = try await visitor.summary(of: "Lake")
      let name = try await visitor.post("/tracks/summary", [("file", "lake.gpx"), ("index", "0"), ("name", "")])
      #expect((name.faulty, name.focused) == (["name"], ["alert"]))
      for page in [days, name, try await visitor.upload(("", ""))] {
        #expect(page.text.contains(/<form[^>]* aria-describedby="alert">/))
      }
      for path in ["/calendar", "/tracks", "/tracks/summary?file=lake.gpx&index=0", "/orders/new"] {
        let page = try await visitor.get(path)
        #expect((page.faulty, page.focused) == ([], []), "\(path)")
        #expect(!page.text.contains("aria-describedby=\"alert\""), "\(path)")
      }
    }
  }
}

extension Page {
  /// The ids of the fields that are said to be wrong.
  fileprivate var faulty: [String] {
    ids(of: /<[^>]* id="([^"]*)"[^>]* aria-invalid="true" aria-describedby="alert"/)
  }

  /// The ids of what has the focus when the page is opened; the first gets it.
  fileprivate var focused: [String] { ids(of: /<[^>]* id="([^"]*)"[^>]* autofocus/) }

  private func ids(of pattern: Regex<(Substring, Substring)>) -> [String] {
    text.matches(of: pattern).map { String($0.1) }
  }
}
