import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

@testable import FilmzWeb

/// A server on a port of its own, without encryption, in which a test decides how long each request is worked on. It
/// answers with the body of the request.
struct BareServer: Sendable {
    enum Version { case http1, http2 }

    let port: Int

    /// Runs a server while a test uses it; then all work ends.
    static func run(
        _ version: Version, limits: ConnectionLimits, _ work: SlowWork,
        _ test: @Sendable (BareServer) async throws -> Void
    ) async throws {
        func body(_ server: BareServer) async throws {
            defer { work.end() }
            try await test(server)
        }
        let connections = Connections(limits: limits, exempt: [], log: RateLimitedLog(CapturedLog().logger))
        let base = HTTP1Channel { request, writer, _ in
            await work()
            let body = try await request.body.collect(upTo: 1_000)
            try await writer.write(response: HTTPResponse(status: .ok), body: ResponseBody(byteBuffer: body))
        }
        switch version {
        case .http1:
            try await serve(LimitedConnection(base: base, limits: limits, connections: connections), connections, body)
        case .http2:
            try await serve(HTTP2Channel(base: base, limits: limits, connections: connections), connections, body)
        }
    }

    private static func serve<Base: ServerChildChannel>(
        _ base: Base, _ connections: Connections, _ body: (BareServer) async throws -> Void
    ) async throws {
        let admitted = AdmittedChannel(base: base, connections: connections)
        let logger = CapturedLog().logger
        let listening = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .bind(host: "127.0.0.1", port: 0) { admitted.setup(channel: $0, logger: logger) }
        try await listening.executeThenClose { inbound in
            try await withThrowingDiscardingTaskGroup { group in
                group.addTask {
                    do {
                        try await withThrowingDiscardingTaskGroup { group in
                            for try await connection in inbound {
                                group.addTask { await admitted.handle(value: connection, logger: logger) }
                            }
                        }
                    } catch is CancellationError {
                        // The test is over.
                    }
                }
                try await body(BareServer(port: listening.channel.localAddress?.port ?? 0))
                connections.close()
                group.cancelAll()
            }
        }
    }

    /// A connection of HTTP/1.1 that has sent a request.
    func asking(_ method: String) async throws -> RawConnection {
        let connection = try await RawConnection.open(port)
        await connection.send("\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection
    }

    /// A connection of HTTP/2 that has begun.
    func frames() async throws -> FrameConnection {
        let connection = try await FrameConnection.open(port, isEncrypted: false)
        await connection.begin()
        return connection
    }

    /// The fields of a request of HTTP/2.
    func fields(_ method: String = "GET", _ others: [(String, String)] = []) -> [(String, String)] {
        [(":method", method), (":scheme", "http"), (":authority", "localhost"), (":path", "/")] + others
    }
}
