import Authentication
import NIOPosix
import Synchronization

/// Hashes passwords, and checks them.
protocol PasswordHasher: Sendable {
  /// What the password of somebody unknown is checked against.
  var decoy: PasswordHash { get }
  /// - Throws: ``HasherIsBusy`` where too many wait already.
  func hash(_ password: Secret) async throws -> PasswordHash
  /// - Throws: ``HasherIsBusy`` where too many wait already.
  func verify(_ password: Secret, against hash: PasswordHash) async throws -> Bool
}

/// So many passwords wait to be checked that one more would wait for too long.
struct HasherIsBusy: Error {}

/// Hashes with scrypt on threads that answer no requests, so that a flood of sign-ins keeps nobody else waiting.
final class ScryptHasher: PasswordHasher {
  let decoy: PasswordHash
  private let cost: ScryptCost
  private let threads: NIOThreadPool
  private let limit: Int
  private let waiting = Mutex(0)

  /// - Parameters:
  ///   - cost: the cost of new hashes.
  ///   - threads: how many hash at once, each in the memory that its cost says.
  ///   - limit: how many may wait or be hashed at a time.
  init(cost: ScryptCost, threads: NIOThreadPool, limit: Int = 64) {
    self.cost = cost
    self.threads = threads
    self.limit = limit
    decoy = .decoy(cost: cost)
  }

  func hash(_ password: Secret) async throws -> PasswordHash {
    try await run { [cost] in try PasswordHash(of: password, cost: cost) }
  }

  func verify(_ password: Secret, against hash: PasswordHash) async throws -> Bool {
    try await run { try hash.verifies(password) }
  }

  private func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    let isFree = waiting.withLock { waiting in
      guard waiting < limit else { return false }
      waiting += 1
      return true
    }
    guard isFree else { throw HasherIsBusy() }
    defer { waiting.withLock { $0 -= 1 } }
    return try await threads.runIfActive(work)
  }
}
