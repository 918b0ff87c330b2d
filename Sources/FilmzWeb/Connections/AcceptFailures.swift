import NIOCore

/// Keeps the server listening when it cannot accept a connection, for example because too many files are open: it waits
/// a moment and tries again. It must be first in the pipeline of the listening channel.
final class AcceptFailures: ChannelInboundHandler, Sendable {
    typealias InboundIn = Channel

    private let pause: TimeAmount
    private let log: RateLimitedLog

    init(pause: TimeAmount, log: RateLimitedLog) {
        self.pause = pause
        self.log = log
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError else { return context.fireErrorCaught(error) }
        log.error("No connection can be taken (\(error)); let more files be open with: ulimit -n 4096")
        let channel = context.channel
        // Otherwise the loop would ask the system again and again without a pause.
        try? channel.syncOptions?.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: pause) {
            try channel.syncOptions?.setOption(.autoRead, value: true)
        }
    }
}
