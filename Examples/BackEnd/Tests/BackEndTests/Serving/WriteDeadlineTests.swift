import NIOCore
import NIOEmbedded
import Testing

@testable import Serving

/// How long a connection is waited for whose other end is slow; the time is the test's own.
@Suite struct WriteDeadlineTests {
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handler: WriteDeadline(.seconds(30)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    setWaiting(30)
    setWritable(false)
  }

  /// Has so many bytes wait to be read by the other end.
  private func setWaiting(_ count: Int) {
    channel.flush()
    channel.write(ByteBuffer(repeating: 0, count: count), promise: nil)
  }

  private func setWritable(_ isWritable: Bool) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  private func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  @Test func `who reads nothing for too long is not waited for`() {
    wait(.seconds(29))
    #expect(channel.isActive)
    wait(.seconds(1))
    #expect(!channel.isActive)
  }

  @Test func `who reads slowly and steadily is`() {
    for count in [20, 10, 5] {
      wait(.seconds(29))
      setWaiting(count)
      wait(.seconds(1))
      #expect(channel.isActive)
    }
    wait(.seconds(30))
    #expect(!channel.isActive)
  }

  @Test func `who has read all may take their time`() {
    setWritable(true)
    wait(.hours(1))
    #expect(channel.isActive)
  }
}
