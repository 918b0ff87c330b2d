import Foundation
import NIOCore
import NIOHPACK
import NIOPosix
import NIOSSL
import Synchronization

/// A connection of HTTP/2 that sends exactly the frames it is given, also no acknowledgement by itself, and keeps those
/// that come.
///
/// Numbers of types, flags, errors and settings are those of RFC 9113.
final class FrameConnection: Awaited, ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    enum Kind: UInt8 { case data, headers, priority, reset, settings, pushPromise, ping, goAway, windowUpdate, more }

    struct Frame: Sendable {
        /// Nil for a type that RFC 9113 does not have.
        let kind: Kind?
        let flags: UInt8
        let stream: Int
        let payload: [UInt8]

        var isEnd: Bool { flags & FrameConnection.end != 0 }

        /// The error of a reset or a farewell.
        var code: Int? {
            switch kind {
            case .reset: FrameConnection.number(payload[0..<4])
            case .goAway: FrameConnection.number(payload[4..<8])
            default: nil
            }
        }
    }

    /// The flag for the end of a stream.
    static let end: UInt8 = 1
    static let endOfHead: UInt8 = 4
    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    private struct State {
        var rest = ByteBuffer()
        var frames: [Frame] = []
        var heads: [Int: [HPACKHeaders]] = [:]
        var decoder = HPACKDecoder(allocator: ByteBufferAllocator())
        var isClosed = false
    }

    private let state = Mutex(State())
    private let channel = Mutex<(any Channel)?>(nil)

    /// A connection after its handshake. It accepts any certificate.
    /// - Parameters:
    ///   - buffer: how many bytes the system keeps until they are read; nil for as many as usual
    ///   - isEncrypted: false for a server without TLS
    static func open(_ port: Int, buffer: Int? = nil, isEncrypted: Bool = true) async throws -> FrameConnection {
        let connection = FrameConnection()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                if let buffer { try? channel.syncOptions?.setOption(.socketOption(.so_rcvbuf), value: buffer) }
                return channel.eventLoop.makeCompletedFuture {
                    guard isEncrypted else { return try channel.pipeline.syncOperations.addHandler(connection) }
                    var configuration = TLSConfiguration.makeClientConfiguration()
                    configuration.certificateVerification = .none
                    configuration.applicationProtocols = ["h2"]
                    let context = try NIOSSLContext(configuration: configuration)
                    let handler = try NIOSSLClientHandler(context: context, serverHostname: nil)
                    try channel.pipeline.syncOperations.addHandlers([handler, connection])
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        connection.channel.withLock { $0 = channel }
        return connection
    }

    /// Everything that came.
    var frames: [Frame] { state.withLock { $0.frames } }
    /// Whether the server has closed it.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The status codes that came for a stream.
    func statuses(_ stream: Int) -> [Int] {
        state.withLock { $0.heads[stream, default: []] }.compactMap { Int($0[":status"].joined()) }
    }

    /// Whether the answer is complete.
    func isAnswered(_ stream: Int) -> Bool { frames.contains { $0.stream == stream && $0.isEnd && $0.code == nil } }

    /// The error with which the server gave up a stream; nil while it did not.
    func reset(_ stream: Int) -> Int? { frames.first { $0.stream == stream && $0.kind == .reset }?.code }

    /// The error with which the server says goodbye.
    var farewell: Int? { frames.last { $0.kind == .goAway }?.code }

    // MARK: Sending

    /// Sends it, if the connection is still open.
    /// - Returns: whether it was
    @discardableResult func send(_ bytes: [UInt8]) async -> Bool {
        guard let channel = channel.withLock(\.self) else { return false }
        do {
            try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
            return true
        } catch {
            return false
        }
    }

    /// Begins the connection.
    /// - Parameter settings: numbers of settings and their values
    func begin(_ settings: [(UInt16, UInt32)] = []) async {
        let payload = settings.flatMap { Self.bytes($0.0) + Self.bytes($0.1) }
        await send(Self.preface + Self.frame(.settings, payload: payload))
    }

    /// Sends the head of a request.
    func ask(_ stream: Int, _ fields: [(String, String)], isEnd: Bool = true) async {
        let flags = Self.endOfHead | (isEnd ? Self.end : 0)
        await send(Self.frame(.headers, flags: flags, stream: stream, payload: Self.block(fields)))
    }

    /// - Returns: whether the connection was still open
    @discardableResult func give(_ stream: Int, _ body: String, isEnd: Bool = true) async -> Bool {
        await send(Self.frame(.data, flags: isEnd ? Self.end : 0, stream: stream, payload: Array(body.utf8)))
    }

    /// Takes a request back.
    func takeBack(_ stream: Int) async {
        await send(Self.frame(.reset, stream: stream, payload: [0, 0, 0, 8]))
    }

    static func frame(_ kind: Kind, flags: UInt8 = 0, stream: Int = 0, payload: [UInt8] = []) -> [UInt8] {
        Array(bytes(UInt32(payload.count)).dropFirst()) + [kind.rawValue, flags] + bytes(UInt32(stream)) + payload
    }

    /// Header fields, not compressed.
    static func block(_ fields: [(String, String)]) -> [UInt8] {
        fields.flatMap { [0] + text($0.0) + text($0.1) }
    }

    private static func text(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
        var length = [UInt8(127)]
        var rest = bytes.count - 127
        while rest >= 128 {
            length.append(UInt8(rest % 128 + 128))
            rest /= 128
        }
        return length + [UInt8(rest)] + bytes
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (1...Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (Number.bitWidth - 8 * $0)) }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Reads no more of what comes.
    func stopReading() async throws {
        try await channel.withLock(\.self)?.setOption(.autoRead, value: false).get()
    }

    /// Says that nothing more will be sent.
    func finish() async {
        guard let channel = channel.withLock(\.self) else { return }
        try? await channel.close(mode: .output).get()
    }

    func close() { channel.withLock(\.self)?.close(promise: nil) }

    // MARK: Waiting

    var told: String { "\(frames.suffix(5))" }

    /// Waits until the server has read everything that was sent.
    func waitUntilRead() async throws {
        let answers = frames.count { $0.kind == .ping }
        await send(Self.frame(.ping, payload: [1, 2, 3, 4, 5, 6, 7, 8]))
        try await wait("the answer to the ping") { $0.frames.count { $0.kind == .ping } > answers }
    }

    /// Waits for the server to end it.
    func waitForEnd() async throws {
        try await wait("the end") { $0.isClosed }
    }

    // MARK: Receiving

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        state.withLock { state in
            var bytes = unwrapInboundIn(data)
            state.rest.writeBuffer(&bytes)
            while let frame = Self.next(&state.rest) { Self.keep(frame, &state) }
        }
    }

    private static func next(_ bytes: inout ByteBuffer) -> Frame? {
        guard let head = bytes.getBytes(at: bytes.readerIndex, length: 9) else { return nil }
        let length = number(head[0..<3])
        guard bytes.readableBytes >= 9 + length else { return nil }
        bytes.moveReaderIndex(forwardBy: 9)
        return Frame(
            kind: Kind(rawValue: head[3]), flags: head[4], stream: number(head[5..<9]) & 0x7FFF_FFFF,
            payload: bytes.readBytes(length: length) ?? [])
    }

    private static func keep(_ frame: Frame, _ state: inout State) {
        state.frames.append(frame)
        guard frame.kind == .headers else { return }
        var block = ByteBuffer(bytes: frame.payload)
        if let fields = try? state.decoder.decodeHeaders(from: &block) {
            state.heads[frame.stream, default: []].append(fields)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.withLock { $0.isClosed = true }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
