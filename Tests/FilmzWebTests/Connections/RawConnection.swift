import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A connection that sends exactly the bytes it is given, and keeps the answer.
final class RawConnection: Awaited, ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private struct State {
        var text = ""
        var isClosed = false
    }

    private let state = Mutex(State())
    private let channel = Mutex<(any Channel)?>(nil)

    /// - Parameter isEncrypted: whether it speaks TLS; it accepts any certificate
    static func open(_ port: Int, isEncrypted: Bool = false) async throws -> RawConnection {
        let connection = RawConnection()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if isEncrypted {
                        var configuration = TLSConfiguration.makeClientConfiguration()
                        configuration.certificateVerification = .none
                        let context = try NIOSSLContext(configuration: configuration)
                        let handler = try NIOSSLClientHandler(context: context, serverHostname: nil)
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    try channel.pipeline.syncOperations.addHandler(connection)
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        connection.channel.withLock { $0 = channel }
        return connection
    }

    /// Everything that arrived.
    var text: String { state.withLock { $0.text } }
    /// Whether the server has closed it.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The status codes of the answers that came.
    var statuses: [Int] { text.matches(of: /HTTP\/1\.[01] ([0-9]{3})/).compactMap { Int($0.output.1) } }

    /// Sends it, if the connection is still open.
    /// - Returns: whether it was
    @discardableResult func send(_ text: String) async -> Bool {
        guard let channel = channel.withLock(\.self) else { return false }
        do {
            try await channel.writeAndFlush(ByteBuffer(string: text)).get()
            return true
        } catch {
            return false
        }
    }

    /// Says that nothing more will be sent.
    func finish() async {
        guard let channel = channel.withLock(\.self) else { return }
        try? await channel.close(mode: .output).get()
    }

    /// Reads no more of the answer.
    func stopReading() async throws {
        try await channel.withLock(\.self)?.setOption(.autoRead, value: false).get()
    }

    /// Goes away so that the server learns of it at once, and not only when it answers.
    func abort() async throws {
        guard let channel = channel.withLock(\.self) else { return }
        try await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        try await channel.close().get()
    }

    func close() { channel.withLock(\.self)?.close(promise: nil) }

    var told: String { "\(text.prefix(500))" }

    /// Waits for the server to end it.
    func waitForEnd() async throws {
        try await wait("the end") { $0.isClosed }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = String(buffer: unwrapInboundIn(data))
        state.withLock { $0.text += part }
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.withLock { $0.isClosed = true }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
