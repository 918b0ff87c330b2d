import NIOCore
import NIOTLS

/// Limits the time of the TLS handshake. Stands after the decryption.
final class HandshakeHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let limits: ConnectionLimits
    private var end: Countdown?
    private var isDone = false

    init(limits: ConnectionLimits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        end = Countdown(on: context.eventLoop) { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end?.cancel()
    }

    func channelActive(context: ChannelHandlerContext) {
        end?.start(limits.head)
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted:
            isDone = true
            end?.cancel()
        case is ChannelShouldQuiesceEvent where !isDone:
            context.close(promise: nil)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }
}
