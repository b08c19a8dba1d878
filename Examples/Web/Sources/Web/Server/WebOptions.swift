public import Tracks

/// What a person decides when starting the server.
public struct WebOptions: Sendable {
  /// Where the company is.
  public enum Company: Sendable {
    /// A demo company, which is made beside the database.
    case demo
    /// A JSON file, at this path.
    case file(String)
    /// A server that speaks the MyBiz REST API, at this address.
    case server(String)
  }

  /// The company whose people sign in.
  public var company = Company.demo
  /// The address to listen at: a name or a number.
  public var host = "127.0.0.1"
  /// The port to listen at, 0 to 65535; 0 takes one that is free.
  public var port: Int
  /// The path of the database; the file is made where there is none.
  public var database: String
  /// The path of the folder of tracks, which is made where there is none; `nil` for one beside the database.
  public var tracks: String?
  /// After how many minutes without a request a browser is signed out.
  public var idleMinutes = 60
  /// Whether a proxy stands before the server, whose `X-Forwarded-Proto` says how a browser came, and
  /// `X-Forwarded-For`, in the end, from where.
  public var isBehindProxy = false
  /// The language and customs of what is written, such as `en_GB`.
  public var locale = "en_GB"
  /// The units of tracks' figures.
  public var units = TrackUnits.metric

  /// Makes options; nothing is checked until the server starts.
  /// - Parameters:
  ///   - port: the port to listen at; 0 takes one that is free.
  ///   - database: the path of the database.
  public init(port: Int, database: String) {
    self.port = port
    self.database = database
  }
}
