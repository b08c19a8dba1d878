package import Foundation

/// A client's connection, seen from the server; used on the server's thread for it.
package struct Peer: Sendable {
  package let socket: Int32

  /// Sends bytes; gives whether the client still takes them.
  @discardableResult
  package func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(
          socket, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Sends text; gives whether the client still takes it.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Data(text.utf8)) }

  /// Sends an answer with a body and its length.
  package func answer(_ status: String = "200 OK", _ headers: String..., body: String = "[]") {
    answer(status, headers: headers, body: Data(body.utf8))
  }

  package func answer(_ status: String, headers: [String], body: Data) {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers
    send(Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + body)
  }

  /// Waits until the client closes the connection.
  package func waitForEnd() {
    while read() != nil {}
  }

  /// Breaks the connection off, so that the client hears of an error and not of an end.
  package func reset() {
    var linger = Foundation.linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
    // The server's thread finds the end and closes; nothing is sent before that.
    shutdown(socket, Int32(SHUT_RD))
  }

  /// Ends the connection.
  package func close() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Reads what comes next; `nil` at the end.
  package func read() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }
}
