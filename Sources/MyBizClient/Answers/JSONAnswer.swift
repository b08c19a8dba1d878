import Foundation
import Humble

/// The body of an answer, read as JSON, away from the caller's actor.
struct JSONAnswer: Sendable {
  private let body: Data
  private let resource: String

  /// Takes an answer's body, if it is there and says that it is JSON in UTF-8.
  init(_ response: HTTPResponse, to request: HTTPRequest) throws(GatewayFailure) {
    resource = request.url.resourceName
    body = response.body
    let type = (response.headers["content-type"] ?? "application/json").lowercased()
    guard !body.isEmpty else { throw .emptyResponse }
    let mediaType = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    guard mediaType == "application/json" || mediaType.hasPrefix("application/") && mediaType.hasSuffix("+json") else {
      throw .malformedResponse("The answer to \(resource) is not JSON but \(mediaType.prefix(50)).")
    }
    guard !type.contains("charset") || type.contains("utf-8") else {
      throw .malformedResponse("The answer to \(resource) is not in UTF-8.")
    }
  }

  /// Reads one value.
  @concurrent
  func value<Value: Decodable & Sendable>(_ type: Value.Type) async throws(GatewayFailure) -> Value {
    try decode { try JSONDecoder().decode(type, from: body) }
  }

  /// Reads an array, part by part, and keeps the items that are wanted.
  @concurrent
  func items<Item: Decodable & Sendable>(
    _ type: Item.Type, where isWanted: @Sendable (Item) -> Bool = { _ in true }
  ) async throws(GatewayFailure) -> [Item] {
    try decode { try JSONItems.decode(type, from: body, where: isWanted) }
  }

  private func decode<Value>(_ read: () throws -> Value) throws(GatewayFailure) -> Value {
    do { return try read() } catch is CancellationError { throw .cancelled } catch {
      throw .malformedResponse("The answer to \(resource) \(JSONFault(error, in: body).summary)")
    }
  }
}
