import FilmzDomain
import NIOCore
import NIOEmbedded
import Testing

@testable import FilmzWeb

/// A connection whose client reads nothing: streams cannot end there either, so only this handler can end it.
struct HTTP2ConnectionHandlerTests {
    @Test(arguments: [false, true])
    func oneThatNobodyReadsEnds(isReadAgain: Bool) throws {
        var limits = ConnectionLimits.patient
        limits.answer = .nanoseconds(1)
        let connections = Connections(limits: limits, exempt: [], log: RateLimitedLog(CapturedLog().logger))
        let requests = AsyncStream.makeStream(of: HTTP2Request.self).continuation
        let handler = HTTP2ConnectionHandler(limits: limits, connections: connections, requests: requests)
        let channel = EmbeddedChannel(handler: handler)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for isWritable in isReadAgain ? [false, true] : [false] {
            channel.isWritable = isWritable
            channel.pipeline.fireChannelWritabilityChanged()
        }
        channel.embeddedEventLoop.advanceTime(to: .now() + .minutes(1))
        #expect(channel.isActive == isReadAgain)
    }
}
