import Foundation
import Humble
import Testing

@Suite struct ErrorAlertTests {
  private enum Tapped: Equatable { case button(Int) }

  @Test func `an alert can always be dismissed with OK`() {
    #expect(ErrorAlert<Tapped>(title: "Title", subtitle: "Subtitle").dismissal == "OK")
  }

  @Test func `an alert has no action unless it is given one`() {
    #expect(ErrorAlert<Tapped>(title: "Title", subtitle: "Subtitle").action == nil)
  }

  @Test func `Try Again sends the same event again`() {
    let action = ErrorAlert.Action.tryAgain(Tapped.button(7))
    #expect(action == ErrorAlert.Action(title: "Try Again", event: .button(7)))
  }

  @Test func `alerts are equal when their words and their events are`() {
    let alert = ErrorAlert(title: "Title", subtitle: "Subtitle", action: .tryAgain(Tapped.button(1)))
    #expect(alert == ErrorAlert(title: "Title", subtitle: "Subtitle", action: .tryAgain(.button(1))))
    #expect(alert != ErrorAlert(title: "Title", subtitle: "Subtitle", action: .tryAgain(.button(2))))
    #expect(alert != ErrorAlert(title: "Title", subtitle: "Other", action: .tryAgain(.button(1))))
    #expect(alert != ErrorAlert(title: "Other", subtitle: "Subtitle", action: .tryAgain(.button(1))))
  }

  @Test func `an alert is encoded with the event that would try again`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let alert = ErrorAlert(title: "Title", subtitle: "Subtitle", action: .tryAgain("event"))
    #expect(
      String(decoding: try encoder.encode(alert), as: UTF8.self)
        == #"{"action":{"event":"event","title":"Try Again"},"subtitle":"Subtitle","title":"Title"}"#)
    let plain = ErrorAlert<String>(title: "Title", subtitle: "Subtitle")
    #expect(
      String(decoding: try encoder.encode(plain), as: UTF8.self) == #"{"subtitle":"Subtitle","title":"Title"}"#)
  }
}
