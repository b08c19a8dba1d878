public import Foundation
public import Humble

/// One JSON file that gateways read, such as a company's.
///
/// It is read when a gateway is first asked, away from the caller's actor, and again only when it has changed. The gateways
/// of one program share one document, so that it is read once for all of them.
public actor JSONDocument<Contents: Decodable & Sendable> {
  private let url: URL
  private let kind: String
  private let isTold: Bool
  private let make: (@Sendable () async throws(StoreFailure) -> Void)?
  private let observer: @Sendable (GatewayFailure) -> Void
  private var lastRead: (stamp: FileStamp, contents: Contents)?

  /// Makes a document; nothing is read yet.
  /// - Parameters:
  ///   - url: where the file is.
  ///   - kind: what the file is called in a sentence.
  ///   - isTold: whether sentences for people say where the file is, and what is wrong with it; otherwise they say that it
  ///     cannot be read, as where the people are visitors of a site, who can mend nothing.
  ///   - make: makes the file where it is not there yet; called before each reading, so it must leave alone what is there.
  ///   - observer: is told all of why the file cannot be read, whoever else is; called on any isolation.
  public init(
    at url: URL, kind: String = "company file", isTold: Bool = true,
    orMake make: (@Sendable () async throws(StoreFailure) -> Void)? = nil,
    observer: @escaping @Sendable (GatewayFailure) -> Void = { _ in }
  ) {
    self.url = url
    self.kind = kind
    self.isTold = isTold
    self.make = make
    self.observer = observer
  }

  /// Finds out whether the file can be read; called where a person can mend it, as at a program's start, on any isolation.
  /// - Throws: ``GatewayFailure``, with the file's path and what is wrong with it, whether others are told or not.
  public func check() async throws(GatewayFailure) { _ = try await read() }

  /// What the file holds now.
  package func contents() async throws(GatewayFailure) -> Contents {
    do { return try await read() } catch {
      guard error != .cancelled else { throw error }
      observer(error)
      throw isTold ? error : .unreachable("The \(kind) cannot be read. Try again later.")
    }
  }

  private func read() async throws(GatewayFailure) -> Contents {
    do { try await make?() } catch { throw .unreachable(error.sentence) }
    let stamp = try stamp()
    if let lastRead, lastRead.stamp == stamp { return lastRead.contents }
    let contents = try decode(try data())
    lastRead = (stamp, contents)
    return contents
  }

  private func stamp() throws(GatewayFailure) -> FileStamp {
    var information = stat()
    // A link that a person names is followed; in the place of a file that this program makes, it is not.
    guard (make == nil ? stat(url.path, &information) : lstat(url.path, &information)) == 0 else {
      throw .unreachable(
        [ENOENT, ENOTDIR].contains(errno)
          ? "There is no \(kind) at \(url.path). Check the path."
          : "The \(kind) \(url.path) cannot be read. Check its permissions and those of its folder.")
    }
    guard let stamp = FileStamp(information) else {
      throw .unreachable("\(url.path) is not a file. Give the path of a \(kind).")
    }
    return stamp
  }

  private func data() throws(GatewayFailure) -> Data {
    do { return try Data(contentsOf: url) } catch {
      throw .unreachable("The \(kind) \(url.path) cannot be read. Check its permissions.")
    }
  }

  private func decode(_ data: Data) throws(GatewayFailure) -> Contents {
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      throw .malformedResponse("The \(kind) \(url.path) \(JSONFault(error, in: data).sentence)")
    }
  }
}

/// What tells one state of a file from another, without reading it.
private struct FileStamp: Equatable {
  let size: Int
  let seconds: Int
  let nanoseconds: Int
  let number: UInt64

  init?(_ information: stat) {
    guard information.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let modified = information.st_mtimespec
    #else
      let modified = information.st_mtim
    #endif
    (size, seconds, nanoseconds) = (Int(information.st_size), Int(modified.tv_sec), Int(modified.tv_nsec))
    number = UInt64(information.st_ino)
  }
}
