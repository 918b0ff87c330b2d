import FilmzDomain
import HummingbirdCore
import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOHTTPTypesHTTP2

/// Limits the time of each part of an HTTP/2 request and of its answer, and answers ambiguous requests itself. A
/// request counts as a connection of its own. Work on it begins when its turn comes; a request that the client cancels
/// before that costs nothing.
final class HTTP2StreamHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias InboundOut = HTTP2Frame.FramePayload
    typealias OutboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    /// The size in bytes of a piece of an answer. The client must read a whole piece within a period.
    private static let pieceBytes = 16 * 1024

    private let limits: ConnectionLimits
    private let connections: Connections
    private let connection: HTTP2ConnectionHandler
    private let work = StoppableWork()
    private var context: ChannelHandlerContext?
    private var incoming: Countdown?
    private var outgoing: Countdown?

    private var hasBegun = false
    private var mayChange = false
    private var waitsForContinue = false
    /// Whether the request waits for its turn.
    private var isWaiting = false
    /// The parts of the request that arrived before its turn.
    private var held: [InboundIn] = []
    /// Whether there is more to read when its turn comes.
    private var wantsToRead = false
    private var isWorkedOn = false
    /// Whether the whole answer has been written.
    private var isAnswered = false
    /// Whether the request has begun and not ended.
    private var isReceiving = false
    /// Whether anything that still arrives is ignored.
    private var isOver = false
    private var body = BodyPace()
    /// The number of pieces of the answer that the system has not accepted.
    private var pieces = 0

    /// - Parameter connection: the handler of the connection that carries the stream
    init(limits: ConnectionLimits, connections: Connections, connection: HTTP2ConnectionHandler) {
        self.limits = limits
        self.connections = connections
        self.connection = connection
    }

    // MARK: The stream

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
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
        guard self.context != nil else { return }
        self.context = nil
        incoming?.cancel()
        outgoing?.cancel()
        if isWaiting { connection.turns.leave(self) }
        isWaiting = false
        held = []
        if isWorkedOn, !mayChange { work.cancel() }
        connections.leave(context.channel)
        if !isWorkedOn { connections.endWork(context.channel) }
        if hasBegun, !isAnswered { connection.noteUnanswered() }
    }

    private func incomingIsOver(_ context: ChannelHandlerContext) {
        guard isReceiving else { return }
        if body.isEnough(limits) { expectBody() } else { context.close(promise: nil) }
    }

    private func reset(_ context: ChannelHandlerContext, code: HTTP2ErrorCode) {
        isOver = true
        context.writeAndFlush(wrapOutboundOut(.rstStream(code)), promise: nil)
    }

    // MARK: The request

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if case .headers(let head) = part, !hasBegun {
            hasBegun = true
            guard admit(head, context: context) else { return }
            isWaiting = true
            held = [part]
            connection.turns.wait(self)
        } else if isWaiting {
            held.append(part)
        } else {
            take(part, context: context)
        }
    }

    private func admit(_ head: HTTP2Frame.FramePayload.Headers, context: ChannelHandlerContext) -> Bool {
        guard let parent = context.channel.parent, connections.begin(parent), connections.admit(context.channel),
            connections.begin(context.channel)
        else {
            reset(context, code: .refusedStream)
            return false
        }
        isReceiving = !head.endStream
        guard head.headers.isUnambiguous else {
            refuse(context)
            return false
        }
        mayChange = head.headers.mayChange
        waitsForContinue = head.headers.waitsForContinue
        return true
    }

    /// Hands over the request, because its turn has come.
    func begin() {
        guard let context else { return connection.turns.end() }
        isWaiting = false
        isWorkedOn = true
        do {
            let codec = HTTP2FramePayloadToHTTPServerCodec()
            try context.pipeline.syncOperations.addHandler(codec)
            let channel = try HTTP1Channel.Value(wrappingChannelSynchronously: context.channel)
            let stream = NIOLoopBound(self, eventLoop: context.eventLoop)
            let request = HTTP2Request(channel: channel, work: work, stream: stream)
            // A server that is shutting down accepts no more requests.
            guard case .enqueued = connection.requests.yield(request) else { throw ChannelError.ioOnClosedChannel }
        } catch {
            endWork(context.channel)
            return context.close(promise: nil)
        }
        // The new handlers do not know yet that the channel is not writable.
        if !context.channel.isWritable { context.fireChannelWritabilityChanged() }
        if isReceiving { expectBody() }
        if isReceiving, waitsForContinue {
            context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: [":status": "100"]))), promise: nil)
        }
        let parts = held
        held = []
        for part in parts { take(part, context: context) }
        context.fireChannelReadComplete()
        if wantsToRead { read(context: context) }
    }

    private func take(_ part: InboundIn, context: ChannelHandlerContext) {
        switch part {
        case .headers(let fields) where fields.endStream: endReceiving()
        case .data(let part):
            body.came(part.data.readableBytes)
            if part.endStream { endReceiving() }
        default: break
        }
        if !isOver { context.fireChannelRead(wrapInboundOut(part)) }
    }

    /// Notes that the request is answered, or that the work on it has ended. Then the next request has its turn.
    func endWork(_ channel: any Channel) {
        guard isWorkedOn else { return }
        isWorkedOn = false
        connections.endWork(channel)
        connection.turns.end()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReceiving { body.pause() }
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        // So at most one flow-control window of a body is held in memory.
        wantsToRead = isWaiting
        guard !isWaiting else { return }
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
        case .headers(let part): send(context, piece: .headers(part), isEnd: part.endStream, promise: promise)
        case .data(let part):
            guard case .byteBuffer(var rest) = part.data else { return context.write(data, promise: promise) }
            while rest.readableBytes > Self.pieceBytes, let piece = rest.readSlice(length: Self.pieceBytes) {
                send(context, piece: .data(.init(data: .byteBuffer(piece))), isEnd: false, promise: nil)
            }
            let last = HTTP2Frame.FramePayload.Data(data: .byteBuffer(rest), endStream: part.endStream)
            send(context, piece: .data(last), isEnd: part.endStream, promise: promise)
        default: context.write(data, promise: promise)
        }
    }

    private func send(
        _ context: ChannelHandlerContext, piece: HTTP2Frame.FramePayload, isEnd: Bool,
        promise: EventLoopPromise<Void>?
    ) {
        pieces += 1
        if pieces == 1 { outgoing?.start(limits.answer) }
        let taken = promise ?? context.eventLoop.makePromise(of: Void.self)
        taken.futureResult.assumeIsolated().whenSuccess { [self] in
            pieces -= 1
            if pieces == 0 { outgoing?.stop() } else { outgoing?.start(limits.answer) }
            // Does not wait for the rest of the body.
            if isEnd, isReceiving { reset(context, code: .noError) }
        }
        context.write(wrapOutboundOut(piece), promise: taken)
        guard isEnd else { return }
        isAnswered = true
        endWork(context.channel)
    }
}

/// An HTTP/2 request whose turn has come.
struct HTTP2Request: Sendable {
    let channel: HTTP1Channel.Value
    let work: StoppableWork
    let stream: NIOLoopBound<HTTP2StreamHandler>

    /// Notes that the work on the request is done.
    func end() {
        let channel = channel.channel
        channel.eventLoop.execute { stream.value.endWork(channel) }
    }
}
