import Crypto
import Foundation

/// What names the bytes of an answer: the same bytes, the same tag, whichever process answers.
struct EntityTag: Equatable {
  /// The tag in its quotation marks, as headers carry it.
  let text: String

  init(of data: some DataProtocol) {
    text = "\"\(Data(SHA256.hash(data: data)).prefix(18).base64URL)\""
  }

  /// Whether `If-None-Match` names this tag, so that the sender has these bytes already.
  ///
  /// A list of tags or `*`, compared weakly ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2)).
  func matches(_ ifNoneMatch: String) -> Bool {
    let list = ifNoneMatch.trimmingCharacters(in: .whitespaces)
    if list == "*" { return true }
    // A comma within quotation marks is the tag's.
    return list.matches(of: /(?:"[^"]*"|[^,])+/).contains { match in
      let tag = match.output.trimmingCharacters(in: .whitespaces)
      return tag == text || tag == "W/\(text)"
    }
  }
}
