import Foundation
import ServerTesting
import Testing

/// The certificates that programs on this system trust.
enum TrustStore {
  /// Where systems keep them in one file.
  private static let files = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
  ]

  /// What runs a program that trusts one certificate and no other.
  ///
  /// The program has mounts of its own, in which the certificate stands where the system's are; the system itself is
  /// left alone. No variable in the environment makes Foundation on Linux trust a certificate.
  static func launcher(trusting certificate: String) -> [String] {
    let mounts = files.filter { FileManager.default.fileExists(atPath: $0) }
      .map { "mount --bind \"$0\" \($0) && " }
    return [
      "/usr/bin/unshare", "--map-root-user", "--mount", "/bin/sh", "-c", "\(mounts.joined())exec \"$@\"", certificate,
    ]
  }

  /// Whether this system lets a program have mounts of its own.
  fileprivate static var canBeReplaced: Bool {
    get async throws {
      let file = files.first { FileManager.default.fileExists(atPath: $0) }
      guard let file, FileManager.default.isExecutableFile(atPath: launcher(trusting: file)[0]) else { return false }
      let command = launcher(trusting: file) + ["/bin/true"]
      return try await RunningCommand(command[0], Array(command.dropFirst()), environment: [:]).end().status == 0
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Only where a program can be run that trusts a certificate of the test.
  static var whereTrustCanBeGiven: Self {
    .enabled("This system lets no program have mounts of its own.") { try await TrustStore.canBeReplaced }
  }
}
