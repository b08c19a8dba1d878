import Authentication
import Foundation
import GRDB
import HTTPTypes
import Humble
import HumbleTesting
import ServerTesting
import Testing

@testable import Web

@Suite struct StoreContractTests {
  private let folder: TemporaryFolder
  private let database: WebDatabase

  init() async throws {
    folder = try TemporaryFolder()
    database = try await WebDatabase.open(at: folder.path("web.sqlite"), logger: LogSpy().logger())
  }

  @Test func `a browser's session is kept as the contract says`() async throws {
    let (browser, database, table) = (Browser(), database, BrowserTable(idle: 3_600, now: { Date() }))
    try await SessionStoreContract { BrowserSessionStore(browser: browser, database: database, table: table) }.verify()
  }

  @Test func `an account's value is kept as the contract says`() async throws {
    let database = database
    try await AccountStoreContract(sample: { "value \($0)" }) {
      DatabaseAccountStore(name: "words", database: database)
    }.verify()
  }

  @Test func `a document is kept as the contract says`() async throws {
    let database = database
    try await DocumentStoreContract {
      DatabaseDocumentStore(name: "words", database: database)
    }.verify()
  }

  @Test func `values of two names do not meet, and a damaged one is forgotten`() async throws {
    let (account, words) = (UUID(), DatabaseAccountStore<String>(name: "words", database: database))
    try await words.save("a", for: account)
    let numbers = DatabaseAccountStore<Int>(name: "numbers", database: database)
    #expect(try await numbers.load(for: account) == nil)
    let damaged = DatabaseAccountStore<Int>(name: "words", database: database)
    await #expect(throws: StoreFailure.damaged("The saved words were damaged and are forgotten.")) {
      try await damaged.load(for: account)
    }
    #expect(try await words.load(for: account) == nil)
  }

  @Test func `a damaged document is set aside, reported once, and then there is none`() async throws {
    try await DatabaseDocumentStore(name: "words", database: database).update { $0 = "a" }
    let damage = StoreFailure.damaged("What was saved on the server was damaged and has been set aside there.")
    await #expect(throws: damage) {
      try await DatabaseDocumentStore<[Int]>(name: "words", database: database).update { $0 = [1] }
    }
    #expect(try await DatabaseDocumentStore<[Int]>(name: "words", database: database).load() == nil)
    let left = try await database.pool.read { db in try String.fetchAll(db, sql: "SELECT value FROM document") }
    #expect(left == [#""a""#])
  }

  @Test func `a session opens with its own browser's cookie alone, and not when it was changed`() async throws {
    let (browser, other) = (Browser(), Browser())
    let sealed = try browser.seal(Secret("token"))
    #expect(browser.open(sealed) == Secret("token"))
    #expect(Browser(cookie: browser.secret.reveal())?.open(sealed) == Secret("token"))
    #expect(other.open(sealed) == nil)
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(browser.open(changed) == nil)
    }
    #expect(browser.open(Data()) == nil)
  }

  @Test func `a database that was another company's forgets who was signed in there`() async throws {
    let site = try await TestSite()
    let cookie = try await site.test { visitor -> String? in try await visitor.signedIn().cookie }
    let other = try await TestSite(server: "http://127.0.0.1:1/", in: site.folder)
    try await other.test { visitor in
      var visitor = visitor
      visitor.cookie = cookie
      let page = try await visitor.get("/calendar")
      #expect(page.location == "/sign-in")
    }
  }

  @Test func `a company's file that is linked from elsewhere is the same company`() async throws {
    let site = try await TestSite()
    let cookie = try await site.test { visitor -> String? in try await visitor.signedIn().cookie }
    try await TestSite(linkedAs: "link.json", in: site.folder).test { visitor in
      var visitor = visitor
      visitor.cookie = cookie
      let page = try await visitor.get("/calendar")
      #expect(page.status == .ok)
    }
  }
}
