import Foundation
import Purchasing
import Testing

@Suite struct PurchaseCheckTests {
  private func brokenRules(
    number: String = "PO-1", due: Date? = nil, _ items: [(String, Int)] = [("tea", 1)],
    in catalogue: Catalogue = .sample
  ) -> [BrokenPurchaseRule] {
    let items = items.map { PurchaseItem(productId: $0.0, quantity: $0.1) }
    return catalogue.check(PurchaseRequest(number: number, dueDate: due, items: items), at: .testNow).brokenRules
  }

  @Test func `an order that keeps all rules breaks none, and costs the sum of its lines`() {
    let check = Catalogue.sample.check(.sample, at: .testNow)
    #expect(check.brokenRules == [])
    #expect(check.total == .cents(193_397))
    #expect(check.items == PurchaseOrder.sample.items)
  }

  @Test(arguments: ["", " ", "\t\n"]) func `an order needs a number`(number: String) {
    #expect(brokenRules(number: number) == [.noNumber])
  }

  @Test func `an order needs an item`() {
    #expect(brokenRules([]) == [.noItems])
  }

  @Test(arguments: [0, -1, .min]) func `a quantity is positive`(quantity: Int) {
    #expect(brokenRules([("tea", 1), ("tea", quantity)]) == [.quantityNotPositive(item: 2)])
  }

  @Test func `every product exists, in this spelling`() {
    #expect(brokenRules([("Tea", 1), ("tea", 1), ("", 1)]) == [.unknownProduct(item: 1), .unknownProduct(item: 3)])
  }

  @Test func `the most that an order may cost is not too much, a cent more is`() {
    let catalogue = Catalogue(
      products: [Product(id: "all", name: "", unitPrice: 5_000), Product(id: "cent", name: "", unitPrice: .cents(1))],
      policy: PurchasePolicy(currency: "EUR", maximum: 5_000))
    #expect(brokenRules([("all", 1)], in: catalogue) == [])
    #expect(
      brokenRules([("all", 1), ("cent", 1)], in: catalogue) == [.tooExpensive(maximum: 5_000, currency: "EUR")])
  }

  @Test func `a quantity that is not positive makes nothing cheaper`() {
    let catalogue = Catalogue(
      products: [Product(id: "all", name: "", unitPrice: 10)], policy: PurchasePolicy(maximum: 10))
    #expect(
      brokenRules([("all", 2), ("all", -1)], in: catalogue)
        == [.quantityNotPositive(item: 2), .tooExpensive(maximum: 10, currency: "USD")])
  }

  @Test func `ten tenths are one, as no binary fraction has it`() {
    let catalogue = Catalogue(
      products: [Product(id: "tenth", name: "", unitPrice: .cents(10))], policy: PurchasePolicy(maximum: 1))
    #expect(brokenRules(Array(repeating: ("tenth", 1), count: 10), in: catalogue) == [])
  }

  @Test func `a sum that no number holds is too much`() {
    let catalogue = Catalogue(
      products: [Product(id: "all", name: "", unitPrice: .greatestFiniteMagnitude)],
      policy: PurchasePolicy(maximum: .greatestFiniteMagnitude))
    let expected = [BrokenPurchaseRule.tooExpensive(maximum: .greatestFiniteMagnitude, currency: "USD")]
    #expect(brokenRules([("all", .max)], in: catalogue) == expected)
    #expect(brokenRules([("all", .max), ("all", .max)], in: catalogue) == expected)
  }

  @Test func `without a maximum no order is too expensive`() {
    let catalogue = Catalogue(products: Catalogue.sample.products, policy: PurchasePolicy())
    #expect(brokenRules([("tyre", 1_000_000)], in: catalogue) == [])
  }

  @Test func `a due date is in the future, and now is not`() {
    #expect(brokenRules(due: .testNow + 1) == [])
    #expect(brokenRules(due: .testNow) == [.dueDateNotInFuture])
    #expect(brokenRules(due: .testNow - 1) == [.dueDateNotInFuture])
  }

  @Test func `all rules that are broken are reported at once, in the order of the form`() {
    #expect(
      brokenRules(number: "", due: .testNow, [("nothing", 0), ("tyre", 3)]) == [
        .noNumber, .quantityNotPositive(item: 1), .unknownProduct(item: 1),
        .tooExpensive(maximum: 5_000, currency: "USD"), .dueDateNotInFuture,
      ])
  }

  @Test func `each rule has a sentence of its own`() {
    let rules: [BrokenPurchaseRule] = [
      .noNumber, .noItems, .quantityNotPositive(item: 1), .unknownProduct(item: 2),
      .tooExpensive(maximum: 5_000, currency: "USD"), .dueDateNotInFuture,
    ]
    #expect(Set(rules.map(\.sentence)).count == rules.count)
    #expect(rules[4].sentence == "The order costs more than USD 5000.00, the most that one may. Order less.")
  }

  @Test(arguments: [
    (Decimal(1_001) / 10, "USD", "USD 100.10"), (100, "JPY", "JPY 100"), (1, "KWD", "KWD 1.000"),
    (Decimal(1_125) / 1_000, "EUR", "EUR 1.125"), (1, "XYZ", "XYZ 1.00"),
  ])
  func `a sum is written in no region's way, with all its digits`(amount: Decimal, currency: String, words: String) {
    let sentence = BrokenPurchaseRule.tooExpensive(maximum: amount, currency: currency).sentence
    #expect(sentence == "The order costs more than \(words), the most that one may. Order less.")
  }
}
