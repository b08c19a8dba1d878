import Foundation

/// Failures of the system's socket calls.
struct SocketError: Error {
  let call: String
  let code = errno
}

/// The few socket calls that a server on this machine needs.
enum Sockets {
  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// Listens at a free port of this machine.
  static func listen(backlog: Int32) throws -> (socket: Int32, port: Int) {
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
  static func beginConnecting(to port: Int) -> Int32 {
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

  private static func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.listen(socket, backlog)
    #else
      Foundation.listen(socket, backlog)
    #endif
  }
}
