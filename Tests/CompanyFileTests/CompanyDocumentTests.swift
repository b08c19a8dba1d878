import AccountFile
import Authentication
import CompanyFile
import Events
import Foundation
import Humble
import Synchronization
import Testing

@Suite struct CompanyDocumentTests {
  private let everything = DateInterval(start: .distantPast, end: .distantFuture)

  private func names(in document: CompanyDocument) async throws -> [String] {
    let gateway = CompanyFileEventGateway(document: document, now: { Sample.start })
    return try await gateway.events(in: everything, for: Session(token: Secret("t"), user: .ada)).map(\.name)
  }

  @Test func `a file that changed is read again`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    #expect(try await names(in: document) == ["会議", "Party"])
    try Data(Sample.company.replacing("Party", with: "Feast").utf8).write(to: file.url, options: .atomic)
    #expect(try await names(in: document) == ["会議", "Feast"])
  }

  @Test func `a file that is not there is made where the document knows how`() async throws {
    let file = try TemporaryFile()
    let document = CompanyDocument(at: file.url) { [url = file.url] () async throws(StoreFailure) in
      do { try Data(Sample.company.utf8).write(to: url) } catch { throw .unwritable("\(error)") }
    }
    #expect(try await names(in: document) == ["会議", "Party"])
  }

  @Test func `a link is followed where a person names it, and not in the place of a file that is made`() async throws {
    let (file, link) = (try TemporaryFile(Sample.company), try TemporaryFile())
    try FileManager.default.createSymbolicLink(at: link.url, withDestinationURL: file.url)
    #expect(try await names(in: CompanyDocument(at: link.url)) == ["会議", "Party"])
    let made = CompanyDocument(at: link.url) { () async throws(StoreFailure) in }
    let words = "\(link.url.path) is not a file. Give the path of a company file."
    await #expect(throws: GatewayFailure.unreachable(words)) { try await names(in: made) }
  }

  @Test func `a file that cannot be made says why`() async throws {
    let file = try TemporaryFile()
    let document = CompanyDocument(at: file.url) { () async throws(StoreFailure) in
      throw .unwritable("The disk is full.")
    }
    await #expect(throws: GatewayFailure.unreachable("The disk is full.")) { try await names(in: document) }
  }

  @Test func `visitors are not told where the file is, and the observer and whoever checks it are`() async throws {
    let (missing, broken) = (try TemporaryFile(), try TemporaryFile(#"{"users": [{"id": "hailHydra"}]}"#))
    for (file, words) in [
      (missing, "There is no company file at \(missing.url.path). Check the path."),
      (broken, "The company file \(broken.url.path) is wrong in line 1, "),
    ] {
      let seen = Mutex<[String]>([])
      let observer = { @Sendable (failure: GatewayFailure) in seen.withLock { $0.append(failure.sentence) } }
      let document = CompanyDocument(at: file.url, isTold: false, observer: observer)
      let untold = GatewayFailure.unreachable("The company file cannot be read. Try again later.")
      await #expect(throws: untold) { try await names(in: document) }
      #expect(seen.withLock { $0.count } == 1)
      #expect(seen.withLock { $0.first?.hasPrefix(words) } == true, "\(seen.withLock { $0 })")
      let failure = await #expect(throws: GatewayFailure.self) { try await document.check() }
      #expect(failure?.sentence.hasPrefix(words) == true)
    }
  }

  @Test func `many may ask at once`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let all = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<50 { group.addTask { try await names(in: document) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == Array(repeating: ["会議", "Party"], count: 50))
  }

  @Test func `a file that seems not to have changed is not read again`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let date = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)]
    try FileManager.default.setAttributes(date, ofItemAtPath: file.url.path)
    #expect(try await names(in: document) == ["会議", "Party"])
    let handle = try FileHandle(forWritingTo: file.url)
    try handle.write(contentsOf: Data(Sample.company.replacing("Party", with: "Feast").utf8))
    try handle.close()
    try FileManager.default.setAttributes(date, ofItemAtPath: file.url.path)
    #expect(try await names(in: document) == ["会議", "Party"])
  }

  @Test func `a cancelled reading ends without an answer`() async throws {
    let file = try TemporaryFile(Sample.company)
    let document = CompanyDocument(at: file.url)
    let (armed, arm) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in armed {}
      return try await names(in: document)
    }
    task.cancel()
    arm.finish()
    await #expect(throws: GatewayFailure.cancelled) { try await task.value }
    #expect(try await names(in: document) == ["会議", "Party"])
  }
}
