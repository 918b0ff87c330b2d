import NIOCore
import NIOHTTP2

/// Limits the time of an HTTP/2 connection that has no request under way or is not read, and ends it at the right
/// moment. The parts of a request are limited by ``HTTP2StreamHandler``.
final class HTTP2ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    /// Passes the events of the library to the handler, on the event loop of the connection.
    struct Observer: NIOHTTP2StreamDelegate, NIOHTTP2FrameDelegate {
        fileprivate let handler: NIOLoopBound<HTTP2ConnectionHandler>

        func streamCreated(_ id: HTTP2StreamID, channel: any Channel) { handler.value.begin(id) }
        func streamClosed(_ id: HTTP2StreamID, channel: any Channel) { handler.value.end() }

        func wroteFrame(_ frame: HTTP2Frame) {
            if case .goAway(_, let code, _) = frame.payload, code != .noError { handler.value.isBroken = true }
        }
    }

    private let limits: ConnectionLimits
    private let connections: Connections
    let turns: HTTP2Turns
    /// The stream that takes the requests whose turn has come.
    let requests: AsyncStream<HTTP2Request>.Continuation
    private var context: ChannelHandlerContext?
    private var idle: Countdown?
    private var outgoing: Countdown?
    /// The number of bytes that the system had not accepted at the last check.
    private var untakenBytes = 0

    /// The number of open streams, the number of all streams so far, and the newest stream.
    private var open = 0
    private var all = 0
    private var newest = HTTP2StreamID.rootStream
    /// Whether the connection ends after the current requests.
    private var isLast = false
    /// Whether the GOAWAY frame has been sent.
    private var isOver = false
    /// Whether the client violated the protocol of the connection, so that the library has given it up.
    private var isBroken = false

    init(
        limits: ConnectionLimits, connections: Connections, requests: AsyncStream<HTTP2Request>.Continuation
    ) {
        self.limits = limits
        self.connections = connections
        self.requests = requests
        turns = HTTP2Turns(limits.streams(perAddress: connections.perAddress))
    }

    func observer(on eventLoop: any EventLoop) -> Observer {
        Observer(handler: NIOLoopBound(self, eventLoop: eventLoop))
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        idle = Countdown(on: context.eventLoop) { [weak self] in self?.idleIsOver(context) }
        outgoing = Countdown(on: context.eventLoop) { [weak self] in self?.outgoingIsOver(context) }
        idle?.start(limits.head)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        idle?.cancel()
        outgoing?.cancel()
        requests.finish()
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        requests.finish()
        context.fireChannelInactive()
    }

    // MARK: Requests

    private func begin(_ stream: HTTP2StreamID) {
        guard let context else { return }
        open = open + 1
        all = all + 1
        newest = max(newest, stream)
        idle?.stop()
        if all >= 2 * limits.requests { letEnd(context) }
    }

    private func end() {
        open -= 1
        guard open == 0, !isOver, let context else { return }
        if isLast || all >= limits.requests {
            finish(context)
        } else {
            connections.wait(context.channel)
            idle?.start(limits.idle)
        }
    }

    /// Notes that a request ended without its answer. If that happens too often for the address, the connection ends.
    func noteUnanswered() {
        guard let context, !isOver, connections.areTooManyUnanswered(on: context.channel) else { return }
        finish(context, code: .enhanceYourCalm)
    }

    private func idleIsOver(_ context: ChannelHandlerContext) {
        if isOver { context.close(promise: nil) } else { finish(context) }
    }

    // MARK: The end

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent where open > 0: letEnd(context)
        case is ChannelShouldQuiesceEvent: finish(context)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Refuses further requests, without a GOAWAY frame: after that frame, the library would give up the connection at
    /// the next frame of such a request, and the current requests with it.
    private func letEnd(_ context: ChannelHandlerContext) {
        isLast = true
        connections.letEnd(context.channel)
    }

    /// Sends a GOAWAY frame, and closes the connection when everything before it has been sent.
    private func finish(_ context: ChannelHandlerContext, code: HTTP2ErrorCode = .noError) {
        letEnd(context)
        isOver = true
        idle?.start(limits.rest)
        let gone = context.eventLoop.makePromise(of: Void.self)
        gone.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        let farewell = HTTP2Frame.FramePayload.goAway(lastStreamID: newest, errorCode: code, opaqueData: nil)
        context.writeAndFlush(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: farewell)), promise: gone)
    }

    /// Closes a broken connection. The library also reports errors of a single stream, which it has ended itself.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if isBroken || isOver || !(error is any NIOHTTP2Error) { context.close(promise: nil) }
    }

    // MARK: Answers

    /// Limits the time in which the client does not read: until it does, nothing of any stream is sent, not even its
    /// end.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            outgoing?.stop()
        } else {
            untakenBytes = context.channel.bufferedBytes
            outgoing?.start(limits.answer)
        }
        context.fireChannelWritabilityChanged()
    }

    private func outgoingIsOver(_ context: ChannelHandlerContext) {
        let untaken = context.channel.bufferedBytes
        guard untaken < untakenBytes else { return context.close(promise: nil) }
        untakenBytes = untaken
        outgoing?.start(limits.answer)
    }
}
