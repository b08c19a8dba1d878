import HTTPTypes

/// A page that says no: its status, and a sentence for a person.
struct WebRefusal: Error {
  let status: HTTPResponse.Status
  let title: String
  let sentence: String
  var headers: HTTPFields = [:]

  static let notFound = WebRefusal(
    status: .notFound, title: "Not Found", sentence: "There is nothing at this address. Check it, or begin again.")
  static let notAForm = WebRefusal(
    status: .badRequest, title: "Not Understood", sentence: "What was sent is not what this page's form sends.")
  static let notThisForm = WebRefusal(
    status: .forbidden, title: "Form Refused",
    sentence: "The form does not come from this session of yours, so nothing was done. Open the page again.")
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
