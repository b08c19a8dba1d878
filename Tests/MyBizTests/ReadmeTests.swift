import Authentication
import CompanyFile
import Foundation
import Testing

/// What the README shows is what compiles and runs.
@Suite struct ReadmeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the README's Swift code is code that compiles`() throws {
    let readme = try text("../../README.md")
    let examples = try text("ReadmeExamples.swift").matches(of: #/// README: .*\n([\s\S]*?)// end\n/#)
    #expect(examples.count == 4)
    for example in examples { #expect(readme.contains("```swift\n" + example.output.1 + "```")) }
  }

  @Test func `the README's five steps sign somebody in`() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let company = root.appending(path: "company.json")
    try DemoCompany.json(around: Date(timeIntervalSince1970: 0), in: .gmt).write(to: company)

    let composition = AppComposition(company: company, data: root.appending(path: "data"))
    let heard = composition.changes.listen()
    let screen = await SignInScreen(handler: composition.signIn)
    await screen.buttonTapped(email: DemoCompany.email, password: "wrong")
    #expect(await screen.message == "Login Failed: Unauthorized")
    #expect(await screen.offeredAgain != nil)
    await screen.buttonTapped(email: DemoCompany.email, password: DemoCompany.password)
    #expect(await screen.message == "Hello Phil Coulson")
    #expect(await screen.isBusy == false)

    var changes = heard.makeAsyncIterator()
    let change = try #require(await changes.next())
    let user = User(
      id: try #require(UUID(uuidString: "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01")), name: "Phil Coulson",
      email: DemoCompany.email)
    #expect(change == .signedIn(user))
  }
}
