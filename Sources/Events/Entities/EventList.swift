public import Foundation
public import Humble

/// The events of an interval, with what is missing from them or old in them.
public struct EventList: Sendable, Equatable {
  /// The interval that was asked for.
  public let interval: DateInterval
  /// The events that overlap it, by start, then by name.
  public let events: [Event]
  /// The sources that gave no answer; empty where all is there and fresh.
  public let gaps: [EventGap]
  /// Why the events could not be kept for a time without network, or what was kept could not be read, where that failed.
  public let storeFailure: StoreFailure?

  /// Makes a list.
  /// - Parameters:
  ///   - interval: the interval that was asked for.
  ///   - events: the events that overlap it, sorted.
  ///   - gaps: the sources that gave no answer.
  ///   - storeFailure: why the events could not be kept, or what was kept could not be read.
  public init(interval: DateInterval, events: [Event], gaps: [EventGap] = [], storeFailure: StoreFailure? = nil) {
    self.interval = interval
    self.events = events
    self.gaps = gaps
    self.storeFailure = storeFailure
  }

  /// Whether events may be missing: of some source nothing is shown.
  var isIncomplete: Bool { gaps.contains { $0.substitute == nil } }
}

/// A source of events that gave no answer, and what is shown in its place.
public struct EventGap: Sendable, Equatable {
  /// Which source.
  public let source: EventSource
  /// Why it gave no answer.
  public let failure: GatewayFailure
  /// What it answered earlier, which is shown; `nil` where nothing of the source is shown.
  public let substitute: EventSnapshot?

  /// Makes a gap.
  /// - Parameters:
  ///   - source: which source.
  ///   - failure: why it gave no answer.
  ///   - substitute: what it answered earlier, which is shown.
  public init(source: EventSource, failure: GatewayFailure, substitute: EventSnapshot?) {
    self.source = source
    self.failure = failure
    self.substitute = substitute
  }
}

/// Where events come from.
public enum EventSource: Sendable, Equatable, CaseIterable {
  /// The company's calendar.
  case calendar
  /// The birthdays of its people.
  case birthdays
}
