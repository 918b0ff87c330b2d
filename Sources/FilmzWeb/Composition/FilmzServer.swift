public import FilmzDomain
public import FilmzJobs
import FilmzPages
import Foundation
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle

/// Serves Filmz to browsers.
public struct FilmzServer: Sendable {
    public enum ServerError: Error, Hashable, Sendable {
        /// Other machines can reach the address, and there is no password yet.
        case passwordNeeded
        /// - Parameter code: the system's reason, an `errno`
        case addressUnavailable(String, port: Int, code: Int32)
        /// - Parameters:
        ///   - path: of the Unix socket
        ///   - code: the system's reason, an `errno`
        case socketUnavailable(path: String, code: Int32)
    }

    /// The addresses of a running server.
    public struct Addresses: Sendable {
        /// The address on this machine: an origin, or `unix:` and the path of a socket.
        public let address: String
        /// The address for a phone; nil when only this machine can reach the server.
        public let phoneAddress: String?
    }

    private let services: Services
    private let clock: Clock
    private let configuration: ServerConfiguration
    private let certificate: ServerCertificate?
    private let cards: CardRenderer
    private let imports: ImportWork
    private let logger: Logger
    private let socketFile = SocketFile()
    var limits = ConnectionLimits()

    /// - Parameter imports: takes in files
    /// - Throws: ``ServerError/passwordNeeded``, ``CertificateFiles/LoadingError``
    public init(
        services: Services, imports: ImportWork, clock: Clock = Clock(), configuration: ServerConfiguration,
        cards: CardRenderer = CardRenderer(cache: .nothing), logger: Logger
    ) async throws {
        if !configuration.isPrivate, try await !services.accounts.hasPassword(.owner) {
            throw ServerError.passwordNeeded
        }
        self.services = services
        self.clock = clock
        self.logger = logger
        self.configuration = configuration
        self.cards = cards
        self.imports = imports
        certificate = try configuration.certificate.map { try ServerCertificate($0) }
    }

    /// Serves until the task is cancelled, then finishes the present requests, which takes a few seconds at most. It
    /// does not wait for those that take longer.
    /// - Parameter running: called once the server listens
    /// - Throws: ``ServerError/addressUnavailable(_:port:code:)``, ``ServerError/socketUnavailable(path:code:)``
    public func run(running: @escaping @Sendable (Addresses) -> Void) async throws {
        try await BasePath.$current.withValue(configuration.base) { try await serve(running: running) }
    }

    private func serve(running: @escaping @Sendable (Addresses) -> Void) async throws {
        if let socket = configuration.socket, await SocketFile.isAnswered(socket) {
            throw ServerError.socketUnavailable(path: socket, code: EADDRINUSE)
        }
        let log = RateLimitedLog(logger)
        let connections = Connections(limits: limits, exempt: configuration.trustedProxies, log: log)
        let application = try application(connections, log: log, running: running)
        let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
        let (end, ending) = AsyncStream.makeStream(of: Never.self)
        let outcome = await withTaskCancellationHandler {
            // Not a stream, because a cancelled task could not wait for it.
            await withCheckedContinuation { continuation in
                // Unstructured, because requests that take too long are left behind.
                Task {
                    await serve(group, connections: connections, until: end) { continuation.resume(returning: $0) }
                }
            }
        } onCancel: {
            ending.finish()
        }
        guard !Task.isCancelled else { return socketFile.remove() }
        do {
            try outcome.get()
        } catch {
            throw refusal(error)
        }
    }

    /// Serves until the stream ends or something fails.
    /// - Parameter ended: called once with what became of it, perhaps before the last requests end
    private func serve(
        _ group: ServiceGroup, connections: Connections, until end: AsyncStream<Never>,
        ended: (Result<Void, any Error>) -> Void
    ) async {
        let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        let serving = StoppableWork()
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                await serving.run {
                    do { outcome.yield(.success(try await group.run())) } catch { outcome.yield(.failure(error)) }
                }
            }
            tasks.addTask { [limits] in
                for await _ in end {}
                await group.triggerGracefulShutdown()
                guard (try? await Task.sleep(for: limits.ending)) != nil else { return }
                connections.close()
                serving.cancel()
                guard (try? await Task.sleep(for: limits.cancelling)) != nil else { return }
                outcome.yield(.success(()))
            }
            ended(await outcomes.first { _ in true } ?? .success(()))
            tasks.cancelAll()
        }
    }

    /// Why it cannot listen.
    private func refusal(_ error: any Error) -> any Error {
        if let socket = configuration.socket {
            let code = (error as? IOError)?.errnoCode ?? EINVAL
            return ServerError.socketUnavailable(path: socket, code: code)
        }
        switch error {
        case let error as IOError:
            return ServerError.addressUnavailable(configuration.host, port: configuration.port, code: error.errnoCode)
        case is SocketAddressError, is SocketAddressError.UnknownHost:
            return ServerError.addressUnavailable(configuration.host, port: configuration.port, code: EADDRNOTAVAIL)
        default: return error
        }
    }

    /// Reads the files of the certificate again, for connections that begin from now on. If they are refused, the
    /// present certificate stays. Does nothing without a certificate.
    /// - Throws: ``CertificateFiles/LoadingError``
    public func renewCertificate() throws(CertificateFiles.LoadingError) {
        try certificate?.renew()
    }

    private func application(
        _ connections: Connections, log: RateLimitedLog, running: @escaping @Sendable (Addresses) -> Void
    ) throws -> some Service {
        let server = HTTPServerBuilder { [limits, certificate] responder in
            let base = HTTP1Channel(responder: responder)
            let http1 = LimitedConnection(base: base, limits: limits, connections: connections)
            guard let certificate else { return AdmittedChannel(base: http1, connections: connections) }
            let http2 = HTTP2Channel(base: base, limits: limits, connections: connections)
            let encrypted = EncryptedChannel(certificate: certificate, http1: http1, http2: http2)
            return AdmittedChannel(base: encrypted, connections: connections)
        }
        return Application(
            router: FilmzRouter.build(
                services: services, clock: clock, configuration: configuration, cards: cards, imports: imports),
            server: server,
            configuration: ApplicationConfiguration(
                address: configuration.socket.map { .unixDomainSocket(path: $0) }
                    ?? .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { [configuration, socketFile, imports] channel in
                if let socket = configuration.socket { socketFile.note(socket) }
                try? await channel.pipeline.addHandler(
                    AcceptFailures(pause: limits.pause, log: log), position: .first
                ).get()
                running(location(port: channel.localAddress?.port ?? 0))
                // Now no other process that serves at this address is at them.
                await imports.resume()
            },
            logger: logger)
    }

    private func location(port: Int) -> Addresses {
        if let socket = configuration.socket {
            return Addresses(address: "unix:\(socket)", phoneAddress: configuration.openedAddress)
        }
        let isAny = IPAddress(configuration.host)?.isAny == true
        let own = Client(
            address: nil, isSecure: certificate != nil,
            authority: "\(isAny ? "127.0.0.1" : HostNames.bracketed(configuration.host)):\(port)", isForwarded: false)
        return Addresses(
            address: own.origin + configuration.base.home,
            phoneAddress: PhoneAddress(configuration).address(askedBy: own))
    }
}
