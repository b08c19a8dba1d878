import Testing
import Tracks

@testable import Web

@Suite struct EnvironmentTests {
  @Test(arguments: [
    ([:], "en_GB", TrackUnits.metric),
    (["LANG": "C.UTF-8"], "en_GB", .metric),
    (["LANG": "de_DE.UTF-8"], "de_DE", .metric),
    (["LANG": "en_US.UTF-8"], "en_US", .imperial),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8", "LC_MEASUREMENT": "en_GB"], "en_US", .imperial),
    (["LANG": "en_US", "LC_MEASUREMENT": "en_US", "LC_TIME": "", "LC_ALL": "de_CH@euro"], "de_CH", .metric),
    (["LANG": "en_US", "LC_ALL": "POSIX"], "en_GB", .metric),
  ])
  func `the environment names the locale and the units`(
    environment: [String: String], locale: String, units: TrackUnits
  ) {
    var options = WebOptions(port: 0, database: "")
    options.take(from: environment)
    #expect(options.locale == locale)
    #expect(options.units == units)
  }
}
