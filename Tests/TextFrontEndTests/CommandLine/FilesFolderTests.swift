import Foundation
import Testing
import TextFrontEnd

/// The folders for what is kept for the people of a file.
@Suite struct FilesFolderTests {
  private let data = URL(filePath: "/data")
  private let files = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "files-\(UUID().uuidString)")

  private func folder(of file: URL) -> String { data.folder(forPeopleOf: file).path }

  @Test func `a folder stands at the file's own path, however that is written`() {
    #expect(folder(of: URL(filePath: "/nowhere/a.json")) == "/data/files/nowhere/a.json")
    #expect(folder(of: URL(filePath: "/nowhere/./b/../a.json")) == "/data/files/nowhere/a.json")
    let here = FileManager.default.currentDirectoryPath
    #expect(folder(of: URL(filePath: "a.json")) == folder(of: URL(filePath: here).appending(path: "a.json")))
  }

  @Test func `names with signs in them stay apart`() {
    #expect(folder(of: URL(filePath: "/nowhere/a b%20?#.json")) == "/data/files/nowhere/a b%20?#.json")
  }

  @Test func `no name is longer than a file system takes, however long the path`() {
    let name = String(repeating: "n", count: 250)
    let path = "/" + Array(repeating: name, count: 8).joined(separator: "/")
    #expect(folder(of: URL(filePath: path)) == "/data/files\(path)")
  }

  @Test func `links to a file and to its folder lead to the same one, and those to its folder where it is gone too`()
    throws
  {
    let real = files.appending(path: "real")
    let (file, link) = (real.appending(path: "a.json"), files.appending(path: "link"))
    let linkToFile = files.appending(path: "b.json")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    try Data().write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try FileManager.default.createSymbolicLink(at: linkToFile, withDestinationURL: file)

    #expect(folder(of: linkToFile) == "/data/files\(file.path)")
    #expect(folder(of: link.appending(path: "a.json")) == "/data/files\(file.path)")
    try FileManager.default.removeItem(at: file)
    #expect(folder(of: link.appending(path: "a.json")) == "/data/files\(file.path)")
  }
}
