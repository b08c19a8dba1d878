import Foundation
import Humble
import Testing
import TextFrontEnd

@Suite struct LocaleTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE", "LC_TIME": "fr_CA@euro"], "fr_CA"),
    (["LANG": "de_DE", "LC_TIME": "fr_CA", "LC_ALL": "en_US.UTF-8"], "en_US"),
    (["LANG": "de_DE", "LC_TIME": "", "LC_ALL": ""], "de_DE"), (["LANG": "de_DE", "LC_MEASUREMENT": "en_US"], "de_DE"),
    (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), (["LC_ALL": ""], nil), ([:], nil),
  ])
  func `a category has its locale from the environment`(environment: [String: String], identifier: String?) {
    #expect(Locale("LC_TIME", in: environment)?.identifier == identifier)
    #expect(Region(environment: environment).locale.identifier == identifier ?? "en_GB")
  }
}
