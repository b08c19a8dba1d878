import NIOCore

/// Takes a form with files apart while it comes in: `multipart/form-data`, RFC 7578, as RFC 2046, section 5.1 lays it out.
///
/// It keeps the headers of one part at a time, and of a part's bytes what may be the beginning of a boundary; nothing else.
struct MultipartParser {
  /// What comes next.
  enum Event: Equatable {
    case began(MultipartPart)
    /// Some bytes of the part that began; never none.
    case bytes(ByteBuffer)
    case ended
  }

  private enum State { case preamble, boundary, headers, content, epilogue }

  private static let headersEnd = [UInt8]("\r\n\r\n".utf8)

  private let delimiter: [UInt8]
  private let headerLimit: Int
  private var state = State.preamble
  /// It starts with the line break that stands before every other boundary.
  private var buffer = ByteBuffer(string: "\r\n")

  /// - Parameters:
  ///   - boundary: what the request's `Content-Type` names.
  ///   - headerLimit: how long the headers of a part may be, in bytes.
  init(boundary: String, headerLimit: Int) {
    delimiter = [UInt8]("\r\n--\(boundary)".utf8)
    self.headerLimit = headerLimit
  }

  /// Whether the last boundary has come; what follows it is nothing.
  var isComplete: Bool { state == .epilogue }

  /// Takes what has come.
  mutating func append(_ bytes: ByteBuffer) {
    guard buffer.readableBytes > 0 else { return buffer = bytes }
    var all = ByteBuffer()
    all.reserveCapacity(buffer.readableBytes + bytes.readableBytes)
    all.writeImmutableBuffer(buffer)
    all.writeImmutableBuffer(bytes)
    buffer = all
  }

  /// What comes next; `nil` where more has to come first.
  /// - Throws: ``WebRefusal`` where it is no such form.
  mutating func next() throws(WebRefusal) -> Event? {
    while true {
      switch state {
      case .preamble:
        guard skipToDelimiter() else { return nil }
        state = .boundary
      case .boundary:
        guard let start = buffer.getBytes(at: buffer.readerIndex, length: 2) else { return nil }
        state = start.elementsEqual("--".utf8) ? .epilogue : .headers
      case .headers:
        guard let block = try headers() else { return nil }
        state = .content
        return .began(try MultipartPart(headers: block))
      case .content:
        let (offset, isWhole) = search(for: delimiter)
        if offset > 0 { return buffer.readSlice(length: offset).map(Event.bytes) }
        guard isWhole else { return nil }
        buffer.moveReaderIndex(forwardBy: delimiter.count)
        state = .boundary
        return .ended
      case .epilogue:
        buffer.clear()
        return nil
      }
    }
  }

  private mutating func skipToDelimiter() -> Bool {
    let (offset, isWhole) = search(for: delimiter)
    buffer.moveReaderIndex(forwardBy: offset + (isWhole ? delimiter.count : 0))
    return isWhole
  }

  /// From a boundary's end to the empty line; `nil` where that has not come.
  private mutating func headers() throws(WebRefusal) -> String? {
    let (length, isWhole) = search(for: Self.headersEnd)
    guard length <= headerLimit else { throw .notAForm }
    guard isWhole else { return nil }
    let bytes = buffer.readBytes(length: length) ?? []
    buffer.moveReaderIndex(forwardBy: Self.headersEnd.count)
    guard let block = String(validating: bytes, as: UTF8.self) else { throw .notAForm }
    return block
  }

  /// Where a pattern stands, or may have begun; otherwise the end.
  private func search(for pattern: [UInt8]) -> (offset: Int, isWhole: Bool) {
    let view = buffer.readableBytesView
    var start = view.startIndex
    while let index = view[start...].firstIndex(of: pattern[0]) {
      let rest = view[index...].prefix(pattern.count)
      if pattern.starts(with: rest) { return (index - view.startIndex, rest.count == pattern.count) }
      start = index + 1
    }
    return (view.count, false)
  }
}
