import Foundation
import GRDB

/// Opens the server's database: one SQLite file in WAL mode.
enum DatabaseFile {
  /// What a MyBiz database carries in its header, so that no other program's file is written to by mistake.
  static let applicationID = 0x4D79_427A

  /// Opens the file, makes it where there is none, and brings it up to date.
  ///
  /// A new file may be read by its owner alone; SQLite gives the files beside it the same permissions.
  /// - Parameter path: where the file is.
  /// - Returns: readers and one writer.
  /// - Throws: ``ServerFailure``, which says what is wrong with the file and how to mend it.
  static func open(at path: String) async throws(ServerFailure) -> DatabasePool {
    try makeFile(at: path)
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      try await pool.write { db in try check(db, path: path) }
      try Migrations.migrator.migrate(pool)
      // GRDB asks for less than that in WAL mode; an order that was answered with 201 is to outlive a power cut.
      try await pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
      return pool
    } catch let failure as ServerFailure {
      throw failure
    } catch {
      throw ServerFailure(sentence(for: error, path: path))
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "mybiz"
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    return configuration
  }

  private static func makeFile(at path: String) throws(ServerFailure) {
    guard !path.isEmpty else { throw ServerFailure("The database has no name. Name a file with --database.") }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ServerFailure("There is no folder \(folder) for the database. Make it, or name another with --database.")
    }
    guard !(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue) else {
      throw ServerFailure("\(path) is a folder. Name a file for the database with --database.")
    }
    var file = stat()
    guard stat(path, &file) != 0 || file.st_mode & S_IFMT == S_IFREG else {
      throw ServerFailure("\(path) is not a file. Name a file for the database with --database.")
    }
    let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ServerFailure(
        "The database \(path) cannot be opened: \(String(cString: strerror(errno))). "
          + "Check its permissions and those of its folder.")
    }
    close(descriptor)
  }

  private static func check(_ db: Database, path: String) throws {
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard try isEmpty || Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      throw ServerFailure(
        "\(path) is the database of another program. Name a file of the server's own with --database.")
    }
    guard try !Migrations.migrator.hasBeenSuperseded(db) else {
      throw ServerFailure(
        "The database \(path) was made by a newer mybiz-server than this one, which is \(MyBizServer.version). "
          + "Start that one, or name another file with --database.")
    }
  }

  private static func sentence(for error: any Error, path: String) -> String {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_NOTADB:
      "\(path) is not a SQLite database. Name another file with --database."
    case .SQLITE_CORRUPT:
      "The database \(path) is damaged. Put a backup in its place, or name another file with --database."
    case .SQLITE_BUSY:
      "The database \(path) is in use by another program, which has been writing for seconds. Try again when it is done."
    case .SQLITE_FULL, .SQLITE_IOERR:
      "The database \(path) cannot be written: the disk is full or fails. Make room and start again."
    default:
      "The database \(path) cannot be used. Check its permissions and those of its folder. (\(error))"
    }
  }
}
