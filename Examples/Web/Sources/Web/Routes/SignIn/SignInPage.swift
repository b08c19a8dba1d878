import HTTPTypes
import Hummingbird

/// The sign-in page, as one request is answered with it.
struct SignInPage {
  var content: SignInContent
  var message: String?
  var alert: AlertContent?
  var status = HTTPResponse.Status.ok
}

extension Site {
  /// Answers a browser in which nobody is signed in.
  func answer(_ page: SignInPage, to browser: Browser) -> Response {
    var frame = PageFrame(
      title: "Sign In", account: nil, screen: nil, formToken: browser.formToken, content: page.content)
    (frame.message, frame.alert) = (page.message, page.alert)
    return pages.page(.signIn, frame, status: page.status)
  }
}
