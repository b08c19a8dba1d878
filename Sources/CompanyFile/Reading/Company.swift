public import AccountFile
import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Purchasing

/// What a company file holds; opaque to all but the gateways of this module.
///
/// The file is an object with `users` and, where the company has any, `rules`, `events`, `employees`, `announcements` and
/// `products`, shaped as in the MyBiz REST API; the README shows one.
public struct Company: AccountBook {
  /// Who may sign in.
  public let accounts: Accounts
  let events: [Event]
  let employees: [Employee]
  let announcements: [Announcement]
  let catalogue: Catalogue

  private enum CodingKeys: CodingKey {
    case rules, events, employees, announcements, products
  }

  /// Decodes a company.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong; `CancellationError`.
  public init(from decoder: any Decoder) throws {
    accounts = try Accounts(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    events = try container.decodeElements(of: Event.self, forKey: .events)
    employees = try container.decodeElements(of: Employee.self, forKey: .employees)
    announcements = try container.decodeElements(of: Announcement.self, forKey: .announcements)
    catalogue = Catalogue(
      products: try container.decodeElements(of: Product.self, forKey: .products),
      policy: try container.decodeIfPresent(PurchasePolicy.self, forKey: .rules) ?? PurchasePolicy())
  }
}

/// A company in one JSON file: what all gateways of this module read.
public typealias CompanyDocument = JSONDocument<Company>

extension JSONDocument<Company> {
  /// The company as the file has it now, for somebody who is signed in to it.
  func company(for session: Session, at now: Date) async throws(GatewayFailure) -> Company {
    let company = try await contents()
    try company.accounts.authorize(session, at: now)
    return company
  }
}

extension KeyedDecodingContainer {
  /// Decodes an array, which may be absent, and stops at the next element where the surrounding task is cancelled.
  fileprivate func decodeElements<Element: Decodable>(of type: Element.Type, forKey key: Key) throws -> [Element] {
    guard contains(key) else { return [] }
    var container = try nestedUnkeyedContainer(forKey: key)
    var elements: [Element] = []
    while !container.isAtEnd {
      try Task.checkCancellation()
      elements.append(try container.decode(Element.self))
    }
    return elements
  }
}
