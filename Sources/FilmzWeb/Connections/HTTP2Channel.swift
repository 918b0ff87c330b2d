import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP2

/// A connection of HTTP/2, with limits of time and size for itself and for each of its streams, which carry one request
/// each. Floods of frames are refused by `NIOHTTP2Handler`.
struct HTTP2Channel: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let streams: NIOHTTP2Handler.AsyncStreamMultiplexer<HTTP1Channel.Value>
    }

    let stream: HTTP2StreamChannel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let handler = HTTP2ConnectionHandler(limits: stream.limits, connections: stream.connections)
            let observer = handler.observer(on: channel.eventLoop)
            let streams = try pipeline.configureAsyncHTTP2Pipeline(
                mode: .server, streamDelegate: observer, frameDelegate: observer, configuration: configuration
            ) { stream.setup(channel: $0, logger: logger) }
            try pipeline.addHandler(handler)
            return Value(channel: channel, streams: streams)
        }
    }

    private var configuration: NIOHTTP2Handler.Configuration {
        var configuration = NIOHTTP2Handler.Configuration()
        configuration.connection.initialSettings = [
            HTTP2Setting(
                parameter: .maxConcurrentStreams,
                value: stream.limits.streams(perAddress: stream.connections.perAddress)),
            HTTP2Setting(parameter: .maxHeaderListSize, value: stream.limits.headBytes),
        ]
        // SwiftNIO's own 200 in 30 seconds ended connections of clients that send word of priority with each request, and
        // of a reader who leaves two pages while their pictures come.
        configuration.connection.controlFrameRateLimit.maximumCount = 10_000
        configuration.stream.streamResetFrameRateLimit.maximumCount = 1_000
        return configuration
    }

    func handle(value: Value, logger: Logger) async {
        await withDiscardingTaskGroup { group in
            // It fails when the connection breaks.
            do {
                for try await request in value.streams.inbound {
                    group.addTask { await stream.handle(value: request, logger: logger) }
                }
            } catch {
                logger.trace("A connection of HTTP/2 broke: \(error)")
            }
        }
    }
}
