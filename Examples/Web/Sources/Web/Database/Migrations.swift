import GRDB

/// The steps from an empty file to today's tables; a step that was released is never changed, the next is added after it.
enum Migrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: "PRAGMA application_id = \(WebDatabase.applicationID)")
      try db.execute(sql: tables)
    }
    migrator.registerMigration("2") { db in try db.execute(sql: lasting) }
    migrator.registerMigration("3") { db in try db.execute(sql: unsettled) }
    return migrator
  }

  private static let tables = """
    CREATE TABLE origin (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      name TEXT NOT NULL
    );
    CREATE TABLE browser (
      hash BLOB NOT NULL PRIMARY KEY,
      token BLOB NOT NULL,
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      expires REAL,
      seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX browserByAccount ON browser (account);
    CREATE INDEX browserBySeen ON browser (seen);
    CREATE TABLE kept (
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (account, name)
    );
    CREATE TABLE document (
      name TEXT NOT NULL PRIMARY KEY,
      value BLOB NOT NULL
    );
    CREATE TABLE message (
      browser BLOB NOT NULL,
      name TEXT NOT NULL,
      html TEXT NOT NULL,
      made INTEGER NOT NULL,
      PRIMARY KEY (browser, name)
    ) WITHOUT ROWID;
    CREATE INDEX messageByTime ON message (made);
    """

  /// What must outlive all sessions is apart from what goes with them, under names that begin with the company's.
  private static let lasting = """
    CREATE TABLE lasting (
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (account, name)
    );
    INSERT INTO lasting (account, name, value)
      SELECT account, origin.name || ' ' || kept.name, value FROM kept, origin WHERE kept.name = 'unsettled orders';
    DELETE FROM kept WHERE name = 'unsettled orders';
    """

  /// Of what outlives sessions there are unsettled orders alone, which are documents by now.
  private static let unsettled = """
    INSERT INTO document (name, value) SELECT name || ' ' || account, value FROM lasting;
    DROP TABLE lasting;
    """
}
