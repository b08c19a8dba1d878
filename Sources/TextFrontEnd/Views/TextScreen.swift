package import Humble

/// What every text view does alike: lines, alerts, the indicator, and asking whether to try again.
package final class TextScreen<ViewEvent> {
  package let terminal: any Terminal
  private let asksToTryAgain: Bool
  private var offer: ErrorAlert<ViewEvent>.Action?
  private var hasFailed = false
  private var hasResults = false
  private var hasIndicator = false
  private var indicatorWidth = 1
  /// What is shown beside the indicator.
  private var percent: Int?

  package init(terminal: any Terminal, asksToTryAgain: Bool) {
    self.terminal = terminal
    self.asksToTryAgain = asksToTryAgain
  }

  /// Has an event handled, and once more as often as an action is offered and the person wants it.
  /// - Returns: whether it ended with something to show and without an alert.
  package func report(_ event: ViewEvent, handle: (ViewEvent) async -> Void) async -> Bool {
    var next: ViewEvent? = event
    while let event = next {
      (offer, hasFailed, hasResults) = (nil, false, false)
      await handle(event)
      next = await eventToSendAgain()
    }
    return hasResults && !hasFailed
  }

  private func eventToSendAgain() async -> ViewEvent? {
    guard asksToTryAgain, !Task.isCancelled, let offer else { return nil }
    guard let answer = await terminal.readLine(prompt: "\(offer.title.visible)? [y/N] ") else {
      if !Task.isCancelled { terminal.write("\n", to: .messages) }
      return nil
    }
    return ["y", "yes"].contains(answer.lowercased()) ? offer.event : nil
  }

  package func display(isLoading: Bool) {
    guard terminal.isWatched, isLoading != hasIndicator else { return }
    terminal.write(isLoading ? "…" : "\r\(String(repeating: " ", count: indicatorWidth))\r", to: .messages)
    hasIndicator = isLoading
    indicatorWidth = 1
    percent = nil
  }

  /// Shows how much is done beside the indicator, where that is shown.
  package func display(progress fraction: Double) {
    let percent = Int(max(0, min(1, fraction)) * 100)
    guard terminal.isWatched, percent != self.percent else { return }
    display(isLoading: true)
    let text = "… \(percent) %"
    terminal.write("\r\(text)", to: .messages)
    (self.percent, indicatorWidth) = (percent, text.displayWidth)
  }

  /// Shows that the event failed.
  package func display(_ alert: ErrorAlert<ViewEvent>) {
    hasFailed = true
    show(alert, .red)
  }

  /// Shows that the event failed, with a sentence for each thing that is wrong.
  package func display(_ title: String, reasons: [String]) {
    hasFailed = true
    write([StyledText(title, .red) + StyledText(":")] + reasons.flatMap(indented), to: .messages)
  }

  /// Shows what there is to say about something that went well all the same.
  package func note(_ alert: ErrorAlert<ViewEvent>) {
    show(alert, .yellow)
  }

  /// Offers something that the person may do next, in the place of what was offered before.
  package func offer(_ action: ErrorAlert<ViewEvent>.Action) {
    offer = action
  }

  /// Shows sentences on what did not go along, in the width of the terminal.
  package func note(_ sentences: [String]) {
    write(sentences.flatMap { $0.lines(in: terminal.width, .yellow) }, to: .messages)
  }

  package func write(_ lines: [StyledText], to stream: TextStream = .results) {
    guard !lines.isEmpty else { return }
    if stream == .results { hasResults = true }
    display(isLoading: false)
    let text = lines.map { $0.rendered(hasStyle: terminal.hasStyle) + "\n" }.joined()
    terminal.write(text, to: stream)
  }

  /// Shows that something was done.
  package func display(_ title: String, _ message: String) {
    write(lines(title, .green, message))
  }

  private func show(_ alert: ErrorAlert<ViewEvent>, _ style: StyledText.Style) {
    offer = alert.action
    write(lines(alert.title, style, alert.subtitle), to: .messages)
  }

  /// A title and a text on one line or, where there is no room, the text below the title.
  private func lines(_ title: String, _ style: StyledText.Style, _ text: String) -> [StyledText] {
    let title = StyledText(title, style)
    let line = title + StyledText(": \(text.withoutDirectionMarks)")
    guard let width = terminal.width, line.width > width else { return [line] }
    return [title + StyledText(":")] + indented(text)
  }

  private func indented(_ text: String) -> [StyledText] {
    text.withoutDirectionMarks.lines(in: terminal.width.map { max(20, $0 - 2) }).map { StyledText("  ") + $0 }
  }
}

@available(*, unavailable) extension TextScreen: Sendable {}
