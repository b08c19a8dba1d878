import Foundation
public import UnixSignals

extension [UnixSignal] {
  /// Looks which signals stop a server: SIGTERM, SIGINT, and SIGHUP where nohup does not have the process ignore it.
  ///
  /// Called once, before the signals are waited for: the process ignores SIGHUP from then on.
  /// - Returns: the signals.
  public static func stoppingServer() -> [UnixSignal] {
    let isIgnoringHangUp = unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    return [.sigterm, .sigint] + (isIgnoringHangUp ? [] : [.sighup])
  }
}
