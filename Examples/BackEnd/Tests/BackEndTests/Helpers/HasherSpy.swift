import Authentication
import Synchronization

@testable import BackEnd

/// Hashes quickly, and counts.
final class HasherSpy: PasswordHasher {
  enum Message: Equatable {
    case hashed
    case verified(cost: ScryptCost)
  }

  static let cost = ScryptCost(rounds: 16, blockSize: 8, parallelism: 1)
  let decoy = PasswordHash.decoy(cost: cost)
  private let log = Mutex<[Message]>([])

  var messages: [Message] { log.withLock { $0 } }

  func hash(_ password: Secret) async throws -> PasswordHash {
    log.withLock { $0.append(.hashed) }
    return try PasswordHash(of: password, cost: Self.cost)
  }

  func verify(_ password: Secret, against hash: PasswordHash) async throws -> Bool {
    log.withLock { $0.append(.verified(cost: hash.cost)) }
    return try hash.verifies(password)
  }
}

/// Has no time for anybody.
struct BusyHasherStub: PasswordHasher {
  let decoy = PasswordHash.decoy(cost: HasherSpy.cost)

  func hash(_ password: Secret) async throws -> PasswordHash { throw HasherIsBusy() }
  func verify(_ password: Secret, against hash: PasswordHash) async throws -> Bool { throw HasherIsBusy() }
}
