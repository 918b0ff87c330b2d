import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP2
import NIOSSL

/// An encrypted connection: HTTP/2 for clients that offer it, HTTP/1.1 for the others. Its certificate can be replaced,
/// unlike that of Hummingbird's `HTTP2UpgradeChannel`.
struct EncryptedChannel: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        /// The version of HTTP, known after the handshake.
        let version: EventLoopFuture<NIONegotiatedHTTPVersion<LimitedConnection.Value, HTTP2Channel.Value>>
    }

    let certificate: ServerCertificate
    let http1: LimitedConnection
    let http2: HTTP2Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers([
                NIOSSLServerHandler(context: certificate.present),
                HandshakeHandler(limits: http1.limits),
            ])
        }.flatMap {
            channel.configureHTTP2AsyncSecureUpgrade {
                http1.setup(channel: $0, logger: logger)
            } http2ConnectionInitializer: {
                http2.setup(channel: $0, logger: logger)
            }
        }.map { Value(channel: channel, version: $0) }
    }

    func handle(value: Value, logger: Logger) async {
        // This fails when the connection ends before the handshake does.
        switch try? await value.version.get() {
        case .http1_1(let connection)?: await http1.handle(value: connection, logger: logger)
        case .http2(let connection)?: await http2.handle(value: connection, logger: logger)
        case nil: break
        }
    }
}
