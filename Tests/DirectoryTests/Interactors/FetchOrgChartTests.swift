import Authentication
import Directory
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct FetchOrgChartTests {
  private let changes = SessionChanges()
  private let employees = [employee("b", under: "a"), employee("a")]
  private var kept: Snapshot<[Employee]> { Snapshot(employees, fetched: .testNow - 60, version: "1") }

  private func fetch(_ spy: OrgChartSpy, sessions: any SessionStore = SessionStoreFake(.current)) async {
    let factory = FetchOrgChart.Factory(
      directory: spy, store: spy, session: CurrentSession(in: sessions, changes: changes), now: { .testNow })
    await factory.makeInteractor(for: (), output: spy).execute()
  }

  @Test func `employees are asked for, kept and shown as a chart`() async {
    let spy = OrgChartSpy(.init(.success(.value(employees, version: "2"))))
    await fetch(spy)
    #expect(
      spy.messages == [
        .started, .loaded(User.coulson.id), .asked(.current),
        .saved(Snapshot(employees, fetched: .testNow, version: "2"), User.coulson.id),
        .fetched(Fetched(OrgChart(employees))), .finished,
      ])
  }

  @Test func `employees that have not changed are shown as they were kept, and kept as fresh`() async {
    let spy = OrgChartSpy(.init(.success(.unchanged), kept: [User.coulson.id: kept]))
    await fetch(spy)
    #expect(
      spy.messages == [
        .started, .loaded(User.coulson.id), .asked(.current, unlessStill: "1"),
        .saved(Snapshot(employees, fetched: .testNow, version: "1"), User.coulson.id),
        .fetched(Fetched(OrgChart(employees))), .finished,
      ])
  }

  @Test func `that nothing has changed makes no sense where nothing is known`() async {
    let spy = OrgChartSpy(.init(.success(.unchanged)))
    await fetch(spy)
    let failure = GatewayFailure.malformedResponse("The answer is that nothing has changed, but nothing of it is here.")
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.gateway(failure, cache: nil)), .finished])
  }

  @Test func `without an answer what was kept is shown with its age`() async {
    let spy = OrgChartSpy(.init(.failure(.unreachable("u")), kept: [User.coulson.id: kept]))
    await fetch(spy)
    let gap = FetchGap(failure: .unreachable("u"), since: .testNow - 60)
    #expect(
      spy.messages.dropFirst(3) == [.fetched(Fetched(OrgChart(employees), gap: gap)), .finished])
  }

  @Test func `without an answer and with nothing kept there is nothing to show, and why`() async {
    var answers = OrgChartSpy.Answers(.failure(.timedOut("t")))
    let spy = OrgChartSpy(answers)
    await fetch(spy)
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.gateway(.timedOut("t"), cache: nil)), .finished])

    answers.loadFailure = .damaged("It was set aside.")
    let damaged = OrgChartSpy(answers)
    await fetch(damaged)
    #expect(
      damaged.messages.dropFirst(3)
        == [.fetchFailed(.gateway(.timedOut("t"), cache: .damaged("It was set aside."))), .finished])
  }

  @Test func `what cannot be kept is shown all the same`() async {
    var answers = OrgChartSpy.Answers(.success(.value(employees)))
    answers.saveFailure = .unwritable("The disk is full.")
    let spy = OrgChartSpy(answers)
    await fetch(spy)
    #expect(
      spy.messages.suffix(2) == [
        .fetched(Fetched(OrgChart(employees), storeFailure: .unwritable("The disk is full."))), .finished,
      ])
  }

  @Test func `a session that the server refuses is ended`() async throws {
    let spy = OrgChartSpy(.init(.failure(.unauthorized), kept: [User.coulson.id: kept]))
    let sessions = SessionStoreFake(.current)
    let heard = changes.listen()
    await fetch(spy, sessions: sessions)
    #expect(spy.messages.dropFirst(3) == [.fetchFailed(.session(.expired)), .finished])
    #expect(try await sessions.load() == nil)
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test func `where nobody is signed in nothing is asked`() async {
    let spy = OrgChartSpy(.init(.success(.value(employees))))
    await fetch(spy, sessions: SessionStoreFake())
    #expect(spy.messages == [.started, .fetchFailed(.session(.notSignedIn)), .finished])
  }

  @Test func `an answer that comes after the person has logged out writes and shows nothing`() async {
    let sessions = SessionStoreFake(.current)
    let spy = OrgChartSpy(.init(.success(.value(employees)))) { message in
      if message == .asked(.current) { _ = try? await sessions.remove(.current) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == [.started, .loaded(User.coulson.id), .asked(.current), .finished])
  }

  @Test func `what was kept while the person logged out is removed again`() async {
    let sessions = SessionStoreFake(.current)
    let spy = OrgChartSpy(.init(.success(.value(employees)))) { message in
      if case .saved = message { _ = try? await sessions.remove(.current) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages.suffix(2) == [.removed(User.coulson.id), .finished])
    #expect(spy.answers.kept.isEmpty)
  }

  @Test(arguments: 1...6) func `cancelled at any call it shows nothing`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    let spy = OrgChartSpy(.init(.success(.value(employees)))) { _ in canceller.count() }
    await canceller.run { await fetch(spy, sessions: sessions) }
    #expect(canceller.hasCancelled)
    #expect(spy.messages.first == .started && spy.messages.last == .finished)
    let shown = spy.messages.filter { message in
      switch message {
      case .fetched, .fetchFailed: true
      default: false
      }
    }
    #expect(shown.isEmpty)
  }
}
