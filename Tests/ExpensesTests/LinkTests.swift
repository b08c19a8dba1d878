import Foundation
import Support
import Testing

/// Sign-in can be taken alone: no code of another feature is in the program.
@Suite struct LinkTests {
  /// Whether the built program holds symbols of a module, which begin with its name's length and its name.
  private func links(_ module: String) throws -> Bool {
    let program = try Data(contentsOf: Program().executable, options: .alwaysMapped)
    return program.range(of: Data("$s\(module.utf8.count)\(module)".utf8)) != nil
  }

  @Test(arguments: ["Humble", "Authentication", "AccountFile", "MyBizClient", "FileStores", "TextFrontEnd", "expenses"])
  func `what it uses is in the program`(module: String) throws {
    #expect(try links(module))
  }

  @Test(arguments: [
    "Events", "Directory", "Announcements", "Purchasing", "Tracks", "CompanyFile", "MyBizAPI", "CompanyTextViews",
  ])
  func `no other feature and no adapter of one is in the program`(module: String) throws {
    #expect(try !links(module))
  }
}
