import ServerTesting

extension BuiltCommand {
  /// The pages' server, `mybiz-web`.
  static let web = BuiltCommand("mybiz-web")
}
