import Foundation
import GRDB
import Logging
import Serving

/// The server's database: one SQLite file in WAL mode, with one writer and many readers.
struct WebDatabase: Sendable {
  /// What the file carries in its header, so that no other program's file is written to by mistake.
  static let applicationID = 0x4D79_5765

  /// The writer, and readers for what takes long.
  let pool: DatabasePool
  /// Readers for what takes microseconds.
  let readers: QuickReaders
  /// Is told why something failed, which visitors are not.
  let logger: Logger

  /// Opens the file, makes it where there is none, and brings it up to date.
  ///
  /// A new file may be read by its owner alone; SQLite gives the files beside it the same permissions.
  /// - Throws: ``ServerFailure``, which says what is wrong with the file and how to mend it.
  static func open(at path: String, logger: Logger) async throws(ServerFailure) -> WebDatabase {
    try makeFile(at: path)
    do {
      var configuration = Configuration()
      configuration.label = "mybiz-web"
      configuration.busyMode = .timeout(5)
      let pool = try DatabasePool(path: path, configuration: configuration)
      try await pool.write { db in try check(db, path: path) }
      try Migrations.migrator.migrate(pool)
      let readers = try QuickReaders(path: path, count: 2 * ProcessInfo.processInfo.activeProcessorCount)
      return WebDatabase(pool: pool, readers: readers, logger: logger)
    } catch let failure as ServerFailure {
      throw failure
    } catch {
      throw ServerFailure(sentence(for: error, path: path))
    }
  }

  /// Closes it; nobody may be using it.
  func close() throws {
    try readers.close()
    try pool.close()
  }

  private static func makeFile(at path: String) throws(ServerFailure) {
    guard !path.isEmpty else { throw ServerFailure("The database has no name. Name a file with --database.") }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ServerFailure("There is no folder \(folder) for the database. Make it, or name another with --database.")
    }
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    guard isFile == true || !FileManager.default.fileExists(atPath: path) else {
      throw ServerFailure("\(path) is not a file. Name a file for the database with --database.")
    }
    let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ServerFailure(
        "The database \(path) cannot be opened: \(String(cString: strerror(errno))). "
          + "Check its permissions and those of its folder.")
    }
    Foundation.close(descriptor)
  }

  private static func check(_ db: Database, path: String) throws {
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard try isEmpty || Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      throw ServerFailure(
        "\(path) is the database of another program. Name a file of the server's own with --database.")
    }
    guard try !Migrations.migrator.hasBeenSuperseded(db) else {
      throw ServerFailure(
        "The database \(path) was made by a newer mybiz-web. Start that one, or name another file with --database.")
    }
  }

  private static func sentence(for error: any Error, path: String) -> String {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_NOTADB: "\(path) is not a SQLite database. Name another file with --database."
    case .SQLITE_CORRUPT: "The database \(path) is damaged. Remove it: people sign in again. Or name another file."
    case .SQLITE_BUSY: "The database \(path) is in use by another program. Try again when that is done."
    case .SQLITE_FULL, .SQLITE_IOERR:
      "The database \(path) cannot be written: the disk is full or fails. Make room and start again."
    default: "The database \(path) cannot be used. Check its permissions and those of its folder. (\(error))"
    }
  }
}
