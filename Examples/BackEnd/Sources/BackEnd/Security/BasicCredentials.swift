import Authentication
import Foundation

extension Credentials {
  /// Reads `Authorization: Basic` ([RFC 7617](https://www.rfc-editor.org/rfc/rfc7617)): UTF-8 without control
  /// characters, the name up to the first colon; `nil` where it is anything else.
  init?(authorization: String?) {
    guard let value = authorization?.credentials(for: "basic"), let data = Data(base64Encoded: value),
      let text = String(data: data, encoding: .utf8), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.init(userName: String(text[..<colon]), password: Secret(String(text[text.utf8.index(after: colon)...])))
  }
}
