import FileStores
import Tracks

/// One pass over a GPX file, in chunks of a fixed size.
struct GPXPass: ~Copyable, Sendable {
  /// In bytes: four months of a point a second; more is no recording, and would keep everybody waiting.
  static let largest = 1 << 30
  private static let chunk = 65_536

  /// The file as it was when it was opened.
  let status: FileStatus
  private let file: FileDescriptor
  private var scanner: XMLScanner<GPXHandler>
  private var decoder = TextDecoder(.utf8)
  private var mark = 0
  private var offset = 0
  private var line = 1
  private var buffer = [UInt8](repeating: 0, count: chunk)

  private init(_ file: consuming FileDescriptor, _ status: FileStatus, _ handler: GPXHandler) {
    self.file = file
    self.status = status
    scanner = XMLScanner(handler: handler)
  }

  /// Starts at the beginning of a file; the tracks' ids have this name for their file, and of the target there are details.
  static func start(
    name: String, target: Int?, open: () throws(SystemError) -> FileDescriptor
  ) throws(GPXFailure) -> GPXPass {
    let file: FileDescriptor
    do { file = try open() } catch { throw .system(error) }
    let status: FileStatus
    do { status = try file.status() } catch { throw .system(error) }
    guard status.isFile else { throw .system(.notAFile) }
    guard status.size <= largest else {
      let size = (Double(status.size) / Double(1 << 30) * 10).rounded(.up) / 10
      throw .fault("is larger than 1 GiB: it has \(size) GiB. Split it, or export single recordings.")
    }
    return GPXPass(file, status, GPXHandler(file: name, target: target))
  }

  var content: GPXContent { scanner.handler.content }

  /// How much has been read, 0 to 1.
  var fraction: Double { status.size > 0 ? min(1, Double(offset) / Double(status.size)) : 1 }

  /// Reads a chunk; gives whether there may be more.
  mutating func advance() throws(GPXFailure) -> Bool {
    let count: Int
    do { count = try file.read(at: offset, into: &buffer) } catch { throw .system(error) }
    do throws(XMLFault) {
      guard count > 0 else {
        try scanner.end()
        return false
      }
      if offset == 0 { try detectEncoding(count) }
      let start = offset == 0 ? mark : 0
      offset += count
      try scan(start..<count)
      return true
    } catch {
      throw .fault(error.offset == nil ? "\(error.what)." : "is wrong in line \(line): \(error.what).")
    }
  }

  private mutating func detectEncoding(_ count: Int) throws(XMLFault) {
    let (encoding, mark) = try TextEncoding.detect(buffer[..<count])
    (decoder, self.mark) = (TextDecoder(encoding), mark)
  }

  private mutating func scan(_ range: Range<Int>) throws(XMLFault) {
    var text: [UInt8] = []
    if decoder.encoding != .utf8 { decoder.decode(buffer[range], into: &text) }
    let (chunk, range) = decoder.encoding == .utf8 ? (buffer, range) : (text, text.indices)
    let base = scanner.base
    do throws(XMLFault) {
      try chunk.withUnsafeBufferPointer { (bytes) throws(XMLFault) in
        try scanner.scan(UnsafeBufferPointer(rebasing: bytes[range]))
      }
      line += chunk[range].lines
    } catch {
      line += chunk[range].prefix(max(0, (error.offset ?? base) - base)).lines
      throw error
    }
  }

  /// What it takes to give the target another name, known at the end of the pass; `nil` where there is no such track.
  func splice(_ name: TrackName) throws(GPXFailure) -> NameSplice? {
    guard let place = content.namePlace else { return nil }
    let encoding = decoder.encoding
    let bytes = encoding.bytes(of: place.before) + encoding.bytes(ofText: name.text) + encoding.bytes(of: place.after)
    return NameSplice(range: try range(ofText: place.range), bytes: bytes, status: status)
  }

  /// Where a part of the text stands in the file, which is read once more for it where it is not in UTF-8.
  private func range(ofText range: Range<Int>) throws(GPXFailure) -> Range<Int> {
    guard decoder.encoding != .utf8 else { return range.lowerBound + mark..<range.upperBound + mark }
    do { return try place(ofText: range.lowerBound)..<place(ofText: range.upperBound) } catch { throw .system(error) }
  }

  private func place(ofText target: Int) throws(SystemError) -> Int {
    var decoder = TextDecoder(decoder.encoding)
    var (offset, length) = (0, 0)
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    var text: [UInt8] = []
    while case let count = try file.read(at: offset, into: &buffer), count > 0 {
      for byte in buffer[(offset == 0 ? mark : 0)..<count].enumerated() {
        if length == target { return offset + (offset == 0 ? mark : 0) + byte.offset }
        decoder.decode(CollectionOfOne(byte.element), into: &text)
        length += text.count
        text.removeAll(keepingCapacity: true)
      }
      offset += count
    }
    return offset
  }
}

/// The bytes of a file that make way for others, the file being as it was seen.
struct NameSplice: Sendable {
  let range: Range<Int>
  let bytes: [UInt8]
  let status: FileStatus
}

extension FileDescriptor {
  /// Copies a part of this file to the end of another.
  func copy(_ range: Range<Int>, to other: borrowing FileDescriptor) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard !Task.isCancelled else { throw .cancelled }
      let count = min(try read(at: offset, into: &buffer), range.upperBound - offset)
      guard count > 0 else { return }
      try other.write(buffer[..<count])
      offset += count
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lines: Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte == UInt8(ascii: "\n") { count &+= 1 }
      return count
    }
  }
}
