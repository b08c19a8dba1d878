import Foundation
import Hummingbird
import NIOCore

/// Receives a form with files: each goes straight to a folder on the disk, and no file is ever in memory.
///
/// The form's token has to come before the first file, so that nothing is written for another site's form.
struct Upload {
  private let folder: URL
  private let limits: UploadLimits
  private let accepts: (String) -> Bool
  private var size = 0
  private var parts = 0
  private var part: MultipartPart?
  private var field = ByteBuffer()
  private var isAccepted = false
  private var file: UploadedFile?
  private(set) var files: [URL] = []
  /// The bytes of all files together.
  private(set) var bytes = 0
  /// Made when the form is begun, so that one that is sent twice is known again; `nil` where the form has none.
  private(set) var key: UUID?

  /// - Parameters:
  ///   - folder: where the files go; it need not be there.
  ///   - limits: how much it may be.
  ///   - accepts: whether a form with this token is to be taken.
  init(to folder: URL, limits: UploadLimits, accepting accepts: @escaping (String) -> Bool) {
    (self.folder, self.limits, self.accepts) = (folder, limits, accepts)
  }

  /// Reads a request to its end.
  /// - Throws: ``UploadExcess``; ``WebRefusal`` where it is no such form, or not one that is to be taken;
  ///   `StoreFailure` where the files cannot be kept.
  mutating func read(_ request: Request) async throws {
    var parser = MultipartParser(boundary: try Self.boundary(of: request), headerLimit: limits.headers)
    let clock = ContinuousClock()
    let end = clock.now + limits.time
    for try await bytes in request.body {
      guard clock.now < end else { throw UploadExcess.time }
      size += bytes.readableBytes
      guard size <= limits.total else { throw UploadExcess.total }
      parser.append(bytes)
      while let event = try parser.next() { try await take(event) }
    }
    guard parser.isComplete else { throw WebRefusal.cutOff }
    guard isAccepted else { throw WebRefusal.notThisForm }
  }

  private static func boundary(of request: Request) throws(WebRefusal) -> String {
    let type = request.headers[.contentType].flatMap(MediaType.init(from:))
    // RFC 2046, section 5.1.1.
    guard let type, type.isType(.multipartForm), let (name, boundary) = type.parameter,
      name.lowercased() == "boundary",
      boundary.wholeMatch(of: /[0-9A-Za-z'()+_,.\/:=? -]{0,69}[0-9A-Za-z'()+_,.\/:=?-]/) != nil
    else { throw .notAForm }
    return boundary
  }

  private mutating func take(_ event: MultipartParser.Event) async throws {
    switch event {
    case .began(let part): try await begin(part)
    case .bytes(let bytes): try await append(bytes)
    case .ended: try await end()
    }
  }

  private mutating func begin(_ part: MultipartPart) async throws {
    parts += 1
    guard parts <= limits.parts else { throw UploadExcess.files }
    (self.part, field) = (part, ByteBuffer())
    // A field in which no file was chosen comes as a file without a name.
    guard let name = part.file, !name.isEmpty else { return }
    guard isAccepted else { throw WebRefusal.notThisForm }
    guard files.count < limits.files else { throw UploadExcess.files }
    // A folder for each, because two may have one name.
    file = try await UploadedFile(named: part.safeFileName, in: folder.appending(path: "\(files.count)"))
  }

  private mutating func append(_ bytes: ByteBuffer) async throws {
    guard file == nil else {
      try await file?.write(bytes)
      guard let file, file.size <= limits.file else { throw UploadExcess.file(part?.safeFileName ?? "") }
      return
    }
    field.writeImmutableBuffer(bytes)
    guard field.readableBytes <= limits.headers else { throw WebRefusal.notAForm }
  }

  private mutating func end() async throws {
    if let file {
      try await file.close()
      files.append(file.url)
      bytes += file.size
    } else if part?.name == "formToken" {
      guard accepts(String(buffer: field)) else { throw WebRefusal.notThisForm }
      isAccepted = true
    } else if part?.name == "key" {
      key = UUID(uuidString: String(buffer: field))
    }
    (part, file) = (nil, nil)
  }
}
