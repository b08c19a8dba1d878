import NIOCore
import Testing

@testable import BackEnd

@Suite struct SenderNetworkTests {
  private func network(_ address: String) throws -> String {
    try SocketAddress(ipAddress: address, port: 1).network
  }

  @Test func `an IPv4 address stands for itself, also in the guise of an IPv6 one`() throws {
    #expect(try network("192.0.2.1") == "192.0.2.1")
    #expect(try network("::ffff:192.0.2.1") == "192.0.2.1")
    #expect(try network("192.0.2.1") != network("192.0.2.2"))
  }

  @Test func `an IPv6 address stands for its network`() throws {
    #expect(try network("2001:db8:0:1::1") == network("2001:db8:0:1:ffff::2"))
    #expect(try network("2001:db8:0:1::1") != network("2001:db8:0:2::1"))
  }
}
