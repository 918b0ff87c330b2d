import NIOCore
import NIOHPACK
import NIOHTTP2

/// Limits the time of each part of a request of HTTP/2 and of its answer, and answers requests that are not clear. A
/// request counts as a connection of its own.
final class HTTP2StreamHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias InboundOut = HTTP2Frame.FramePayload
    typealias OutboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    /// Bytes of an answer of which the client must take all within a period.
    private static let pieceBytes = 16 * 1024

    private let limits: ConnectionLimits
    private let connections: Connections
    private var incoming: Countdown?
    private var outgoing: Countdown?

    private var hasBegun = false
    /// Whether the request has begun and not ended.
    private var isReceiving = false
    /// Whether nothing that comes is of use any more.
    private var isOver = false
    private var body = BodyPace()
    /// Pieces of the answer that the system has not taken.
    private var pieces = 0

    init(limits: ConnectionLimits, connections: Connections) {
        (self.limits, self.connections) = (limits, connections)
    }

    // MARK: The stream

    func handlerAdded(context: ChannelHandlerContext) {
        incoming = Countdown(on: context.eventLoop) { [weak self] in self?.incomingIsOver(context) }
        outgoing = Countdown(on: context.eventLoop) { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        leave(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        leave(context)
        // Otherwise half a body would count as a whole one.
        if isReceiving { context.fireErrorCaught(ChannelError.inputClosed) }
        context.fireChannelInactive()
    }

    private func leave(_ context: ChannelHandlerContext) {
        incoming?.cancel()
        outgoing?.cancel()
        connections.leave(context.channel)
    }

    private func incomingIsOver(_ context: ChannelHandlerContext) {
        guard isReceiving else { return }
        if body.isEnough(limits) { expectBody() } else { context.close(promise: nil) }
    }

    private func reset(_ context: ChannelHandlerContext, _ code: HTTP2ErrorCode) {
        isOver = true
        context.writeAndFlush(wrapOutboundOut(.rstStream(code)), promise: nil)
    }

    // MARK: The request

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .headers(let head) where !hasBegun:
            hasBegun = true
            guard let connection = context.channel.parent, connections.begin(connection),
                connections.admit(context.channel), connections.begin(context.channel)
            else { return reset(context, .refusedStream) }
            isReceiving = !head.endStream
            guard head.headers.isUnambiguous else { return refuse(context) }
            if isReceiving { expectBody() }
            if isReceiving, head.headers.waitsForContinue {
                context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: [":status": "100"]))), promise: nil)
            }
        case .headers(let trailers) where trailers.endStream: endReceiving()
        case .data(let part):
            body.came(part.data.readableBytes)
            if part.endStream { endReceiving() }
        default: break
        }
        if !isOver { context.fireChannelRead(data) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReceiving { body.pause() }
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        if body.goOn(), isReceiving { expectBody() }
        context.read()
    }

    private func expectBody() {
        body.restart()
        incoming?.start(limits.body)
    }

    private func endReceiving() {
        isReceiving = false
        incoming?.stop()
    }

    private func refuse(_ context: ChannelHandlerContext) {
        let text = context.channel.allocator.buffer(string: "This is not a request that Filmz can read.\n")
        let head: HPACKHeaders = [
            ":status": "400", "content-type": "text/plain; charset=utf-8", "content-length": "\(text.readableBytes)",
            "x-content-type-options": "nosniff",
        ]
        isOver = true
        write(context: context, data: wrapOutboundOut(.headers(.init(headers: head))), promise: nil)
        write(
            context: context, data: wrapOutboundOut(.data(.init(data: .byteBuffer(text), endStream: true))),
            promise: nil)
        context.flush()
    }

    // MARK: The answer

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .headers(let part): send(context, .headers(part), isEnd: part.endStream, promise)
        case .data(let part):
            guard case .byteBuffer(var rest) = part.data else { return context.write(data, promise: promise) }
            while rest.readableBytes > Self.pieceBytes, let piece = rest.readSlice(length: Self.pieceBytes) {
                send(context, .data(.init(data: .byteBuffer(piece))), isEnd: false, nil)
            }
            let last = HTTP2Frame.FramePayload.Data(data: .byteBuffer(rest), endStream: part.endStream)
            send(context, .data(last), isEnd: part.endStream, promise)
        default: context.write(data, promise: promise)
        }
    }

    private func send(
        _ context: ChannelHandlerContext, _ piece: HTTP2Frame.FramePayload, isEnd: Bool,
        _ promise: EventLoopPromise<Void>?
    ) {
        pieces += 1
        if pieces == 1 { outgoing?.start(limits.answer) }
        let taken = promise ?? context.eventLoop.makePromise(of: Void.self)
        taken.futureResult.assumeIsolated().whenSuccess { [self] in
            pieces -= 1
            if pieces == 0 { outgoing?.stop() } else { outgoing?.start(limits.answer) }
            // The rest of the body is not waited for.
            if isEnd, isReceiving { reset(context, .noError) }
        }
        context.write(wrapOutboundOut(piece), promise: taken)
    }
}
