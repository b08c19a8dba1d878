import HTTPTypes

/// A page that says no: its status, a sentence for a person, and where to go from there.
struct WebRefusal: Error {
  /// A way to a page of this site.
  struct Link {
    let title: String
    let path: String
  }

  let status: HTTPResponse.Status
  let title: String
  var sentence: String
  var headers: HTTPFields = [:]
  var link = Link(title: "Go to the calendar", path: "/")

  static let notFound = WebRefusal(
    status: .notFound, title: "Not Found", sentence: "There is nothing at this address. Check it, or begin again.")
  static let notAForm = WebRefusal(
    status: .badRequest, title: "Not Understood", sentence: "What was sent is not what this page's form sends.")
  static let notThisForm = WebRefusal(
    status: .forbidden, title: "Form Refused",
    sentence: "The form does not come from this session of yours, so nothing was done. Open the page again.")
  static let noCookie = WebRefusal(
    status: .forbidden, title: "Sign In Once More",
    sentence: "The form came without this site's cookie. Allow this site its cookie, and sign in.",
    link: Link(title: "Sign in", path: "/sign-in"))
  static let tooLarge = WebRefusal(
    status: .contentTooLarge, title: "Too Large", sentence: "The form holds more than is taken. Send less.")
  static let cutOff = WebRefusal(
    status: .badRequest, title: "Upload Cut Off", sentence: "It ended before all of it was there. Send it once more.")
  static let stopping = WebRefusal(
    status: .serviceUnavailable, title: "Interrupted", sentence: "The server stops. Try again later.")
  static let failed = WebRefusal(
    status: .internalServerError, title: "Failed", sentence: "The server failed. Try again later.")
}

/// Another page than the one that was asked for.
struct Detour: Error {
  let path: String
  var headers: HTTPFields = [:]
}
