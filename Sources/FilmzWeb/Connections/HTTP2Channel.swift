import FilmzDomain
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP2

/// An HTTP/2 connection, with limits of time and size for itself and for each of its streams, which carry one request
/// each. Floods of frames are refused by `NIOHTTP2Handler`.
struct HTTP2Channel: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        /// The requests of the connection, as their turns come.
        let requests: AsyncStream<HTTP2Request>
    }

    /// The channel that answers the requests; once parsed, they are the same as those of HTTP/1.1.
    let base: HTTP1Channel
    let limits: ConnectionLimits
    let connections: Connections

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let (requests, source) = AsyncStream.makeStream(of: HTTP2Request.self)
            let pipeline = channel.pipeline.syncOperations
            let handler = HTTP2ConnectionHandler(limits: limits, connections: connections, requests: source)
            let connection = NIOLoopBound(handler, eventLoop: channel.eventLoop)
            let observer = handler.observer(on: channel.eventLoop)
            // The sequence of streams that this returns is not used: each stream is handed over when its turn has come.
            _ = try pipeline.configureAsyncHTTP2Pipeline(
                mode: .server, streamDelegate: observer, frameDelegate: observer, configuration: configuration
            ) { stream in
                stream.eventLoop.makeCompletedFuture {
                    try stream.pipeline.syncOperations.addHandler(
                        HTTP2StreamHandler(limits: limits, connections: connections, connection: connection.value))
                }
            }
            try pipeline.addHandler(handler)
            return Value(channel: channel, requests: requests)
        }
    }

    private var configuration: NIOHTTP2Handler.Configuration {
        var configuration = NIOHTTP2Handler.Configuration()
        configuration.connection.initialSettings = [
            HTTP2Setting(
                parameter: .maxConcurrentStreams, value: limits.streams(perAddress: connections.perAddress)),
            HTTP2Setting(parameter: .maxHeaderListSize, value: limits.headBytes),
        ]
        // SwiftNIO's default of 200 in 30 seconds ended connections of clients that send a priority frame with each
        // request, and of a reader who leaves two pages while their pictures load.
        configuration.connection.controlFrameRateLimit.maximumCount = 10_000
        configuration.stream.streamResetFrameRateLimit.maximumCount = 1_000
        return configuration
    }

    func handle(value: Value, logger: Logger) async {
        await withDiscardingTaskGroup { group in
            for await request in value.requests {
                group.addTask {
                    await request.work.run { await base.handle(value: request.channel, logger: logger) }
                    request.end()
                }
            }
        }
    }
}
