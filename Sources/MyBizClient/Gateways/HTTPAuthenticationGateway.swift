public import Authentication
import Foundation
public import Humble

/// Signs people in at a server: `POST api/users/login` and `POST api/users/logout`.
public struct HTTPAuthenticationGateway: AuthenticationGateway {
  private let server: ServerAddress
  private let transport: any HTTPTransport

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    server = client.server
    transport = client.transport
  }

  /// Signs in; see ``AuthenticationGateway/signIn(with:)``.
  ///
  /// Sends name and password as HTTP Basic ([RFC 7617](https://www.rfc-editor.org/rfc/rfc7617), in UTF-8), then asks who
  /// that is, for the name and the email address that the company writes.
  /// - Parameter credentials: what the person typed.
  /// - Returns: the session that the server began.
  /// - Throws: ``GatewayFailure/refused(status:reason:)`` with status 400, before anything is sent, for what Basic cannot
  ///   carry: a colon in the user name, or control characters; otherwise as the port says.
  public func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    var request = server.request(.post, "api/users/login")
    request.authorization = try credentials.basicAuthorization
    let response = try await transport.send(request)
    try response.expecting([200], for: request, hiding: [credentials.password])
    let answer = try await JSONAnswer(response, to: request).value(SignInAnswer.self)
    guard answer.token.isBearerToken else {
      throw .malformedResponse("The answer to \(request.url.resourceName) has a token that cannot be sent.")
    }
    do throws(GatewayFailure) {
      return Session(token: answer.token, user: try await user(answer.id, token: answer.token), expires: answer.expires)
    } catch {
      // A session that nobody will use is not left behind, if that can be helped.
      try? await logOut(Session(token: answer.token, user: User(id: answer.id, name: "", email: "")))
      // The name and the password were right.
      throw error == .unauthorized ? .malformedResponse("The server refuses the token that it has just given.") : error
    }
  }

  /// Tells the server that a session is over; see ``AuthenticationGateway/logOut(_:)``.
  /// - Parameter session: the session that ended.
  /// - Throws: as the port says; a token that the server does not take is no failure.
  public func logOut(_ session: Session) async throws(GatewayFailure) {
    // No server gave one that cannot be sent.
    guard session.token.isBearerToken else { return }
    let request = server.request(.post, "api/users/logout")
    do throws(GatewayFailure) {
      try await AuthorizingTransport(transport, token: session.token).send(request)
        .expecting([200, 204], for: request, hiding: [session.token])
    } catch .unauthorized {
      // There is no such session any more.
    } catch {
      throw error
    }
  }

  private func user(_ id: User.ID, token: Secret) async throws(GatewayFailure) -> User {
    let request = server.request(.get, "api/users/\(id.uuidString)")
    let response = try await AuthorizingTransport(transport, token: token).send(request)
    try response.expecting([200], for: request, hiding: [token])
    return try await JSONAnswer(response, to: request).value(User.self)
  }
}

private struct SignInAnswer: Decodable, Sendable {
  let token: Secret
  let expires: Date?
  let id: User.ID

  private enum CodingKeys: CodingKey {
    case token, expires, user
  }

  private enum UserKeys: CodingKey {
    case id
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    token = try container.decode(Secret.self, forKey: .token)
    expires = try container.decodeRFC3339IfPresent(forKey: .expires)
    id = try container.nestedContainer(keyedBy: UserKeys.self, forKey: .user).decodeUUID(forKey: .id)
  }
}

extension Credentials {
  /// The value of `Authorization` that signs in.
  fileprivate var basicAuthorization: Secret {
    get throws(GatewayFailure) {
      guard !userName.utf8.contains(UInt8(ascii: ":")) else {
        throw .refused(status: 400, reason: "A user name has no colon in it.")
      }
      let text = "\(userName):\(password.reveal())"
      guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw .refused(status: 400, reason: "A user name and a password have no control characters in them.")
      }
      return Secret("Basic " + Data(text.utf8).base64EncodedString())
    }
  }
}
