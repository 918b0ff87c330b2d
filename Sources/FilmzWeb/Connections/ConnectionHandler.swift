import FilmzDomain
import NIOCore
import NIOHTTP1

/// Limits the time of each part of an HTTP/1.1 connection, answers requests that are not HTTP, and closes the
/// connection at the right moment. Stands between the raw requests and Hummingbird.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ConnectionLimits
    private let connections: Connections
    private let work: StoppableWork
    private var incoming: Countdown?
    private var outgoing: Countdown?

    /// The number of requests that are not completely answered.
    private var owed = 0
    /// Whether one of the unanswered requests asks to change something.
    private var mayChange = false
    /// Whether a request has begun and not ended.
    private var isReceiving = false
    /// Whether no further request is accepted after the current ones.
    private var isLast = false
    /// Whether the last answer is written, and the client only has to read it.
    private var isOver = false
    private var isHalfClosed = false
    private var hasEnded = false
    private var version = HTTPVersion.http1_1

    private var body = BodyPace()
    private var restBytes = 0
    /// The number of bytes of answers written to the channel, and of those that the system had accepted at the last
    /// check.
    private var handedBytes = 0
    private var takenBytes = 0
    private var isWatchingAnswer = false

    /// - Parameter work: the work of answering the requests
    init(limits: ConnectionLimits, connections: Connections, work: StoppableWork) {
        self.limits = limits
        self.connections = connections
        self.work = work
    }

    // MARK: The connection

    func handlerAdded(context: ChannelHandlerContext) {
        incoming = Countdown(on: context.eventLoop) { [weak self] in self?.incomingIsOver(context) }
        outgoing = Countdown(on: context.eventLoop) { [weak self] in self?.outgoingIsOver(context) }
        // An encrypted connection is active already, after its handshake.
        if context.channel.isActive { incoming?.start(limits.head) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        cancel()
    }

    func channelActive(context: ChannelHandlerContext) {
        incoming?.start(limits.head)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        cancel()
        if owed > 0, !mayChange { work.cancel() }
        context.fireChannelInactive()
    }

    private func cancel() {
        incoming?.cancel()
        outgoing?.cancel()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent where owed > 0:
            // Otherwise Hummingbird would close it before the client has read the answer.
            isLast = true
            return
        case ChannelEvent.inputClosed:
            hasEnded = true
            if isHalfClosed { context.close(promise: nil) }
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func incomingIsOver(_ context: ChannelHandlerContext) {
        if isReceiving, !isOver, body.isEnough(limits) {
            expectBody()
        } else if isReceiving || isOver || owed == 0 {
            context.close(promise: nil)
        }
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            guard !isLast, connections.begin(context.channel) else { return }
            guard head.isUnambiguous else { return refuse(context) }
            owed += 1
            // Requests that wait are in memory; the client may send the rest over another connection.
            isReceiving = true
            isLast = head.isLast || owed >= limits.pipelined
            version = head.version
            if head.mayChange { mayChange = true }
            expectBody()
            if owed == 1, head.waitsForContinue {
                let go = HTTPResponseHead(version: .http1_1, status: .continue)
                context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
            }
        case .body(let bytes):
            guard isReceiving, !isOver else { return discard(bytes.readableBytes, context: context) }
            body.came(bytes.readableBytes)
        case .end:
            guard isReceiving else { return }
            isReceiving = false
            guard !isOver else { return }
            incoming?.stop()
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReceiving { body.pause() }
        context.fireChannelReadComplete()
        // Keeps reading, although these bytes are not used.
        if isOver { context.read() }
    }

    func read(context: ChannelHandlerContext) {
        if body.goOn(), isReceiving, !isOver { expectBody() }
        context.read()
    }

    private func expectBody() {
        body.restart()
        incoming?.start(limits.body)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if case ByteToMessageDecoderError.dataReceivedInErrorState(_, let bytes) = error {
            discard(bytes.readableBytes, context: context)
        } else if error is HTTPParserError, !isReceiving {
            if !isLast { refuse(context) }
        } else if !isOver {
            context.fireErrorCaught(error)
        }
    }

    /// Answers bytes that are not a request, and accepts no further request.
    private func refuse(_ context: ChannelHandlerContext) {
        isLast = true
        // A client that sent several requests at once first gets the answers to the earlier ones.
        guard owed == 0 else { return }
        let text = context.channel.allocator.buffer(
            string: "This is not a request that Filmz can read. Send it as HTTP/1.1.\n")
        let head = HTTPResponseHead(
            version: .http1_1, status: .badRequest,
            headers: [
                "content-type": "text/plain; charset=utf-8", "content-length": "\(text.readableBytes)",
                "x-content-type-options": "nosniff", "connection": "close",
            ])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(text))), promise: nil)
        finish(context, end: wrapOutboundOut(.end(nil)), promise: nil)
        context.flush()
    }

    private func discard(_ bytes: Int, context: ChannelHandlerContext) {
        restBytes += bytes
        if restBytes > limits.restBytes { context.close(promise: nil) }
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // Hummingbird writes a second answer to a request when it cannot read the rest of the request.
        guard !isOver else {
            promise?.succeed()
            return
        }
        watchAnswer(context)
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard head.status.code >= 200 else { return context.write(data, promise: promise) }
            // Does not wait for the rest of the request's body.
            if owed == 1, isReceiving { isLast = true }
            if owed == 1, isLast { head.headers.replaceOrAdd(name: "connection", value: "close") }
            // HTTP/1.0 clients do not know chunks.
            head.version = version
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(let body):
            handedBytes += body.readableBytes
            context.write(data, promise: promise)
        case .end:
            owed = max(owed - 1, 0)
            if owed == 0 { mayChange = false }
            if owed == 0, isLast || isReceiving {
                finish(context, end: data, promise: promise)
            } else {
                if owed == 0 {
                    connections.wait(context.channel)
                    incoming?.start(limits.idle)
                }
                context.write(data, promise: promise)
            }
        }
    }

    /// Writes the end of the last answer. Then the client may read all of it before the connection closes.
    private func finish(_ context: ChannelHandlerContext, end: NIOAny, promise: EventLoopPromise<Void>?) {
        isLast = true
        isOver = true
        incoming?.stop()
        let written = promise ?? context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { [self] _ in
            guard context.channel.isActive, !hasEnded else { return context.close(promise: nil) }
            isHalfClosed = true
            context.close(mode: .output, promise: nil)
            incoming?.start(limits.rest)
        }
        context.write(end, promise: written)
        context.read()
    }

    private func watchAnswer(_ context: ChannelHandlerContext) {
        guard !isWatchingAnswer else { return }
        isWatchingAnswer = true
        takenBytes = handedBytes - context.channel.bufferedBytes
        outgoing?.start(limits.answer)
    }

    private func outgoingIsOver(_ context: ChannelHandlerContext) {
        let buffered = context.channel.bufferedBytes
        guard buffered > 0 else { return isWatchingAnswer = false }
        guard handedBytes - buffered > takenBytes else { return context.close(promise: nil) }
        takenBytes = handedBytes - buffered
        outgoing?.start(limits.answer)
    }
}
