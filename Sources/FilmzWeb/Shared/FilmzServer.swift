public import FilmzDomain
import Hummingbird
import HummingbirdTLS
public import Logging
import NIOCore
import NIOSSL

/// Serves Filmz to browsers.
public struct FilmzServer: Sendable {
    public enum ServerError: Error, Hashable, Sendable {
        /// Others can reach the address, and there is no password yet.
        case passwordNeeded
        case addressUnavailable(String, port: Int)
    }

    /// Where a running server is found.
    public struct Location: Sendable {
        /// On this machine.
        public let address: String
        /// On a phone; nil when only this machine can reach it.
        public let phoneAddress: String?
    }

    private let services: Services
    private let clock: Clock
    private let configuration: ServerConfiguration
    private let tls: TLSConfiguration?
    private let logger: Logger

    /// - Throws: ``ServerError/passwordNeeded``, ``CertificateFiles/LoadingError``
    public init(
        services: Services, clock: Clock = Clock(), configuration: ServerConfiguration, logger: Logger
    ) async throws {
        if !configuration.isPrivate, try await !services.accounts.hasPassword() { throw ServerError.passwordNeeded }
        (self.services, self.clock, self.logger) = (services, clock, logger)
        self.configuration = configuration
        tls = try configuration.certificate?.load()
    }

    /// Serves until the process is asked to end (SIGTERM, SIGINT), then finishes what is under way.
    /// - Parameter running: called once the server listens
    /// - Throws: ``ServerError/addressUnavailable(_:port:)``
    public func run(running: @escaping @Sendable (Location) -> Void) async throws {
        let application = Application(
            router: FilmzRouter.build(services: services, clock: clock, configuration: configuration),
            server: try tls.map { try .tls(tlsConfiguration: $0) } ?? .http1(),
            configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { channel in
                running(location(port: channel.localAddress?.port ?? 0))
            },
            logger: logger)
        do {
            try await application.runService()
        } catch is IOError {
            throw ServerError.addressUnavailable(configuration.host, port: configuration.port)
        }
    }

    private func location(port: Int) -> Location {
        let isAny = IPAddress(configuration.host)?.isAny == true
        let own = Client(
            address: nil, isSecure: tls != nil,
            authority: "\(isAny ? "127.0.0.1" : HostNames.bracketed(configuration.host)):\(port)", isForwarded: false)
        return Location(address: own.origin, phoneAddress: PhoneAddress(configuration).address(askedBy: own))
    }
}
