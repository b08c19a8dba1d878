import AccountFile
import CompanyFile
import Foundation
import Humble
import MyBizClient

/// Where a company is, after it was found out that one may be there.
enum CompanyPlace {
  case demo
  case file(String)
  case server(ServerAddress)

  /// Reads a company's file, or a server's address; nothing is written.
  /// - Throws: ``ServerFailure``, which says what is wrong and where, to whoever starts this server.
  init(_ option: WebOptions.Company) async throws(ServerFailure) {
    switch option {
    case .demo: self = .demo
    case .file(let path):
      do { try await CompanyDocument(at: URL(filePath: path)).check() } catch {
        throw ServerFailure("--company: \(error.sentence)")
      }
      self = .file(path)
    case .server(let text):
      do { self = .server(try ServerAddress(text, isTold: false)) } catch {
        throw ServerFailure("--server: \(error.sentence)")
      }
    }
  }

  /// What tells one company from another: a file is the same wherever it is linked from, and a server however it is typed.
  var name: String {
    switch self {
    case .demo: "demo"
    case .file(let path): "file \(URL(filePath: path).absoluteURL.resolvingSymlinksInPath().path)"
    case .server(let address): "server \(address.name)"
    }
  }
}

extension ServerAddress {
  /// The address with its scheme and its host in small letters, and without the port where it is the usual one.
  fileprivate var name: String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
    parts.scheme = parts.scheme?.lowercased()
    parts.host = parts.host?.lowercased()
    if parts.port == (parts.scheme == "https" ? 443 : 80) { parts.port = nil }
    return parts.string ?? url.absoluteString
  }
}
