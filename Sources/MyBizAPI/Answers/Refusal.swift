import Authentication
import Foundation
import Humble

extension HTTPResponse {
  /// Takes an answer only with one of these statuses.
  /// - Throws: ``GatewayFailure/unauthorized`` for 401; ``GatewayFailure/refused(status:reason:)`` where the answer says
  ///   why, ``GatewayFailure/unexpectedStatus(_:)`` where it does not.
  func expecting(_ statuses: Set<Int>, for request: HTTPRequest, hiding secrets: [Secret] = []) throws(GatewayFailure) {
    guard !statuses.contains(status) else { return }
    guard status != 401 else { throw .unauthorized }
    guard let reason = reason(hiding: secrets + [request.authorization?.credentials].compactMap(\.self)) else {
      throw .unexpectedStatus(status)
    }
    throw .refused(status: status, reason: reason)
  }

  /// The sentence in `{"error": true, "reason": …}`, unless it says what nobody should read.
  private func reason(hiding secrets: [Secret]) -> String? {
    struct Refusal: Decodable { let reason: String }
    guard status >= 400, body.count <= 1 << 16,
      let reason = try? JSONDecoder().decode(Refusal.self, from: body).reason.prefix(500), !reason.isEmpty,
      !secrets.contains(where: { !$0.isEmpty && reason.contains($0.reveal()) })
    else { return nil }
    return String(reason)
  }
}

extension Secret {
  /// Of `Bearer …` or `Basic …`, what comes after the scheme.
  fileprivate var credentials: Secret { Secret(String(reveal().drop { $0 != " " }.dropFirst())) }
}
