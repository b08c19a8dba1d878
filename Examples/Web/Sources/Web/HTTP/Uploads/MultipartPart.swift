/// What the headers of a part say: the field that it is of, and the file's name where it is one.
struct MultipartPart: Equatable {
  let name: String
  /// As the browser wrote it, which is not to be trusted; empty where no file was chosen; `nil` where it is no file.
  let file: String?

  /// Reads a part's headers, from the boundary's end on.
  /// - Throws: ``WebRefusal`` where they are not those of a form's part.
  init(headers block: String) throws(WebRefusal) {
    let lines = block.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard lines[0].allSatisfy({ $0 == " " || $0 == "\t" }),
      let line = lines.dropFirst().first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let type = line.firstMatch(of: /:[ \t]*form-data/.ignoresCase())
    else { throw .notAForm }
    let parameters = Self.parameters(line[type.range.upperBound...])
    guard let name = parameters["name"] else { throw .notAForm }
    self.name = name
    file = parameters["filename"]
  }

  init(name: String, file: String?) { (self.name, self.file) = (name, file) }

  /// The last component of the file's name, as it may stand in a folder here.
  var safeFileName: String {
    // By code points, as file systems go: a mark upon a slash makes another character of it, and is still behind a slash.
    let last = file?.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? Substring.UnicodeScalarView()
    var name = String(String.UnicodeScalarView(last.filter { $0.properties.generalCategory != .control }))
    while name.utf8.count > 200 { name.removeLast() }
    return name.allSatisfy { $0 == "." || $0 == " " } ? "track.gpx" : name
  }

  private static var parameter: some RegexComponent<(Substring, Substring, Substring?, Substring?)> {
    /\s*;\s*([A-Za-z*]+)=(?:"((?:\\"|[^"])*)"|([^;"\s]+))/.matchingSemantics(.unicodeScalar)
  }

  /// Reads `; name="a"; filename="b.gpx"`: browsers write `"` as `%22`, other programs as `\"`; RFC 7578, sections 4.2 and 5.1.
  private static func parameters(_ text: Substring) -> [String: String] {
    var (rest, parameters) = (text, [String: String]())
    while let match = rest.prefixMatch(of: Self.parameter) {
      let value = match.2 ?? match.3 ?? ""
      parameters[match.1.lowercased()] = String(value).replacing("\\\"", with: "\"").replacing("%22", with: "\"")
      rest = rest[match.range.upperBound...]
    }
    return parameters
  }
}
