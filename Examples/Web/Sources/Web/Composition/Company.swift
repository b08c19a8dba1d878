import AccountFile
import Authentication
import CompanyFile
import FileStores
import Foundation
import GRDB
import Humble
import MyBizAPI
import MyBizClient
import Serving
import Tracks

/// What all browsers share: the company, what is kept of it, and where the server is.
struct Company: Sendable {
  let gateways: CompanyGateways
  let caches: Caches
  let tracks: TrackFolders
  /// Whose turn it is to place an order.
  let turns = Turns()
  /// Whose turn it is to import or remove tracks.
  let trackTurns = Turns()
  /// Counts failed sign-ins.
  private let limiter: SignInLimiter
  let region: Region
  let units: TrackUnits
  let now: @Sendable () -> Date

  init(
    _ place: CompanyPlace, database: WebDatabase, path: String, tracks: String? = nil, region: Region,
    units: TrackUnits = .metric, signIn limits: SignInLimiter.Limits = SignInLimiter.Limits(),
    answers: HTTPLimits = HTTPLimits(), now: @escaping @Sendable () -> Date
  ) throws(ServerFailure) {
    (self.region, self.units, self.now) = (region, units, now)
    self.tracks = try TrackFolders(at: tracks ?? path + "-tracks", of: place.name)
    limiter = SignInLimiter(limits: limits, now: now)
    let orders = DatabaseDocumentStore<[PlacedOrder]>(name: place.name + " orders", database: database)
    switch place {
    case .server(let server):
      let client = MyBizClient(server: server, limits: answers, now: now, observer: database.logger.note)
      gateways = CompanyGateways(api: MyBizAPI(client))
      caches = Caches(in: database, isFar: true, of: place.name)
    case .file(let path):
      let document = CompanyDocument(at: URL(filePath: path), isTold: false, observer: database.logger.note)
      gateways = CompanyGateways(document: document, orders: orders, now: now)
      caches = Caches(in: database, isFar: false, of: place.name)
    case .demo:
      let document = Self.demo(beside: path, region: region, now: now, observer: database.logger.note)
      gateways = CompanyGateways(document: document, orders: orders, now: now)
      caches = Caches(in: database, isFar: false, of: place.name)
    }
    do { try database.belong(to: place.name) } catch {
      throw ServerFailure("The database \(path) cannot be written. (\(error))")
    }
  }

  /// Signs people in from one address.
  func authentication(from address: String) -> LimitedAuthentication {
    LimitedAuthentication(gateways.authentication, limiter: limiter, address: address)
  }

  /// The demo company, which is made when it is first needed.
  private static func demo(
    beside database: String, region: Region, now: @escaping @Sendable () -> Date,
    observer: @escaping @Sendable (GatewayFailure) -> Void
  ) -> CompanyDocument {
    let file = URL(filePath: database)
    let folder = DataFolder(at: file.deletingLastPathComponent())
    let name = file.lastPathComponent + "-demo-company.json"
    let make = { @Sendable () async throws(StoreFailure) in
      try await folder.create(name) { try DemoCompany.json(around: now(), in: region.timeZone) }
    }
    return CompanyDocument(at: URL(filePath: folder.path(of: name)), isTold: false, orMake: make, observer: observer)
  }
}

extension WebDatabase {
  /// Forgets who was signed in to another company: the tokens of one are not for another to see.
  fileprivate func belong(to company: String) throws {
    try pool.write { db in
      guard try String.fetchOne(db, sql: "SELECT name FROM origin") != company else { return }
      for table in ["browser", "kept", "message"] { try db.execute(sql: "DELETE FROM \(table)") }
      try db.execute(sql: "INSERT OR REPLACE INTO origin (id, name) VALUES (1, ?)", arguments: [company])
    }
  }
}
