import Foundation
import Humble
import Testing

/// A company that never changes.
enum Fixtures {
  static let ada = "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01"
  static let email = "ada@example.com"
  static let password = "pässword: 🗝"

  /// Markup of every kind: in quotes, in a tag, as a template's own, and with marks that make one character of it.
  static let markup =
    #"<script>alert('1')</script>"><img src=x onerror="x"> {{title}} &amp; '"# + "\u{600}<b\u{600}>\"\u{301}<\u{301}"
  /// The same as a browser sends it for a file's name.
  static let markupAsFileName = markup.unicodeScalars.reduce(into: "") { name, scalar in
    if scalar == "\"" { name += "%22" } else { name.unicodeScalars.append(scalar) }
  }
  /// The same as a page writes it.
  static let escapedMarkup =
    "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=&quot;x&quot;&gt; {{title}} &amp;amp; &#39;"
    + "\u{600}&lt;b\u{600}&gt;&quot;\u{301}&lt;\u{301}"

  static let users = #"""
    [{"id": "\#(ada)", "name": "Ada Lovelace", "email": "\#(email)", "password": "\#(password)",
      "title": "Analyst", "location": "Paris"}]
    """#

  static let company = company()

  static func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  static func company(users: String = users, name: String = "Charles") -> String {
    let name = (try? json(name)) ?? ""
    return #"""
      {"users": \#(users),
       "rules": {"sessionLifetime": 360000, "currency": "USD", "maxPurchaseOrder": 100.10},
       "events": [
         {"id": "review", "name": "Review", "date": "2026-11-21T14:00:00Z", "type": "Meeting", "duration": 3600},
         {"id": "named", "name": \#(name), "date": "2026-11-22T14:00:00Z", "type": "Other", "duration": 60}],
       "employees": [
         {"id": "2", "givenName": "Ada", "familyName": "Lovelace", "location": "London", "manager": "1"},
         {"id": "1", "givenName": \#(name), "familyName": "Babbage", "location": \#(name), "directReports": ["2"]}],
       "announcements": [
         {"id": "new", "title": \#(name), "body": \#(name), "author": "1", "date": "2026-11-19T08:00:00Z"}],
       "products": [
         {"productId": "tea", "productName": "Tea", "unitPrice": 0.10},
         {"productId": "named", "productName": \#(name), "unitPrice": 33.33}]}
      """#
  }

  static func date(_ text: String) throws -> Date { try #require(RFC3339.date(from: text)) }
}
