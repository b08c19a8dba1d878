import Authentication
import Foundation
import Humble

extension HTTPResponse {
  /// Takes an answer only with one of these statuses.
  /// - Throws: ``GatewayFailure/unauthorized`` for 401, else ``GatewayFailure/refused(status:reason:)`` with what the answer
  ///   says, or with what was asked where it says nothing or speaks of an address.
  func expecting(_ statuses: Set<Int>, for request: HTTPRequest, hiding secrets: [Secret] = []) throws(GatewayFailure) {
    guard !statuses.contains(status) else { return }
    guard status != 401 else { throw .unauthorized }
    let place = "\(request.url.resourceName) at \(request.serverName)"
    let reason = reason(hiding: secrets + [request.authorization?.credentials].compactMap(\.self))
    switch (reason, status) {
    case (let reason?, 404), (let reason?, 405): throw .refused(status: status, reason: "\(reason) (\(place))")
    case (let reason?, _): throw .refused(status: status, reason: reason)
    case (nil, _): throw .refused(status: status, reason: "The answer to \(place) had the unexpected status \(status).")
    }
  }

  /// The sentence in `{"error": true, "reason": …}`, unless it says what nobody should read.
  private func reason(hiding secrets: [Secret]) -> String? {
    struct Refusal: Decodable { let reason: String }
    guard status >= 400, body.count <= 1 << 16,
      let reason = try? JSONDecoder().decode(Refusal.self, from: body).reason, !reason.isEmpty,
      !secrets.contains(where: { !$0.isEmpty && reason.contains($0.reveal()) })
    else { return nil }
    return String(reason.prefix(500))
  }
}

extension Secret {
  /// Of `Bearer …` or `Basic …`, what comes after the scheme.
  fileprivate var credentials: Secret { Secret(String(reveal().drop { $0 != " " }.dropFirst())) }
}
