import Authentication
import Crypto
import CryptoExtras
import Foundation

/// A password as the database keeps it: scrypt's cost, a salt and what came out, so that older costs still verify.
struct PasswordHash: Equatable {
  let cost: ScryptCost
  let salt: Data
  let key: Data

  /// The three as one text, such as `scrypt$32768$8$3$<salt>$<key>`.
  var text: String {
    let numbers = [cost.rounds, cost.blockSize, cost.parallelism].map { String($0) }
    return (["scrypt"] + numbers + [salt, key].map { $0.base64EncodedString() }).joined(separator: "$")
  }

  init(cost: ScryptCost, salt: Data, key: Data) {
    self.cost = cost
    self.salt = salt
    self.key = key
  }

  init?(text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), let blockSize = Int(parts[2]),
      let parallelism = Int(parts[3]), let salt = Data(base64Encoded: parts[4]), let key = Data(base64Encoded: parts[5])
    else { return nil }
    self.init(
      cost: ScryptCost(rounds: rounds, blockSize: blockSize, parallelism: parallelism), salt: salt, key: key)
  }

  /// Hashes a password with a salt of its own; takes as long as the cost says.
  init(of password: Secret, cost: ScryptCost) throws {
    let salt = Data.random(count: 16)
    self.init(cost: cost, salt: salt, key: try Self.key(for: password, salt: salt, cost: cost, count: 32))
  }

  /// A hash that no password has: what the password of somebody unknown is checked against, for the same time.
  static func decoy(cost: ScryptCost) -> PasswordHash {
    PasswordHash(cost: cost, salt: .random(count: 16), key: .random(count: 32))
  }

  /// Whether this is the password's hash; takes as long as the cost says, right or wrong.
  func verifies(_ password: Secret) throws -> Bool {
    let other = try Self.key(for: password, salt: salt, cost: cost, count: key.count)
    return key.count == other.count && zip(key, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func key(for password: Secret, salt: Data, cost: ScryptCost, count: Int) throws -> Data {
    try KDF.Scrypt.deriveKey(
      from: Data(password.reveal().utf8), salt: salt, outputByteCount: count, rounds: cost.rounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism
    )
    .withUnsafeBytes { Data($0) }
  }
}

/// How much work a password's hash is.
struct ScryptCost: Equatable {
  let rounds: Int
  let blockSize: Int
  let parallelism: Int

  /// 32 MiB, three times over: among those that the
  /// [OWASP cheat sheet](https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html) holds equal,
  /// one that leaves memory for several at once.
  static let standard = Self(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}

extension Data {
  /// Bytes that nobody can guess.
  static func random(count: Int) -> Data {
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
  }
}
