import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// How prices are written, seen on the product list.
@Suite struct MoneyTextTests {
  private func price(_ amount: Decimal, _ currency: String, _ locale: String) throws -> MoneyText {
    let view = ProductListViewSpy()
    let presenter = ProductListPresenter(
      view: view, event: .opened, region: .region(locale), now: { .testNow })
    let product = Product(id: "a", name: "A", unitPrice: amount)
    presenter.fetched(Fetched(Catalogue(products: [product], policy: PurchasePolicy(currency: currency))))
    guard case .shown(let list) = view.contents.last else { throw Missing() }
    return try #require(list.rows.first).price
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ("USD", "en_US", "$1,899", ".50"),
    ("USD", "de_DE", "1.899", ",50\u{A0}$"),
    ("USD", "ja_JP", "$1,899", ".50"),
    ("EUR", "fr_FR", "1\u{202F}899", ",50\u{A0}€"),
    ("CHF", "de_CH", "CHF\u{A0}1’899", ".50"),
    ("GBP", "en_GB", "£1,899", ".50"),
    ("KWD", "en_US", "KWD\u{A0}1,899", ".500"),
  ])
  func `a price is written as the region does, in the company's currency`(
    currency: String, locale: String, whole: String, rest: String
  ) throws {
    let price = try price(.cents(189_950), currency, locale)
    #expect(price == MoneyText(whole: whole, rest: rest))
    #expect(price.text == whole + rest)
  }

  @Test func `a currency without a minor unit has no decimal point`() throws {
    #expect(try price(1_900, "JPY", "ja_JP") == MoneyText(whole: "¥1,900", rest: ""))
    #expect(try price(1_900, "JPY", "de_DE") == MoneyText(whole: "1.900", rest: "\u{A0}¥"))
  }

  @Test func `a price that is finer than its currency is not rounded`() throws {
    #expect(try price(Decimal(125) / 1_000, "USD", "en_US") == MoneyText(whole: "$0", rest: ".125"))
    #expect(try price(.cents(189_950), "JPY", "ja_JP") == MoneyText(whole: "¥1,899", rest: ".5"))
  }

  @Test func `a price of any size is written to its last digit`() throws {
    let large = try #require(Decimal(string: "12345678901234567890.12"))
    #expect(try price(large, "USD", "en_US").text == "$12,345,678,901,234,567,890.12")
    let small = try #require(Decimal(string: "1e-100"))
    #expect(try price(small, "USD", "en_US").text == "$0." + String(repeating: "0", count: 99) + "1")
  }
}
