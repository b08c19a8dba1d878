/// A key that is known only where it is used.
struct LineKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

/// One write to a view; the key that `display` names holds what is shown.
struct DisplayLine<Value: Encodable>: Encodable {
  let id: RequestID?
  let screen: String
  let display: String
  let value: Value

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LineKey.self)
    try container.encodeIfPresent(id, forKey: "id")
    try container.encode(screen, forKey: "screen")
    try container.encode(display, forKey: "display")
    try container.encode(value, forKey: LineKey(stringValue: display))
  }
}

/// That a request is over: the last line about it.
struct DoneLine: Encodable {
  let id: RequestID?
  let screen: String
  let done: RequestEnding.Done
}

/// That a line makes no sense, and why.
struct ErrorLine: Encodable {
  let id: RequestID?
  let line: Int
  let error: String
}

/// An event, as it is read.
struct EventLine<ViewEvent: Encodable>: Encodable {
  let screen: String
  let event: ViewEvent
}
