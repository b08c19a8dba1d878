public import Foundation
public import Humble

/// A company in one JSON file: what all gateways of this module read.
///
/// The file is an object with `users` and, where the company has any, `rules`, `events` and `employees`, shaped as in the
/// MyBiz REST API; the README shows one. It is read when a gateway is first asked, away from the caller's actor, and again
/// only when it has changed. The gateways of one program share one document, so that it is read once for all of them.
public actor CompanyDocument {
  private let url: URL
  private let make: (@Sendable () async throws(StoreFailure) -> Void)?
  private var lastRead: (stamp: FileStamp, company: Company)?

  /// Makes a document; nothing is read yet.
  /// - Parameters:
  ///   - url: where the file is.
  ///   - make: makes the file where it is not there yet; called before each reading, so it must leave alone what is there.
  public init(at url: URL, orMake make: (@Sendable () async throws(StoreFailure) -> Void)? = nil) {
    self.url = url
    self.make = make
  }

  /// The company as the file has it now.
  func company() async throws(GatewayFailure) -> Company {
    do { try await make?() } catch { throw .unreachable(error.sentence) }
    let stamp = try stamp()
    if let lastRead, lastRead.stamp == stamp { return lastRead.company }
    let company = try decode(try contents())
    lastRead = (stamp, company)
    return company
  }

  private func stamp() throws(GatewayFailure) -> FileStamp {
    // A link that a person names is followed; in the place of a file that this program makes, it is not.
    let path = make == nil ? url.resolvingSymlinksInPath().path : url.path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch CocoaError.fileReadNoSuchFile {
      throw .unreachable("There is no company file at \(url.path). Check the path.")
    } catch {
      throw .unreachable("The company file \(url.path) cannot be read. Check its permissions and those of its folder.")
    }
    guard let stamp = FileStamp(attributes) else {
      throw .unreachable("\(url.path) is not a file. Give the path of a company file.")
    }
    return stamp
  }

  private func contents() throws(GatewayFailure) -> Data {
    do { return try Data(contentsOf: url) } catch {
      throw .unreachable("The company file \(url.path) cannot be read. Check its permissions.")
    }
  }

  private func decode(_ data: Data) throws(GatewayFailure) -> Company {
    do {
      return try JSONDecoder().decode(Company.self, from: data)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      throw .malformedResponse("The company file \(url.path) \(JSONFault(error, in: data).sentence)")
    }
  }
}

/// What tells one state of a file from another, without reading it.
private struct FileStamp: Equatable {
  let size: Int?
  let modified: Date?
  let number: Int?

  init?(_ attributes: [FileAttributeKey: Any]) {
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    size = attributes[.size] as? Int
    modified = attributes[.modificationDate] as? Date
    number = attributes[.systemFileNumber] as? Int
  }
}
