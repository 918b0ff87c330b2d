import NIOCore
import NIOTLS

/// Limits the number of encrypted connections and the time of their handshakes. Stands after the decryption.
final class HandshakeHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let limits: ConnectionLimits
    private let connections: Connections
    private var end: Countdown?
    private var isDone = false

    init(limits: ConnectionLimits, connections: Connections) {
        (self.limits, self.connections) = (limits, connections)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        end = Countdown(on: context.eventLoop) { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        leave(context)
    }

    func channelActive(context: ChannelHandlerContext) {
        if connections.admit(context.channel) {
            end?.start(limits.head)
            context.fireChannelActive()
        } else {
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        leave(context)
        context.fireChannelInactive()
    }

    private func leave(_ context: ChannelHandlerContext) {
        end?.cancel()
        connections.leave(context.channel)
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
