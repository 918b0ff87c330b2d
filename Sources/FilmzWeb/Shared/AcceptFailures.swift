import NIOCore

/// Keeps the server listening when it cannot take a connection, as when too many files are open: it waits a moment and
/// tries again. First in the pipeline of the channel that listens.
final class AcceptFailures: ChannelInboundHandler, Sendable {
    typealias InboundIn = Channel

    private let pause: TimeAmount
    private let log: RareLog

    init(pause: TimeAmount, log: RareLog) {
        (self.pause, self.log) = (pause, log)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError else { return context.fireErrorCaught(error) }
        log.error("No connection can be taken (\(error)); let more files be open with: ulimit -n 4096")
        let channel = context.channel
        // Otherwise the loop would ask the system again at once, and again.
        try? channel.syncOptions?.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: pause) {
            try channel.syncOptions?.setOption(.autoRead, value: true)
        }
    }
}
