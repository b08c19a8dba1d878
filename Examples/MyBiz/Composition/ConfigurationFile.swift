import Foundation
import Humble
import Purchasing
import TextFrontEnd

/// What `--config FILE` gives: `{"server": "https://…", "allowPlainHTTP": false, "currency": "USD", "maxPurchaseOrder":
/// 5000}`, all of it optional; the last two say what is known here of the server's rules for orders.
struct ConfigurationFile: Decodable {
  private(set) var server: String?
  private(set) var allowPlainHTTP: Bool?
  private(set) var policy = PurchasePolicy()

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case server, allowPlainHTTP, currency, maxPurchaseOrder
  }

  init() {}

  init(at path: String) throws(SettingsError) {
    let url = URL(filePath: path)
    guard let data = try? Data(contentsOf: url) else {
      throw SettingsError("There is no configuration file at \(url.path) that can be read. Check the path.")
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw SettingsError("The configuration file \(url.path) \(JSONFault(error, in: data).sentence)")
    }
  }

  init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys where CodingKeys(stringValue: key.stringValue) == nil
    {
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [key], debugDescription: "there is no such setting; there are \(known)"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    server = try container.decodeIfPresent(String.self, forKey: .server)
    allowPlainHTTP = try container.decodeIfPresent(Bool.self, forKey: .allowPlainHTTP)
    policy = try PurchasePolicy(from: decoder)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
