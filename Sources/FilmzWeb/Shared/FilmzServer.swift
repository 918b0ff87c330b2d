public import FilmzDomain
import Hummingbird
public import Logging
import NIOCore

/// Serves Filmz to browsers on this machine.
public struct FilmzServer: Sendable {
    public enum ServerError: Error, Hashable, Sendable {
        /// The address can be reached from other machines, and there is no password yet.
        case notLoopback(String)
        case addressUnavailable(String, port: Int)
    }

    private let services: Services
    private let clock: Clock
    private let host: String
    private let port: Int
    private let logger: Logger

    /// - Parameters:
    ///   - host: a loopback address of this machine, or `localhost`
    ///   - port: 0 for a free one
    /// - Throws: ``ServerError/notLoopback(_:)``
    public init(services: Services, clock: Clock = Clock(), host: String, port: Int, logger: Logger) throws {
        guard Self.isLoopback(host) else { throw ServerError.notLoopback(host) }
        (self.services, self.clock, self.logger) = (services, clock, logger)
        (self.host, self.port) = (host, port)
    }

    /// Serves until the process is asked to end (SIGTERM, SIGINT), then finishes what is under way.
    /// - Parameter running: called with the address to open, once the server listens
    /// - Throws: ``ServerError/addressUnavailable(_:port:)``
    public func run(running: @escaping @Sendable (String) -> Void) async throws {
        let name = host.contains(":") ? "[\(host)]" : host.lowercased()
        let application = Application(
            router: FilmzRouter.build(services: services, clock: clock, names: FilmzRouter.loopbackNames.union([name])),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                running("http://\(name):\(channel.localAddress?.port ?? 0)")
            },
            logger: logger)
        do {
            try await application.runService()
        } catch is IOError {
            throw ServerError.addressUnavailable(host, port: port)
        }
    }

    /// Whether only this machine can reach the address: 127.0.0.0/8, ::1, localhost.
    public static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1"].contains(host.lowercased()) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                part.utf8.allSatisfy { 48...57 ~= $0 } && part.utf8.count <= 3 && UInt8(part) != nil
            }
    }
}
