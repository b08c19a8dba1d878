import Foundation

/// Something that the people of the demo company may order.
struct DemoProduct: Encodable {
  let productId: String
  let productName: String
  let unitPrice: Decimal

  static let all = [
    Self("badge", "Badge holder, leather", 1_995),
    Self("comms", "Earpiece, encrypted", 24_900),
    Self("icer", "I.C.E.R. cartridge", 450),
    Self("lanyard", "Lanyard", 325),
    Self("lola", "Tyre for a 1962 Corvette", 189_950),
    Self("quinjet", "Quinjet canopy wash", 7_500),
    Self("tea", "Tea, a box of 80 bags", 1_149),
  ]

  private init(_ productId: String, _ productName: String, _ cents: Int) {
    self.productId = productId
    self.productName = productName
    unitPrice = Decimal(cents) / 100
  }
}
