import Foundation
import Testing

@testable import JSONFrontEnd

/// Lines of input.
enum InputSamples {
  static let good = [
    #"{"screen":"signIn","event":{"submitted":{"userName":"ada","password":"secret"}}}"#,
    #"{"id":1,"screen":"account","event":{"launched":{}}}"#, #"{"id":"é","screen":"account","event":{"opened":{}}}"#,
    #"{"id":null,"screen":"account","event":{"logoutRequested":{}}}"#,
    #"{"screen":"settings","event":{"opened":{}}}"#, #"{"screen":"settings","event":{"logoutRequested":{}}}"#,
    #"{"screen":"eventList","event":{"opened":{"from":"2026-11-20T00:00:00Z","to":"2026-11-21T00:00:00.5+01:00"}}}"#,
    #"{"screen":"orgChart","event":{"opened":"tree"}}"#, #"{"screen":"orgChart","event":{"opened":"list"}}"#,
    #"{"screen":"announcementList","event":{"opened":{}}}"#, #"{"screen":"productList","event":{"opened":{}}}"#,
    #"{"screen":"purchaseOrderList","event":{"opened":{}}}"#, order(#""poNumber":"1","purchases":[]"#),
    order(
      #""poNumber":"1","purchases":[{"productId":"tea","quantity":2}],"comment":"!","dueDate":"2026-12-01T00:00:00Z""#),
    order(#""poNumber":"1","purchases":[],"comment":null,"dueDate":null"#), #"{"cancel":1}"#, #"{"cancel":"a","id":1}"#,
    tracks("trackList", #""opened":{}"#), tracks("trackList", #""searched":"lake""#),
    tracks("trackList", #""importRequested":"/lake.gpx""#), tracks("trackList", #""removeRequested":\#(track)"#),
    tracks("trackList", #""removeConfirmed":\#(track)"#), tracks("trackSummary", #""opened":\#(track)"#),
    tracks("trackSummary", #""renameRequested":{"id":\#(track),"name":"Lake"}"#),
  ]

  static let bad = [
    "{}", "[]", "3", #"{"screen":"signIn"}"#, #"{"screen":"sign-in","event":{}}"#, #"{"cancel":null}"#,
    #"{"screen":"signIn","event":{"submitted":{"userName":"ada"}}}"#, #"{"cancel":1,"screen":"signIn"}"#,
    #"{"id":1.5,"screen":"account","event":{"opened":{}}}"#, #"{"screen":"account","event":"opened"}"#,
    #"{"screen":"account","event":{}}"#, #"{"screen":"account","event":{"opened":{},"launched":{}}}"#,
    #"{"screen":"settings","event":{"launched":{}}}"#, #"{"screen":"orgChart","event":{"opened":{}}}"#,
    #"{"screen":"eventList","event":{"opened":{}}}"#, #"{"screen":"productList","event":{"opened":null}}"#,
    #"{"screen":"eventList","event":{"opened":{"from":"2026-11-20","to":"2026-11-21"}}}"#,
    #"{"screen":"eventList","event":{"opened":{"from":817344000,"to":817430400}}}"#,
    order(#""purchases":[]"#), order(#""poNumber":"1","purchases":[{"productId":"tea","quantity":"2"}]"#),
    #"{"screen":"newPurchaseOrder","event":{"submitted":{"key":"1","request":{"poNumber":"1","purchases":[]}}}}"#,
    tracks("trackList", #""opened":3"#), tracks("trackList", #""searched":{}"#),
    tracks("trackList", #""importRequested":null"#), tracks("trackList", #""removeConfirmed":{"file":"lake.gpx"}"#),
    tracks("trackList", #""removeRequested":"lake""#), tracks("trackSummary", #""opened":{}"#),
    tracks("trackSummary", #""opened":{"file":"lake.gpx","index":0.5}"#),
    tracks("trackSummary", #""renameRequested":{"id":\#(track)}"#),
  ]

  private static let track = #"{"file":"lake.gpx","index":0}"#

  private static func tracks(_ screen: String, _ event: String) -> String {
    #"{"screen":"\#(screen)","event":{\#(event)}}"#
  }

  private static func order(_ request: String) -> String {
    #"{"screen":"newPurchaseOrder","event":{"submitted":{"key":"6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01","request":{"#
      + request + "}}}}"
  }

  /// All screens there are; nothing that is done on them is handled.
  static let screens = JSONScreens([
    JSONScreen.signIn(AsyncHandlerStub { _, _ in }), JSONScreen.account(AsyncHandlerStub { _, _ in }),
    JSONScreen.settings(AsyncHandlerStub { _, _ in }), JSONScreen.eventList(AsyncHandlerStub { _, _ in }),
    JSONScreen.orgChart(AsyncHandlerStub { _, _ in }), JSONScreen.announcementList(AsyncHandlerStub { _, _ in }),
    JSONScreen.productList(AsyncHandlerStub { _, _ in }), JSONScreen.purchaseOrderList(AsyncHandlerStub { _, _ in }),
    JSONScreen.newPurchaseOrder(AsyncHandlerStub { _, _ in }), JSONScreen.trackList(AsyncHandlerStub { _, _ in }),
    JSONScreen.trackSummary(AsyncHandlerStub { _, _ in }),
  ])
}
