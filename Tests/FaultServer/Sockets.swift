import Foundation

/// Failures of the system's socket calls.
package struct SocketError: Error {
  package let call: String
  package let code = errno
}

/// The few socket calls that a server on this machine needs.
package enum Sockets {
  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// Listens at a free port of this machine.
  package static func listen(backlog: Int32) throws -> (socket: Int32, port: Int) {
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw SocketError(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(listener, pointer, length) == 0 else { throw SocketError(call: "bind") }
        guard systemListen(listener, backlog) == 0 else { throw SocketError(call: "listen") }
        guard getsockname(listener, pointer, &length) == 0 else { throw SocketError(call: "getsockname") }
      }
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Starts to connect to a port of this machine, without waiting.
  package static func beginConnecting(to port: Int) -> Int32 {
    let connection = socket(AF_INET, stream, 0)
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    address.sin_port = UInt16(port).bigEndian
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return connection
  }

  #if os(Linux)
    /// Waits until there is a connection to a port of this machine beside some that the test has made, or is none.
    ///
    /// One that is only being made counts too.
    package static func wait(until isThere: Bool, connectionTo port: Int, beside others: [Int32]) async throws {
      let known = try others.map { try end(of: $0) }
      while try connections(to: port).contains(where: { !known.contains($0) }) != isThere {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    /// Where connections to a port of this machine begin, as the system's table writes it.
    private static func connections(to port: Int) throws -> [String] {
      let table = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/net/tcp"))
      var text = Data()
      // To read the file as a whole would be to read its first page, as it has no size.
      while let part = try table.read(upToCount: 65_536), !part.isEmpty { text += part }
      let rows = String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst().map {
        $0.split(separator: " ")
      }
      return rows.filter { $0[2].hasSuffix(":" + hexadecimal(port)) }.map { String($0[1].suffix(4)) }
    }

    /// Where a connection begins, as the system's table writes it.
    private static func end(of socket: Int32) throws -> String {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
      }
      guard result == 0 else { throw SocketError(call: "getsockname") }
      return hexadecimal(Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func hexadecimal(_ port: Int) -> String { String(format: "%04X", port) }
  #endif

  private static func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.listen(socket, backlog)
    #else
      Foundation.listen(socket, backlog)
    #endif
  }
}
