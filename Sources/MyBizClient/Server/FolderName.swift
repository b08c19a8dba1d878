import Foundation

extension ServerAddress {
  /// The address as the name of a folder: such as `http%3A%2F%2F127.0.0.1%3A8080`.
  package var folderName: String {
    let text = url.absoluteString.lowercased().dropLast()
    return text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._")))
      ?? String(text)
  }
}
