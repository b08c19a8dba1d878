import Foundation
import Humble
import TextFrontEnd

/// What `--config FILE` gives: `{"server": "https://…", "allowPlainHTTP": false}`, both optional.
struct ConfigurationFile: Decodable {
  private(set) var server: String?
  private(set) var allowPlainHTTP: Bool?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case server, allowPlainHTTP
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
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: " and ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [key], debugDescription: "there is no such setting; there are \(known)"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    server = try container.decodeIfPresent(String.self, forKey: .server)
    allowPlainHTTP = try container.decodeIfPresent(Bool.self, forKey: .allowPlainHTTP)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
