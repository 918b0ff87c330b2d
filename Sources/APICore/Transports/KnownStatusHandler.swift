#if AsyncHTTP
    package import AsyncHTTPClient
    import NIOCore
    import NIOHTTP1

    /// A handler that refuses responses with a status below 100, which is never valid: async-http-client takes it for
    /// the beginning of a response, and ends the program at what comes next.
    private final class KnownStatusHandler: ChannelInboundHandler {
        typealias InboundIn = HTTPClientResponsePart
        typealias InboundOut = HTTPClientResponsePart

        private var isUnknown = false

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
                isUnknown = true
                context.fireErrorCaught(HTTPParserError.invalidStatus)
            }
            if !isUnknown { context.fireChannelRead(data) }
        }
    }

    extension HTTPClient.Configuration {
        /// Lets a connection fail when the server sends a status below 100, which would end the program. Only for
        /// HTTP/1.1.
        package mutating func refuseUnknownStatuses() {
            // Called once for each connection, before it gets a request.
            http1_1ConnectionDebugInitializer = { channel in
                channel.eventLoop.submit {
                    let pipeline = channel.pipeline.syncOperations
                    let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
                    try pipeline.addHandler(KnownStatusHandler(), position: .after(decoder))
                }
            }
        }
    }
#endif
