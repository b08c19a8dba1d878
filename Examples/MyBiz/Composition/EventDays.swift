import Events
import Foundation
import Humble
import TextFrontEnd

extension Composition {
  /// The event that opens the calendar on some days; without them, on 30 from today.
  func opening(from: Day?, to: Day?) -> EventListViewEvent {
    let from = from?.interval(in: region.timeZone)?.start ?? region.calendar.startOfDay(for: now())
    let last = to?.interval(in: region.timeZone)?.end
    let month = region.calendar.date(byAdding: .day, value: 30, to: from) ?? from
    return .opened(from: from, to: last ?? min(month, RFC3339.dates.upperBound + 1))
  }
}
