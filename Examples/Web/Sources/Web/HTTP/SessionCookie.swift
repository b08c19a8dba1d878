import Authentication
import HTTPTypes
import Hummingbird

/// The cookie by which a browser is known again.
struct SessionCookie {
  /// Whether a proxy before this server is believed when it says how a browser came.
  let isBehindProxy: Bool

  /// The browser that sent a request; `nil` where it sent no cookie that was ever given.
  func browser(of request: Request) -> Browser? {
    request.cookies[name(for: request)].flatMap { Browser(cookie: $0.value) }
  }

  /// The header that gives a browser its cookie; it goes when the browser is closed, or when the server forgets it.
  func header(for browser: Browser, to request: Request) -> HTTPFields {
    let secure = isEncrypted(request) ? "; Secure" : ""
    let cookie = "\(name(for: request))=\(browser.secret.reveal())"
    return [.setCookie: "\(cookie); Path=/; HttpOnly; SameSite=Lax\(secure)"]
  }

  /// Whether the browser's way here is encrypted.
  func isEncrypted(_ request: Request) -> Bool {
    isBehindProxy && request.headers[.xForwardedProto]?.lowercased() == "https"
  }

  /// With this prefix no neighbour's page can set it, and browsers take it over encrypted ways alone.
  private func name(for request: Request) -> String { isEncrypted(request) ? "__Host-mybiz" : "mybiz" }
}

extension HTTPField.Name {
  static let xForwardedProto = HTTPField.Name(known: "X-Forwarded-Proto")
  static let xFrameOptions = HTTPField.Name(known: "X-Frame-Options")
  static let referrerPolicy = HTTPField.Name(known: "Referrer-Policy")
  static let openerPolicy = HTTPField.Name(known: "Cross-Origin-Opener-Policy")
  static let resourcePolicy = HTTPField.Name(known: "Cross-Origin-Resource-Policy")
  static let permissionsPolicy = HTTPField.Name(known: "Permissions-Policy")
  static let fetchSite = HTTPField.Name(known: "Sec-Fetch-Site")

  init(known name: StaticString) {
    guard let name = HTTPField.Name("\(name)") else { preconditionFailure("\(name) is no header's name") }
    self = name
  }
}
