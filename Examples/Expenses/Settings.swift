import Foundation
import MyBizClient
import TextFrontEnd

/// Who says who may sign in, and where data is kept.
struct Settings {
  enum Accounts {
    case demo
    case file(URL)
    case server(ServerAddress)
  }

  let accounts: Accounts
  /// The folder for the session and the expenses.
  let data: URL

  init(options: Arguments.Options, environment: [String: String]) throws(SettingsError) {
    let folder = options.data.map { URL(filePath: $0) } ?? .dataDirectory(of: "expenses", in: environment)
    if let path = options.accounts {
      let file = URL(filePath: path)
      (accounts, data) = (.file(file), folder.folder(forPeopleOf: file))
    } else if let text = options.server {
      let server: ServerAddress
      do { server = try ServerAddress(text) } catch { throw SettingsError("--server: \(error.sentence)") }
      // A folder for each server, because the token of one is not for another to see.
      (accounts, data) = (.server(server), folder.appending(path: "servers").appending(path: server.folderName))
    } else {
      (accounts, data) = (.demo, folder)
    }
  }
}
