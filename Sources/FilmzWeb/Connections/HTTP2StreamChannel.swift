import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP2

/// One request of HTTP/2 and its answer.
struct HTTP2StreamChannel: HTTPChannelHandler {
    let responder: Responder
    let limits: ConnectionLimits
    let connections: Connections

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers([
                HTTP2StreamHandler(limits: limits, connections: connections), HTTP2FramePayloadToHTTPServerCodec(),
            ])
            return try HTTP1Channel.Value(wrappingChannelSynchronously: channel)
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await handleHTTP(asyncChannel: value, logger: logger)
    }
}
