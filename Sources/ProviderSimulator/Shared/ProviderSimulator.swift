import FilmzCatalogue
public import FilmzDomain
public import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Plays OMDb, TMDb, the iTunes Store and AMC Theatres over HTTP, from a catalogue and from films, plots, prices,
/// theatres and showtimes of its own making. The answers have the shapes that were recorded from the real services,
/// with their traps, and are the same at every start.
///
/// One port serves all four: OMDb under `/omdb/`, TMDb under `/tmdb/3`, the iTunes Store under `/itunes`, AMC under
/// `/amc`, and the pictures that answers name under `/pictures`.
public struct ProviderSimulator: Sendable {
    /// What OMDb accepts as `apikey`.
    public static let omdbKey = "simulated-omdb-key"
    /// What TMDb accepts as `api_key`.
    public static let tmdbKey = "simulated-tmdb-key"
    /// What TMDb accepts as a bearer token.
    public static let tmdbToken = "simulated.tmdb.token"
    /// What AMC accepts as `X-AMC-Vendor-Key`.
    public static let amcKey = "SIMULATED-AMC-VENDOR-KEY"

    /// The address cannot be listened on, perhaps because another program does.
    public struct AddressUnavailable: Error, Hashable, Sendable {
        public let host: String
        public let port: Int
    }

    private let library: FilmLibrary
    private let now: @Sendable () -> Date
    private let settings: Settings

    /// - Parameter films: Films without an IMDb ID are left out: no service could name them.
    /// - Parameter now: What is playing, coming and shown is so relative to this.
    public init(
        films: [Film], now: @escaping @Sendable () -> Date = { Date.now }, settings: Settings = Settings()
    ) {
        library = FilmLibrary(films)
        self.now = now
        self.settings = settings
    }

    /// A simulator with the starter catalogue, which nobody has asked anything yet.
    public static func fresh(
        now: @escaping @Sendable () -> Date = { Date.now }, settings: Settings = Settings()
    ) -> ProviderSimulator {
        ProviderSimulator(films: StarterCatalogue.bundled().read().films, now: now, settings: settings)
    }

    /// Serves until the process is asked to end (SIGTERM, SIGINT).
    /// - Parameter host: a loopback address: nothing here is meant for a network
    /// - Parameter port: 0 finds a free one.
    /// - Parameter onReady: called once the simulator listens
    /// - Throws: ``AddressUnavailable``
    public func run(
        host: String = "127.0.0.1", port: Int, onReady: @escaping @Sendable (Running) async -> Void
    ) async throws {
        do {
            try await application(host: host, port: port, onReady: onReady).runService()
        } catch is IOError {
            throw AddressUnavailable(host: host, port: port)
        }
    }

    /// Serves on a free port of this machine for as long as the closure runs.
    public func withAddress<Result: Sendable>(
        _ body: (Running) async throws -> Result
    ) async throws -> Result {
        let (ready, continuation) = AsyncStream<Running>.makeStream()
        let application = application(host: "127.0.0.1", port: 0) { running in
            continuation.yield(running)
        }
        let serving = Task {
            defer { continuation.finish() }
            try await application.run()
        }
        do {
            guard let running = await ready.first(where: { _ in true }) else {
                try await serving.value
                throw AddressUnavailable(host: "127.0.0.1", port: 0)
            }
            let result = try await body(running)
            serving.cancel()
            _ = await serving.result
            return result
        } catch {
            serving.cancel()
            _ = await serving.result
            throw error
        }
    }

    private func application(
        host: String, port: Int, onReady: @escaping @Sendable (Running) async -> Void
    ) -> some ApplicationProtocol {
        let control = Control(now: now)
        let stage = Stage(library: library, settings: settings, control: control, now: now)
        var logger = Logger(label: "filmz.simulator")
        logger.logLevel = .error
        // Not the router's responder: that would write a `Date` of its own, and could not cut an answer off.
        return Application(
            router: Router(),
            server: HTTPServerBuilder { _ in
                HTTP1Channel { request, writer, channel in
                    try await stage.answer(request, on: channel, with: writer)
                }
            },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                let authority = host.contains(":") ? "[\(host)]" : host
                let port = channel.localAddress?.port ?? port
                await onReady(Running(origin: "http://\(authority):\(port)", control: control))
            },
            logger: logger)
    }
}
