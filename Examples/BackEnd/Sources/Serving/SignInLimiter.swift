public import Foundation
import Synchronization

/// Counts attempts to sign in, so that nobody can try passwords out.
///
/// A server has one for all its requests; it may be used on any isolation. An attempt is counted before the password is
/// looked at, so that many at once cannot slip through; one that succeeds, or whose password is not looked at after all, is
/// taken back. Counts are forgotten when their time is over, or when they are too many.
public final class SignInLimiter: Sendable {
  /// How many attempts may fail, and in which time.
  public struct Limits: Sendable {
    /// At one account, from whatever address.
    public var perAccount: Int
    /// From one address, at whatever account.
    public var perAddress: Int
    /// Seconds from the first attempt on.
    public var window: TimeInterval
    /// How many accounts, and how many addresses, are remembered.
    public var capacity: Int

    /// Makes limits.
    /// - Parameters:
    ///   - perAccount: how many attempts may fail at one account.
    ///   - perAddress: how many attempts may fail from one address.
    ///   - window: in so many seconds from the first attempt on.
    ///   - capacity: how many accounts, and how many addresses, are remembered.
    public init(perAccount: Int = 10, perAddress: Int = 100, window: TimeInterval = 300, capacity: Int = 10_000) {
      self.perAccount = perAccount
      self.perAddress = perAddress
      self.window = window
      self.capacity = capacity
    }
  }

  private struct Count {
    var attempts: Int
    let ends: Date
  }

  private struct Counts {
    var accounts: [String: Count] = [:]
    var addresses: [String: Count] = [:]
  }

  private let limits: Limits
  private let now: @Sendable () -> Date
  private let counts = Mutex(Counts())

  /// Makes a limiter that has counted nothing.
  /// - Parameters:
  ///   - limits: how many attempts may fail.
  ///   - now: tells the time.
  public init(limits: Limits = Limits(), now: @escaping @Sendable () -> Date) {
    self.limits = limits
    self.now = now
  }

  /// Counts an attempt.
  /// - Parameters:
  ///   - account: at which account, whether there is one or not.
  ///   - address: from which IP address; those of one IPv6 network count as one.
  /// - Returns: `nil` where it may go on; otherwise the seconds after which another may be made.
  public func attempt(account: String, address: String) -> TimeInterval? {
    let (account, address, date) = (Self.key(account), Self.network(of: address), now())
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
  /// - Parameters:
  ///   - account: the account of ``attempt(account:address:)``.
  ///   - address: its address.
  public func succeeded(account: String, address: String) {
    let (account, address) = (Self.key(account), Self.network(of: address))
    counts.withLock { counts in
      counts.accounts[account] = nil
      counts.addresses[address]?.attempts -= 1
    }
  }

  /// Takes an attempt back whose password was not looked at.
  /// - Parameters:
  ///   - account: the account of ``attempt(account:address:)``.
  ///   - address: its address.
  public func takeBack(account: String, address: String) {
    let (account, address) = (Self.key(account), Self.network(of: address))
    counts.withLock { counts in
      counts.accounts[account]?.attempts -= 1
      counts.addresses[address]?.attempts -= 1
    }
  }

  /// Says that somebody has to wait, and how long: in minutes, where there are more than two.
  /// - Parameter wait: what ``attempt(account:address:)`` gave.
  /// - Returns: the sentence.
  public static func sentence(waiting wait: TimeInterval) -> String {
    let time = wait > 120 ? "\(Int((wait / 60).rounded(.up))) minutes" : "\(Int(wait.rounded(.up))) seconds"
    return "Too many attempts to sign in have failed. Try again in \(time)."
  }

  /// The beginning of a name, so that however long one is sent, no more is remembered.
  private static func key(_ name: String) -> String { String(decoding: name.utf8.prefix(320), as: UTF8.self) }

  /// An IPv4 address, or the network of an IPv6 address (64 bits), for whoever has one of its addresses has them all.
  private static func network(of address: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return key(address) }
    // An IPv4 address in the guise of an IPv6 one.
    let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return (isMapped ? bytes[12...] : bytes[..<8]).map { String($0) }.joined(separator: isMapped ? "." : ":")
  }

  private func wait(_ count: Count?, limit: Int, at date: Date) -> TimeInterval? {
    guard let count, count.ends > date, count.attempts >= limit else { return nil }
    return count.ends.timeIntervalSince(date)
  }

  private func add(_ name: String, to counts: inout [String: Count], at date: Date) {
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
