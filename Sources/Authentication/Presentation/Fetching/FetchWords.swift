public import Foundation
public import Humble

/// What presenters of interactors that fetch say alike: why there is nothing, and what is old.
public struct FetchWords<ViewEvent: Sendable>: Sendable {
  private let things: String
  private let event: ViewEvent
  private let now: @Sendable () -> Date

  /// Makes the words for one event.
  /// - Parameters:
  ///   - things: what is fetched, in the plural and in lower case, such as `products`.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - now: tells the time, from which ages are counted.
  public init(about things: String, for event: ViewEvent, now: @escaping @Sendable () -> Date) {
    self.things = things
    self.event = event
    self.now = now
  }

  /// Says why there is nothing to show.
  /// - Parameters:
  ///   - failure: why.
  ///   - which: which of the things were asked for, where not all of them were, such as `of these days`.
  /// - Returns: the alert.
  public func alert(_ failure: FetchFailure, which: String = "") -> ErrorAlert<ViewEvent> {
    let title = "No \(things.capitalized)"
    switch failure {
    case .session(let failure): return ErrorAlert(failure, title: title, event: event)
    case .gateway(let failure, let cache):
      let asked = which.isEmpty ? things : "\(things) \(which)"
      let reason = cache?.sentence ?? "No \(asked) were saved earlier."
      return ErrorAlert(title: title, subtitle: "\(failure.sentence) \(reason)", action: .tryAgain(event))
    }
  }

  /// Says what is old in what is shown, or could not be kept.
  /// - Parameter found: what is shown.
  /// - Returns: the notice; `nil` where all is well.
  public func notice<Value>(on found: Fetched<Value>) -> ErrorAlert<ViewEvent>? {
    let old = found.gap.map { "\(things.prefix(1).uppercased())\(things.dropFirst()) \(predicate(of: $0))" }
    return notice(of: old.map { [$0] } ?? [], found.storeFailure)
  }

  /// Says what is missing from what is shown or old in it, or could not be kept.
  /// - Parameters:
  ///   - sentences: what is missing or old; empty where nothing is.
  ///   - storeFailure: why something could not be kept, or what was kept could not be read.
  ///   - isIncomplete: whether something is missing.
  /// - Returns: the notice; `nil` where all is well.
  public func notice(
    of sentences: [String], _ storeFailure: StoreFailure?, isIncomplete: Bool = false
  ) -> ErrorAlert<ViewEvent>? {
    let store = storeFailure.map { ["The saved \(things) could not be used. \($0.sentence)"] } ?? []
    guard !(sentences + store).isEmpty else { return nil }
    let title = isIncomplete ? "Incomplete" : !sentences.isEmpty ? "Saved Earlier" : storeTitle(storeFailure)
    return ErrorAlert(title: title, subtitle: (sentences + store).joined(separator: " "), action: .tryAgain(event))
  }

  /// Says how old something is and why.
  ///
  /// Such as `are as they were 2 minutes ago. The server cannot be reached.`
  /// - Parameters:
  ///   - gap: what is old.
  ///   - part: which part of it there is, as the end of the first sentence; empty where it is whole.
  /// - Returns: the rest of a sentence that begins with what is old, and another one.
  public func predicate(of gap: FetchGap, part: String = "") -> String {
    "are as they were \(Age.words(since: gap.since, at: now()))\(part). \(gap.failure.sentence)"
  }

  private func storeTitle(_ failure: StoreFailure?) -> String {
    if case .damaged = failure { "Set Aside" } else { "Not Saved" }
  }
}
