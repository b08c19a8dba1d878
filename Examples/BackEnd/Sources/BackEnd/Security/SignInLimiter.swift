import Crypto
import Foundation
import Synchronization

/// Counts attempts to sign in, so that nobody can try passwords out.
///
/// An attempt is counted before the password is looked at, so that many at once cannot slip through; one that succeeds,
/// or whose password is not looked at after all, is taken back. Counts are forgotten when their time is over.
final class SignInLimiter: Sendable {
  /// How many attempts may fail, and in which time.
  struct Limits {
    var perAccount = 10
    var perAddress = 100
    /// Seconds from the first attempt on.
    var window: TimeInterval = 300
    /// How many accounts, and how many addresses, are remembered.
    var capacity = 10_000
  }

  private struct Count {
    var attempts: Int
    let ends: Date
  }

  private struct Counts {
    var accounts: [SHA256Digest: Count] = [:]
    var addresses: [SHA256Digest: Count] = [:]
  }

  private let limits: Limits
  private let now: @Sendable () -> Date
  private let counts = Mutex(Counts())

  init(limits: Limits, now: @escaping @Sendable () -> Date) {
    self.limits = limits
    self.now = now
  }

  /// Counts an attempt.
  /// - Returns: `nil` where it may go on; otherwise, the seconds after which another may be made.
  func attempt(account: String, address: String) -> TimeInterval? {
    let (account, address, date) = (Self.digest(account), Self.digest(address), now())
    return counts.withLock { counts in
      let waits = [
        wait(counts.accounts[account], limit: limits.perAccount, at: date),
        wait(counts.addresses[address], limit: limits.perAddress, at: date),
      ]
      if let wait = waits.compactMap({ $0 }).max() { return wait }
      add(account, to: &counts.accounts, at: date)
      add(address, to: &counts.addresses, at: date)
      return nil
    }
  }

  /// Takes an attempt back that was right, and forgets the account's earlier ones.
  func succeeded(account: String, address: String) {
    let (account, address) = (Self.digest(account), Self.digest(address))
    counts.withLock { counts in
      counts.accounts[account] = nil
      counts.addresses[address]?.attempts -= 1
    }
  }

  /// Takes an attempt back whose password was not looked at.
  func takeBack(account: String, address: String) {
    let (account, address) = (Self.digest(account), Self.digest(address))
    counts.withLock { counts in
      counts.accounts[account]?.attempts -= 1
      counts.addresses[address]?.attempts -= 1
    }
  }

  /// A name of a size that is known, however long the one was that was sent.
  private static func digest(_ name: String) -> SHA256Digest { SHA256.hash(data: Data(name.utf8)) }

  private func wait(_ count: Count?, limit: Int, at date: Date) -> TimeInterval? {
    guard let count, count.ends > date, count.attempts >= limit else { return nil }
    return count.ends.timeIntervalSince(date)
  }

  private func add(_ name: SHA256Digest, to counts: inout [SHA256Digest: Count], at date: Date) {
    if let count = counts[name], count.ends > date {
      counts[name]?.attempts += 1
      return
    }
    if counts.count >= limits.capacity { counts = counts.filter { $0.value.ends > date } }
    if counts.count >= limits.capacity, let oldest = counts.min(by: { $0.value.ends < $1.value.ends }) {
      counts[oldest.key] = nil
    }
    counts[name] = Count(attempts: 1, ends: date + limits.window)
  }
}
