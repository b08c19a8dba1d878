import Authentication
import FileStores
import Foundation
import Humble
import HumbleTesting
import Testing

@testable import expenses

/// Nothing that was made outlives the front end that owned it.
@Suite struct LeakTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")

  @Test func `the whole graph is gone when its front end is, whatever happened in it`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let tracker = LeakTracker()
    try await useEverything(tracker)
    #expect(tracker.leaks == [])
  }

  /// Composes the program over the demo account, and sends every event, to failures too.
  private func useEverything(_ tracker: LeakTracker) async throws {
    var options = Arguments.Options()
    options.data = root.path
    let composition = Composition(
      settings: try Settings(options: options, environment: [:]), region: .britain, now: { .now })
    tracker.track(composition.sessionChanges)
    let log = tracker.track(MemoryViewEventLog<ExpensesViewEvent>())
    let expenses = composition.expenses.recorded(in: log)
    let heard = composition.sessionChanges.listen()
    let whole = ExpensePeriod(from: nil, to: nil)
    let events: [ExpensesViewEvent] = [
      .submitted(.of()), .submitted(.of(amount: "0")), .listOpened(whole), .totalsOpened(whole),
      .totalsOpened(ExpensePeriod(from: .november(2), to: .november(1))),
    ]

    for password in ["", "wrong", DemoAccount.password] {
      let credentials = Credentials(userName: DemoAccount.email, password: Secret(password))
      await composition.signIn.handle(.submitted(credentials), from: tracker.track(SignInViewSpy()))
      await composition.account.handle(.launched, from: tracker.track(AccountViewSpy()))
      for event in events { await expenses.handle(event, from: tracker.track(ExpensesViewSpy())) }
      await composition.account.handle(.logoutRequested, from: tracker.track(AccountViewSpy()))
    }
    #expect(log.events.count == 3 * events.count)
    withExtendedLifetime(heard) {}
  }
}
