import GRDB

/// The steps from an empty file to today's tables; a step that was released is never changed, the next is added after it.
enum Migrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: "PRAGMA application_id = \(DatabaseFile.applicationID)")
      try db.execute(sql: accounts)
      try db.execute(sql: company)
      try db.execute(sql: orders)
      try Revision.install(in: db)
    }
    migrator.registerMigration("2") { db in try db.execute(sql: profiles) }
    return migrator
  }

  private static let accounts = """
    CREATE TABLE user (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      login TEXT NOT NULL UNIQUE,
      passwordHash TEXT NOT NULL
    );
    CREATE TABLE token (
      hash BLOB NOT NULL PRIMARY KEY,
      userID TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokenByUser ON token (userID);
    CREATE INDEX tokenByExpiry ON token (expires);
    """

  private static let company = """
    CREATE TABLE company (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      sessionLifetime REAL,
      currency TEXT,
      maxPurchaseOrder TEXT
    );
    CREATE TABLE event (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      date INTEGER NOT NULL,
      type TEXT NOT NULL,
      duration REAL NOT NULL
    );
    CREATE INDEX eventByDate ON event (date);
    CREATE TABLE employee (
      position INTEGER NOT NULL PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      givenName TEXT NOT NULL,
      familyName TEXT NOT NULL,
      location TEXT NOT NULL,
      manager TEXT,
      directReports TEXT NOT NULL,
      birthday TEXT
    );
    CREATE TABLE announcement (
      id TEXT NOT NULL PRIMARY KEY,
      title TEXT NOT NULL,
      body TEXT NOT NULL,
      author TEXT,
      date INTEGER NOT NULL
    );
    CREATE TABLE product (
      position INTEGER NOT NULL PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      unitPrice TEXT NOT NULL
    );
    """

  // Orders outlive the users and products that they name.
  private static let orders = """
    CREATE TABLE purchaseOrder (
      id TEXT NOT NULL PRIMARY KEY,
      purchaser TEXT NOT NULL,
      idempotencyKey TEXT NOT NULL,
      fingerprint BLOB NOT NULL,
      poNumber TEXT NOT NULL,
      comment TEXT,
      purchaseDate INTEGER NOT NULL,
      dueDate INTEGER,
      UNIQUE (purchaser, idempotencyKey)
    );
    CREATE TABLE purchaseItem (
      orderID TEXT NOT NULL REFERENCES purchaseOrder (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      productID TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      unitPrice TEXT NOT NULL,
      PRIMARY KEY (orderID, position)
    ) WITHOUT ROWID;
    """

  private static let profiles = """
    ALTER TABLE user ADD COLUMN location TEXT;
    ALTER TABLE user ADD COLUMN title TEXT;
    """
}
