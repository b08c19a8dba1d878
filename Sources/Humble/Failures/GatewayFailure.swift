/// Why something far away, such as a company's server, did not give what it was asked for.
///
/// Gateway ports throw it, so that an interactor can tell the cases apart. A payload is a whole sentence for a person; it
/// names the place and never holds a password or token.
public enum GatewayFailure: Error, Sendable, Equatable {
  /// The credentials or the session's token were refused (HTTP status 401); it is never said which part was wrong.
  case unauthorized
  /// There was an answer with nothing in it where something is needed.
  case emptyResponse
  /// The request was refused, or answered with a status that it does not expect: the HTTP status, 100 to 599 (400 where it
  /// was refused before it was sent), and a sentence that says why or by whom, often in words of the server's own, which
  /// are text from outside.
  case refused(status: Int, reason: String)
  /// The answer could not be understood; the sentence says where and what.
  case malformedResponse(String)
  /// Nothing could be asked, and so nothing was done; the sentence says where it was tried.
  case unreachable(String)
  /// What was asked may have been done, and no whole answer came back; the sentence says from where.
  case interrupted(String)
  /// No answer came in time; the sentence says from where and how long was waited.
  case timedOut(String)
  /// The surrounding task was cancelled; nothing is shown for it.
  case cancelled

  /// The failure as a sentence for a person.
  public var sentence: String {
    switch self {
    case .unauthorized: "Unauthorized"
    case .emptyResponse: "The answer was empty. Try again later."
    case .refused(_, let reason): reason
    case .malformedResponse(let sentence), .unreachable(let sentence), .interrupted(let sentence),
      .timedOut(let sentence):
      sentence
    case .cancelled: "It was cancelled."
    }
  }
}
