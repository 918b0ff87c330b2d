import FilmzDomain
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// An HTTP/1.1 connection with limits of time and size.
struct LimitedConnection: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let requests: HTTP1Channel.Value
        let work: StoppableWork

        var channel: any Channel { requests.channel }
    }

    let base: HTTP1Channel
    let limits: ConnectionLimits
    let connections: Connections

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { requests in
            let work = StoppableWork()
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            let handler = ConnectionHandler(limits: limits, connections: connections, work: work)
            try pipeline.addHandler(handler, position: .after(decoder))
            return Value(requests: requests, work: work)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await value.work.run { await base.handle(value: value.requests, logger: logger) }
    }
}
