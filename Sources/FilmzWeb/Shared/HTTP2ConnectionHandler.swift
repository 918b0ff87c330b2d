import NIOCore
import NIOHTTP2

/// Limits the time of an HTTP/2 connection that has no request under way, and ends it at the right moment. What takes
/// part in a request is limited by ``HTTP2StreamHandler``.
final class HTTP2ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    /// Tells the handler of streams that begin and end, on the event loop of the connection.
    struct StreamCounter: NIOHTTP2StreamDelegate {
        fileprivate let handler: NIOLoopBound<HTTP2ConnectionHandler>

        func streamCreated(_ id: HTTP2StreamID, channel: any Channel) { handler.value.begin(id) }
        func streamClosed(_ id: HTTP2StreamID, channel: any Channel) { handler.value.end() }
    }

    private let limits: ConnectionLimits
    private let connections: Connections
    private var context: ChannelHandlerContext?
    private var idle: Countdown?
    /// How many streams are open, and the newest there was.
    private var (open, newest) = (0, HTTP2StreamID.rootStream)
    /// Whether it ends with the present requests.
    private var isLast = false

    init(limits: ConnectionLimits, connections: Connections) {
        (self.limits, self.connections) = (limits, connections)
    }

    func counter(on eventLoop: any EventLoop) -> StreamCounter {
        StreamCounter(handler: NIOLoopBound(self, eventLoop: eventLoop))
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        idle = Countdown(on: context.eventLoop) { [weak self] in self?.idleIsOver(context) }
        idle?.start(limits.head)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        idle?.cancel()
        self.context = nil
    }

    private func begin(_ stream: HTTP2StreamID) {
        guard let context else { return }
        (open, newest) = (open + 1, max(newest, stream))
        idle?.stop()
        _ = connections.begin(context.channel)
    }

    private func end() {
        open -= 1
        guard open == 0, let context else { return }
        if isLast {
            finish(context)
        } else {
            connections.wait(context.channel)
            idle?.start(limits.idle)
        }
    }

    private func idleIsOver(_ context: ChannelHandlerContext) {
        if isLast { context.close(promise: nil) } else { finish(context) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent where open > 0:
            isLast = true
            context.writeAndFlush(farewell, promise: nil)
        case is ChannelShouldQuiesceEvent: finish(context)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Says goodbye, and closes the connection when everything before has gone out.
    private func finish(_ context: ChannelHandlerContext) {
        isLast = true
        idle?.start(limits.rest)
        let gone = context.eventLoop.makePromise(of: Void.self)
        gone.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        context.writeAndFlush(farewell, promise: gone)
    }

    /// Which requests are still answered; the client may send all others elsewhere.
    private var farewell: NIOAny {
        wrapOutboundOut(
            HTTP2Frame(
                streamID: .rootStream, payload: .goAway(lastStreamID: newest, errorCode: .noError, opaqueData: nil)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        // Of a request that the client gave up in the same moment.
        case is NIOHTTP2Errors.NoSuchStream, is NIOHTTP2Errors.StreamClosed: break
        default: context.close(promise: nil)
        }
    }
}
