import Foundation
import MyBizClient
import Purchasing
import TextFrontEnd

/// Where the company is and where data is kept: a flag beats the environment, which beats the configuration file.
struct Settings {
  enum Company {
    case demo
    case file(URL)
    /// With what is known here of its rules for orders.
    case server(ServerAddress, PurchasePolicy)
  }

  let company: Company
  /// Whether the company is on a server.
  var isServer: Bool { if case .server = company { true } else { false } }
  /// The folder for the session and what is saved.
  let data: URL
  /// The folder of tracks, which are a person's own and no company's.
  let tracks: URL

  init(options: Arguments.Options, environment: [String: String]) throws(SettingsError) {
    let file = try options.configuration.map(ConfigurationFile.init) ?? ConfigurationFile()
    let allowsPlainHTTP = options.allowsPlainHTTP || file.allowPlainHTTP == true
    let folder = options.data.map { URL(filePath: $0) } ?? .dataDirectory(of: "mybiz", in: environment)
    tracks = folder.appending(path: "tracks")

    // A variable that is empty counts as one that is not there.
    let variable = environment["MYBIZ_SERVER"].flatMap { $0.isEmpty ? nil : $0 }
    let named = [("--server", options.server), ("MYBIZ_SERVER", variable), ("\"server\"", file.server)]
      .lazy.compactMap { name, value in value.map { (name, $0) } }.first
    if let path = options.company {
      let file = URL(filePath: path)
      (company, data) = (.file(file), folder.folder(forPeopleOf: file))
    } else if let (name, text) = named {
      let server: ServerAddress
      do { server = try ServerAddress(text, allowsPlainHTTP: allowsPlainHTTP) } catch {
        throw SettingsError("\(name): \(error.sentence)\(error.hint)")
      }
      // A folder for each server, because the token of one is not for another to see.
      (company, data) = (
        .server(server, file.policy), folder.appending(path: "servers").appending(path: server.folderName)
      )
    } else {
      (company, data) = (.demo, folder)
    }
  }
}

extension ServerAddressFailure {
  /// What this program offers besides.
  fileprivate var hint: String {
    if case .plainHTTP = self { " Where the way there is safe, --allow-plain-http takes it all the same." } else { "" }
  }
}
