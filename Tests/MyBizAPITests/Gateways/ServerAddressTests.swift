import MyBizClient
import Foundation
import Humble
import MyBizAPI
import Testing

@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("https://mybiz.example.com", "https://mybiz.example.com/"),
    ("https://mybiz.example.com/company/", "https://mybiz.example.com/company/"),
    ("https://mybiz.example.com/company", "https://mybiz.example.com/company/"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/"), ("http://localhost:8080/", "http://localhost:8080/"),
    ("https://mybiz.example.com///", "https://mybiz.example.com/"), ("http://[::1]:8080", "http://[::1]:8080/"),
    ("HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM/"),
    ("http://127.1.2.3/", "http://127.1.2.3/"),
  ])
  func `an address is taken, with or without the slash at its end`(text: String, url: String) throws {
    #expect(try ServerAddress(text).url.absoluteString == url)
  }

  @Test(arguments: [
    "", "example.com", "127.0.0.1:8080", "ftp://example.com", "https://", "file:///etc/passwd", "http:/example.com",
    "https://example.com:0", "https://example.com:99999", "http://exa mple.com", "mailto:a@example.com",
  ])
  func `what is no address of a server is refused`(text: String) {
    #expect(throws: ServerAddressFailure.notAnAddress) { try ServerAddress(text) }
  }

  @Test(arguments: ["https://name@example.com/", "https://name:p4ssw0rd@example.com/", "http://:p4ssw0rd@127.0.0.1/"])
  func `an address with a name or a password in it is refused, without showing it`(text: String) {
    #expect(throws: ServerAddressFailure.hasUserInformation) { try ServerAddress(text) }
    #expect(!ServerAddressFailure.hasUserInformation.sentence.contains("p4ssw0rd"))
  }

  @Test(arguments: ["https://example.com/?a=b", "https://example.com/#a"])
  func `an address with a query or a fragment is refused`(text: String) {
    #expect(throws: ServerAddressFailure.hasQuery) { try ServerAddress(text) }
  }

  @Test(arguments: [
    "http://example.com", "http://192.168.0.1", "http://127.0.0.1.example.com", "http://127.example.com",
    "http://localhost.example.com", "http://128.0.0.1", "http://[::2]/", "http://0.0.0.0", "http://127.1",
    "http://127.0.0.1.2", "http://127.0.0.1.", "http://127..0.1",
  ])
  func `plain http is taken for this machine alone, unless it is asked for`(text: String) throws {
    #expect { try ServerAddress(text) } throws: { if case ServerAddressFailure.plainHTTP = $0 { true } else { false } }
    #expect(try ServerAddress(text, allowsPlainHTTP: true).url.scheme == "http")
  }
}
