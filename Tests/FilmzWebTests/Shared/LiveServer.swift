import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Logging
import NIOCore
import Synchronization
import Testing

@testable import FilmzWeb

/// A whole server on a port of its own.
struct LiveServer: Sendable {
    let port: Int
    /// Returns when it no longer runs.
    private let serving: Task<Void, any Error>
    private let log: CapturedLog
    private let isEncrypted: Bool

    /// The lines of its log.
    var logged: [String] { log.lines }

    /// Runs a server while a test uses it, and stops it afterwards.
    static func run<Value: Sendable>(
        _ web: WebFixture? = nil, limits: ConnectionLimits = .patient, trusting proxies: [String] = [],
        certificate: CertificateFiles? = nil,
        _ body: (LiveServer) async throws -> Value
    ) async throws -> Value {
        let server = try await start(web, limits: limits, trusting: proxies, certificate: certificate)
        do {
            let value = try await body(server)
            try await server.end()
            return value
        } catch {
            try await server.end()
            throw error
        }
    }

    private static func start(
        _ web: WebFixture?, limits: ConnectionLimits, trusting proxies: [String], certificate: CertificateFiles?
    ) async throws -> LiveServer {
        let log = CapturedLog()
        var web = web
        if web == nil { web = try await WebFixture() }
        let fixture = try #require(web)
        if !proxies.isEmpty { try await fixture.services.owners.accounts.setPassword(try Password("a good password")) }
        let configuration = ServerConfiguration(
            port: 0, certificate: certificate, trustedProxies: proxies.compactMap { AddressRange($0) })
        var server = try await FilmzServer(
            services: fixture.services, imports: fixture.imports, configuration: configuration, logger: log.logger)
        server.limits = limits
        let (ready, running) = AsyncStream<Int>.makeStream()
        let serving = Task { [server] in
            defer { running.finish() }
            try await server.run { running.yield(Int($0.address.split(separator: ":").last ?? "") ?? 0) }
        }
        guard let port = await ready.first(where: { _ in true }) else {
            try await serving.value
            throw CancellationError()
        }
        return LiveServer(port: port, serving: serving, log: log, isEncrypted: certificate != nil)
    }

    /// Asks it to end.
    func stop() { serving.cancel() }

    func end() async throws {
        stop()
        try await serving.value
    }

    /// - Parameter isBare: whether the caller speaks TLS itself, if the server uses it
    func connect(isBare: Bool = false) async throws -> RawConnection {
        try await RawConnection.open(port, isEncrypted: isEncrypted && !isBare)
    }

    /// Runs a server with a certificate while a test uses it over HTTP/2.
    static func runEncrypted(
        _ web: WebFixture? = nil, limits: ConnectionLimits = .patient, _ body: (LiveServer) async throws -> Void
    ) async throws {
        let folder = TemporaryFolder()
        try await run(web, limits: limits, certificate: .new(in: folder), body)
    }

    /// A connection of HTTP/2 that has begun.
    /// - Parameter settings: numbers of the client's settings and their values
    func frames(_ settings: [(UInt16, UInt32)] = []) async throws -> FrameConnection {
        let connection = try await FrameConnection.open(port)
        await connection.begin(settings)
        return connection
    }

    /// The fields of a request of HTTP/2.
    func fields(_ method: String, _ path: String, _ others: [(String, String)] = []) -> [(String, String)] {
        [(":method", method), (":scheme", "https"), (":authority", "127.0.0.1:\(port)"), (":path", path)]
            + [("origin", "https://127.0.0.1:\(port)")] + others
    }

    /// A request with these lines, and a body if there is one.
    func request(_ first: String, _ fields: [String] = [], body: String = "") -> String {
        let origin = "http\(isEncrypted ? "s" : "")://127.0.0.1:\(port)"
        return ([first, "Host: 127.0.0.1:\(port)", "Origin: \(origin)"] + fields).joined(separator: "\r\n")
            + "\r\n\r\n" + body
    }

    /// Whether another client is answered.
    func answersOthers() async throws -> Bool {
        let other = try await connect()
        await other.send(request("GET /films/\(WebFixture.alien.id) HTTP/1.1", ["Connection: close"]))
        try await other.waitForEnd()
        return other.statuses.count == 1 && [200, 303].contains(other.statuses[0])
    }
}

/// Keeps what is logged.
final class CapturedLog: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock(\.self) }

    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(log: self) }
        logger.logLevel = .error
        return logger
    }

    private struct Handler: LogHandler {
        let log: CapturedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.error

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { log.kept.withLock { $0.append("\(event.message)") } }
    }
}

extension ConnectionLimits {
    /// Limits that no test reaches, however busy the machine is.
    static let patient = ConnectionLimits(
        head: .hours(1), idle: .hours(1), body: .hours(1), answer: .hours(1), rest: .hours(1), ending: .seconds(600))

    /// The same, except for what is set here.
    static func patient(_ set: (inout ConnectionLimits) -> Void) -> ConnectionLimits {
        var limits = patient
        set(&limits)
        return limits
    }
}
