public import Foundation
public import Humble

/// A folder of small files that are replaced whole or not at all.
///
/// A change is written to a temporary file, made durable, and then takes the old one's name; a lock on the folder keeps
/// two processes from interleaving. The folder is made when something is first written, for its owner alone (mode 0700,
/// its files 0600); one that is there already keeps its mode. Symbolic links in it are not followed. All work is done
/// away from the caller's actor. The stores of one program share one folder object.
public actor DataFolder {
  package nonisolated let url: URL
  private nonisolated let isTold: Bool

  private static let lockName = ".lock"
  private static let sizeLimit = 1 << 28

  /// Makes a folder object; the file system is not touched yet.
  /// - Parameters:
  ///   - url: where the folder is or will be.
  ///   - isTold: whether sentences for people say where it is; otherwise they have its files' names alone, as where the
  ///     folder is a server's or an app's own and no person can look into it.
  public init(at url: URL, isTold: Bool = true) {
    self.url = url
    self.isTold = isTold
  }

  /// Where a file of the folder is or will be.
  /// - Parameter name: the file's name.
  /// - Returns: its path.
  public nonisolated func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// What a sentence calls a file: its path, or its name alone.
  package nonisolated func title(of file: URL) -> String { isTold ? file.path : file.lastPathComponent }

  /// What a sentence calls a file of the folder.
  package nonisolated func title(of name: String) -> String { isTold ? path(of: name) : name }

  /// Writes a file that is not there yet, in one step.
  ///
  /// Callable on any isolation; does nothing where there is a file of this name.
  /// - Parameters:
  ///   - name: the file's name.
  ///   - contents: makes what to write; called only where it is needed.
  /// - Throws: ``StoreFailure/unwritable(_:)``; nothing is there then.
  public func create(_ name: String, contents: @Sendable () throws -> Data) async throws(StoreFailure) {
    guard !FileManager.default.fileExists(atPath: path(of: name)) else { return }
    let data: Data
    do { data = try contents() } catch {
      throw .unwritable("There is nothing to write to \(title(of: name)): \(error.localizedDescription)")
    }
    try await changing(name) { (folder) throws(SystemError) in
      if !folder.holds(name) { try Self.replace(name, with: data, in: folder) }
    }
  }

  /// Reads a file, without waiting for the lock: what is there is always whole.
  package func read(_ name: String) throws(StoreFailure) -> Data? {
    do throws(SystemError) {
      return try Self.read(name, in: try FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY))
    } catch {
      if error.isAbsence { return nil }
      throw error.unreadable(title(of: name))
    }
  }

  /// Replaces a file, unless what it holds is not sound.
  /// - Returns: the name under which a file that is not sound was set aside; nothing was written then.
  package func replace(
    _ name: String, with data: Data, where isSound: @Sendable (Data) -> Bool
  ) async throws(StoreFailure) -> String? {
    guard !Task.isCancelled else { throw .cancelled }
    return try await changing(name) { (folder) throws(SystemError) in
      if let old = try Self.read(name, in: folder), !isSound(old) { return try Self.setAside(name, in: folder) }
      try Self.replace(name, with: data, in: folder)
      return nil
    }
  }

  /// Reads a file, `nil` being that there is none, and does with it what is said, all in one step.
  func update<Result: Sendable>(
    _ name: String, _ change: @Sendable (Data?) -> FileChange<Result>
  ) async throws(StoreFailure) -> FileChange<Result> {
    guard !Task.isCancelled else { throw .cancelled }
    return try await changing(name) { (folder) throws(SystemError) in
      let change = change(try Self.read(name, in: folder))
      switch change {
      case .write(let data, _): try Self.replace(name, with: data, in: folder)
      case .remove: if try folder.unlink(name) { try folder.synchronize() }
      case .setAside: return .setAside(try Self.setAside(name, in: folder))
      case .nothing: break
      }
      return change
    }
  }

  /// Removes a file whose contents answer to a condition; gives whether it did.
  func remove(_ name: String, where condition: @Sendable (Data) -> Bool) async throws(StoreFailure) -> Bool {
    guard try read(name) != nil else { return false }
    return try await changing(name, isUrgent: true) { (folder) throws(SystemError) in
      guard let data = try Self.read(name, in: folder), condition(data), try folder.unlink(name) else { return false }
      try folder.synchronize()
      return true
    }
  }

  /// Removes a file, and what was set aside of it.
  func removeAll(of name: String) async throws(StoreFailure) {
    let doomed = try names().filter { $0.hasPrefix(name) || $0.hasPrefix("." + name) }
    guard !doomed.isEmpty else { return }
    try await changing(name, isUrgent: true) { (folder) throws(SystemError) in
      for name in doomed { try folder.unlink(name) }
      try folder.synchronize()
    }
  }

  /// Sets a file aside where what it holds is not sound.
  /// - Returns: its new name; `nil` where it is sound, as another process may have made it.
  func setAside(_ name: String, unless isSound: @Sendable (Data) -> Bool) async throws(StoreFailure) -> String? {
    try await changing(name) { (folder) throws(SystemError) in
      guard let data = try Self.read(name, in: folder), !isSound(data) else { return nil }
      return try Self.setAside(name, in: folder)
    }
  }
}

/// What is done with a file that was read.
enum FileChange<Result: Sendable>: Sendable {
  /// It is replaced.
  case write(Data, Result)
  /// It is removed, if it is there.
  case remove(Result)
  /// It is given another name, this one once that is done.
  case setAside(String)
  /// It is left as it is, and why.
  case nothing(StoreFailure)
}

extension DataFolder {
  /// Runs a change of a file while this process, and this call alone, has the folder's lock; an urgent one waits for the
  /// lock even in a cancelled task.
  package func changing<Result: Sendable>(
    _ name: String, isUrgent: Bool = false, _ change: (borrowing FileDescriptor) throws(SystemError) -> Result
  ) async throws(StoreFailure) -> Result {
    do throws(SystemError) {
      let folder = try openOrMake()
      let lock = try FileDescriptor(Self.lockName, in: folder, flags: O_RDWR | O_CREAT)
      try await wait(for: lock, isUrgent: isUrgent)
      return try change(folder)
    } catch {
      throw error.unwritable(title(of: name))
    }
  }

  package func names() throws(StoreFailure) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: url.path) } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw .unwritable("\(title(of: url)) cannot be looked into. Check the folder's mode and owner.")
    }
  }

  private func openOrMake() throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY)
    } catch {
      guard error.isAbsence else { throw error }
      try FileDescriptor.makeFolder(url)
      return try FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY)
    }
  }

  /// The lock is held for one change of a small file, so that it is free again in no time; it is asked for again instead
  /// of waited for, because a thread that waits cannot serve another actor.
  private func wait(for lock: borrowing FileDescriptor, isUrgent: Bool) async throws(SystemError) {
    let deadline = ContinuousClock.now + .seconds(30)
    var tries = 0
    while try !lock.tryLock() {
      tries += 1
      guard isUrgent || !Task.isCancelled else { throw .cancelled }
      // Whoever hardly got to try has not waited, however long that took.
      guard tries < 1_000 || ContinuousClock.now < deadline else { throw .code(EWOULDBLOCK) }
      // A task of its own, because sleep ends at once in a cancelled one.
      await Task { try? await Task.sleep(for: .milliseconds(2)) }.value
    }
  }

  private static func read(_ name: String, in folder: borrowing FileDescriptor) throws(SystemError) -> Data? {
    do throws(SystemError) {
      return try FileDescriptor(name, in: folder, flags: O_RDONLY).contents(limit: sizeLimit)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Gives a file a name that nothing has yet.
  private static func setAside(_ name: String, in folder: borrowing FileDescriptor) throws(SystemError) -> String {
    var number = 1
    while folder.holds("\(name).damaged-\(number)") { number += 1 }
    let newName = "\(name).damaged-\(number)"
    try folder.rename(name, to: newName)
    try folder.synchronize()
    return newName
  }

  private static func replace(
    _ name: String, with data: Data, in folder: borrowing FileDescriptor
  ) throws(SystemError) {
    guard data.count <= sizeLimit else { throw .tooLarge }
    let temporary = ".\(name).new"
    try folder.unlink(temporary)
    do throws(SystemError) {
      let file = try FileDescriptor(temporary, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL)
      try file.write(data)
      try file.synchronize()
      try folder.rename(temporary, to: name)
      try folder.synchronize()
    } catch {
      _ = try? folder.unlink(temporary)
      throw error
    }
  }
}
