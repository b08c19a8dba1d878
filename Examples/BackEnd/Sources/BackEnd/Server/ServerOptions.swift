/// What a person decides when starting the server.
public struct ServerOptions: Sendable {
  /// The address to listen at: a name or a number.
  public let host: String
  /// The port to listen at, 0 to 65535; 0 takes one that is free.
  public let port: Int
  /// The path of the database; the file is made where there is none.
  public let database: String
  /// The path of a company file to import first.
  public let company: String?

  /// Makes options; nothing is checked until the server starts.
  /// - Parameters:
  ///   - host: the address to listen at.
  ///   - port: the port to listen at; 0 takes one that is free.
  ///   - database: the path of the database.
  ///   - company: the path of a company file to import first.
  public init(host: String, port: Int, database: String, company: String?) {
    self.host = host
    self.port = port
    self.database = database
    self.company = company
  }
}
