/// What a person does on the settings.
public enum SettingsViewEvent: Sendable, Equatable, Codable {
  /// The settings were opened: what does the company know about whoever is signed in?
  case opened
  /// The button `Log out` was pressed.
  case logoutRequested
}
