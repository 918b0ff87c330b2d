public import FilmzDomain
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
        /// For this machine; `unix:` and the path of a socket.
        public let address: String
        /// For a phone; nil when only this machine can reach it.
        public let phoneAddress: String?
    }

    private let services: Services
    private let clock: Clock
    private let configuration: ServerConfiguration
    private let certificate: ServerCertificate?
    private let cards: CardStore
    private let imports: ImportWork
    private let logger: Logger
    private let socketFile = SocketFile()
    var limits = ConnectionLimits()

    /// - Throws: ``ServerError/passwordNeeded``, ``CertificateFiles/LoadingError``
    public init(
        services: Services, clock: Clock = Clock(), configuration: ServerConfiguration,
        cards: CardStore = CardStore(kept: .nothing), logger: Logger
    ) async throws {
        if !configuration.isPrivate, try await !services.accounts.hasPassword(.owner) {
            throw ServerError.passwordNeeded
        }
        self.services = services
        self.clock = clock
        self.logger = logger
        self.configuration = configuration
        self.cards = cards
        imports = ImportWork(services: services, clock: clock)
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
        let (ends, ended) = AsyncStream<Result<Void, any Error>>.makeStream()
        // In tasks of their own, because a cancelled task could not wait.
        let serving = Task {
            do {
                try await group.run()
                ended.yield(.success(()))
            } catch {
                ended.yield(.failure(error))
            }
        }
        let end = Task { await ends.first { _ in true } }
        let outcome = await withTaskCancellationHandler {
            await end.value
        } onCancel: {
            Task { [limits] in
                await group.triggerGracefulShutdown()
                try? await Task.sleep(for: limits.ending)
                connections.close()
                serving.cancel()
                try? await Task.sleep(for: limits.cancelling)
                ended.yield(.success(()))
            }
        }
        guard !Task.isCancelled else { return socketFile.remove() }
        do {
            try outcome?.get()
        } catch {
            throw refusal(error)
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

    /// Reads the files of the certificate again, for connections that begin from now on. If they are refused, the present
    /// certificate stays. Does nothing without a certificate.
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
            onServerRunning: { [configuration, socketFile] channel in
                if let socket = configuration.socket { socketFile.note(socket) }
                try? await channel.pipeline.addHandler(
                    AcceptFailures(pause: limits.pause, log: log), position: .first
                ).get()
                running(location(port: channel.localAddress?.port ?? 0))
                Task { [imports] in await imports.resume() }
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
