import APICore
import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server on this machine that answers each connection with given bytes.
final class LoopbackServer: Sendable {
    /// What happens after the bytes have been sent.
    enum End: Sendable {
        case close
        case leaveOpen
    }

    private let channel: any Channel
    private let log: RequestLog

    /// The address at which it listens.
    let address: URL

    /// The heads and bodies that have arrived so far, each as it was sent.
    var requests: [String] { log.texts.withLock { $0 } }

    private init(channel: any Channel, address: URL, log: RequestLog) {
        self.channel = channel
        self.address = address
        self.log = log
    }

    /// Runs a server while a test uses it.
    static func answering(
        _ bytes: String, then end: End = .close, _ test: (LoopbackServer) async throws -> Void
    ) async throws {
        let log = RequestLog()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Answer(bytes: bytes, end: end, log: log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        guard let port = channel.localAddress?.port, let address = URL(string: "http://127.0.0.1:\(port)") else {
            throw ChannelError.unknownLocalAddress
        }
        let server = LoopbackServer(channel: channel, address: address, log: log)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await test(server)) } catch { outcome = .failure(error) }
        try await channel.close()
        try outcome.get()
    }

    /// An address of this machine where nothing listens: no test gets such a low port.
    static let closedAddress = URL(known: "http://127.0.0.1:1")
}

private final class RequestLog: Sendable {
    let texts = Mutex<[String]>([])
}

private final class Answer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let bytes: String
    private let end: LoopbackServer.End
    private let log: RequestLog
    private var received = ""

    init(bytes: String, end: LoopbackServer.End, log: RequestLog) {
        self.bytes = bytes
        self.end = end
        self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += String(buffer: unwrapInboundIn(data))
        guard isWhole else { return }
        let request = received
        received = ""
        log.texts.withLock { $0.append(request) }
        let written = context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: bytes)))
        if end == .close {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            written.whenComplete { _ in bound.value.close(promise: nil) }
        }
    }

    /// Whether the head, and a body of the stated length, have arrived.
    private var isWhole: Bool {
        guard let head = received.range(of: "\r\n\r\n") else { return false }
        let length = received[..<head.lowerBound].split(separator: "\r\n")
            .first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)) }
        return received[head.upperBound...].utf8.count >= length ?? 0
    }
}
