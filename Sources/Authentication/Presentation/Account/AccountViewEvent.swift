/// What a person does on the account screen.
public enum AccountViewEvent: Sendable, Equatable, Codable {
  /// The program started: where somebody is still signed in, the screen says who; where nobody is, it says nothing.
  case launched
  /// The screen was opened: who is signed in?
  case opened
  /// The person asked to be logged out.
  case logoutRequested
}
