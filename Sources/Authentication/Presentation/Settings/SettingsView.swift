public import Humble

/// The settings, as their presenter sees them.
public protocol SettingsView: LoadingView {
  /// Shows the details of the person who is signed in. Called by the presenter on the view's isolation.
  /// - Parameter settings: the words to show.
  func display(_ settings: SettingsViewModel)

  /// Shows that nobody is signed in any more. Called by the presenter on the view's isolation.
  /// - Parameter farewell: the words to show.
  func display(_ farewell: LogoutMessage)

  /// Shows what failed. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<SettingsViewEvent>)
}

/// The details of the person who is signed in, in words.
public struct SettingsViewModel: Sendable, Equatable, Encodable {
  /// One of the details.
  public struct Detail: Sendable, Equatable, Encodable {
    /// What it is, such as `Location`.
    public let label: String
    /// What the company knows, as it wrote it.
    public let value: String

    /// Makes a detail.
    /// - Parameters:
    ///   - label: what it is.
    ///   - value: what the company knows.
    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// The details that the company knows.
  public let details: [Detail]
  /// The button that logs the person out.
  public let button: ErrorAlert<SettingsViewEvent>.Action
  /// What is old in the details or could not be kept, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<SettingsViewEvent>?

  /// Makes a view model.
  /// - Parameters:
  ///   - details: the details that the company knows.
  ///   - button: the button that logs the person out.
  ///   - notice: what is old in the details or could not be kept.
  public init(
    details: [Detail], button: ErrorAlert<SettingsViewEvent>.Action, notice: ErrorAlert<SettingsViewEvent>? = nil
  ) {
    self.details = details
    self.button = button
    self.notice = notice
  }
}
