import Authentication
import Foundation
import GRDB
import HTTPTypes
import ServerTesting
import Testing

@testable import BackEnd

/// A database that the first server made is brought up to date, and nothing in it is lost.
@Suite struct MigrationTests {
  private let folder: TemporaryFolder
  private let ada: User
  private let key = UUID().uuidString
  private let order = UUID().uuidString

  init() async throws {
    folder = try TemporaryFolder()
    ada = User(id: try #require(UUID(uuidString: Fixtures.ada)), name: "Ada Lovelace", email: "Ada@Example.com")
    let password = try PasswordHash(of: Secret(Fixtures.password), cost: HasherSpy.cost)
    let old = try DatabaseQueue(path: folder.path("mybiz.sqlite"))
    try Migrations.migrator.migrate(old, upTo: "1")
    try await old.write { [ada, key, order] db in
      try db.execute(
        sql: """
          INSERT INTO user VALUES (:ada, 'Ada Lovelace', 'Ada@Example.com', 'ada@example.com', :password);
          INSERT INTO purchaseOrder VALUES (:order, :ada, :key, \(Self.fingerprint), '42', 'soon', 1795000000, 1796083200);
          INSERT INTO purchaseItem VALUES (:order, 0, 'cog', 3, '33.33'), (:order, 1, 'tea', 1, '0.1');
          """,
        arguments: ["ada": ada.id.uuidString, "password": password.text, "order": order, "key": key])
    }
    try old.close()
  }

  /// What that server made of ``PurchaseTests/order``.
  private static let fingerprint = "x'c6c32deac79e4649c691f44bd1d3c72421920dae2415abb68e9608839631244f'"

  @Test func `users stay, with nothing known of their locations and titles`() async throws {
    let database = try await DatabaseFile.open(at: folder.path("mybiz.sqlite"))
    let profile = try await database.read { [ada] db in try UserTable.profile(ada.id, in: db) }
    #expect(profile == UserProfile(user: ada))
    try database.close()
  }

  @Test func `an order that was stored is known when it is sent again`() async throws {
    try await TestServer(in: folder).test { client in
      let response = try await client.signedIn().order(PurchaseTests.order, key: key)
      #expect(response.status == .ok)
      #expect(try response.json("id") == order)
    }
  }
}
