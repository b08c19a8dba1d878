import MyBizClient

extension MyBizClient {
  /// Reaches a server on this machine, which may be busy hashing passwords.
  static func patient(port: Int, retries: HTTPRetries = HTTPRetries()) throws -> MyBizClient {
    MyBizClient(
      server: try ServerAddress("http://127.0.0.1:\(port)/"), limits: HTTPLimits(answerTime: .seconds(60)),
      retries: retries)
  }
}
