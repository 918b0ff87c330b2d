import NIOCore

/// Admits a connection if there is room, and notes its end. The first handler of a connection.
final class AdmissionHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let connections: Connections

    init(connections: Connections) {
        self.connections = connections
    }

    func channelActive(context: ChannelHandlerContext) {
        if connections.admit(context.channel) {
            context.fireChannelActive()
        } else {
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        connections.leave(context.channel)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        connections.leave(context.channel)
    }
}
