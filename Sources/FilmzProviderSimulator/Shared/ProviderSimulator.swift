import FilmzCatalogue
public import FilmzDomain
public import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// A simulator of OMDb, TMDb, the iTunes Store, AMC Theatres and TVmaze over HTTP, with a catalogue and invented films,
/// plots, prices, theatres, showtimes and episodes. The responses have the shapes that were recorded from the real
/// services, with their traps, and are the same at every start on the same day: the dates of current and upcoming films
/// move with the day.
///
/// One port serves all five: OMDb under `/omdb/`, TMDb under `/tmdb/3`, the iTunes Store under `/itunes`, AMC under
/// `/amc`, TVmaze under `/tvmaze`, and the pictures that responses link to under `/pictures`.
public struct ProviderSimulator: Sendable {
    /// The key that OMDb accepts as `apikey`.
    public static let omdbKey = "simulated-omdb-key"
    /// The key that TMDb accepts as `api_key`.
    public static let tmdbKey = "simulated-tmdb-key"
    /// The bearer token that TMDb accepts.
    public static let tmdbToken = "simulated.tmdb.token"
    /// The key that AMC accepts as `X-AMC-Vendor-Key`.
    public static let amcKey = "SIMULATED-AMC-VENDOR-KEY"

    /// The address cannot be listened on.
    public struct AddressUnavailable: Error, Hashable, Sendable {
        public let host: String
        public let port: Int
        /// The system's reason, an `errno`.
        public let code: Int32
    }

    /// The address is reachable by other machines: the simulator is not meant for a network.
    public struct AddressNotLocal: Error, Hashable, Sendable {
        public let host: String
    }

    private let library: FilmLibrary
    private let shows: TVmazeLibrary
    private let now: @Sendable () -> Date
    private let settings: Settings

    private init(
        _ library: FilmLibrary, shows: TVmazeLibrary, now: @escaping @Sendable () -> Date, settings: Settings
    ) {
        self.library = library
        self.shows = shows
        self.now = now
        self.settings = settings
    }

    /// - Parameter films: the catalogue; films without an IMDb ID are left out, since no service could name them
    /// - Parameter shows: the shows of TVmaze besides its invented ones; those without an IMDb ID are left out
    /// - Parameter runs: the runs of these shows
    /// - Parameter now: the clock that decides which films are current and upcoming
    public init(
        films: [Film], shows: [Film] = [], runs: [Film.ID: ShowRun] = [:],
        now: @escaping @Sendable () -> Date = { Date.now }, settings: Settings = Settings()
    ) {
        self.init(FilmLibrary(films), shows: TVmazeLibrary(shows, runs: runs), now: now, settings: settings)
    }

    /// A new simulator with the starter catalogue.
    public static func fresh(
        now: @escaping @Sendable () -> Date = { Date.now }, settings: Settings = Settings()
    ) -> ProviderSimulator {
        ProviderSimulator(starter.films, shows: starter.shows, now: now, settings: settings)
    }

    /// The starter catalogue, which is read once: tests start hundreds of simulators.
    private static let starter = {
        let content = StarterCatalogue.bundled().read()
        return (
            films: FilmLibrary(content.films.filter { !$0.isShow }),
            shows: TVmazeLibrary(content.films.filter(\.isShow), runs: content.runs)
        )
    }()

    /// Serves until the task is cancelled or a signal arrives, then finishes running calls, for some seconds at most.
    /// - Parameter host: `localhost`, `::1`, or an address that begins with `127.`
    /// - Parameter port: the port; 0 for a free one
    /// - Parameter untilSignalled: whether SIGINT and SIGTERM end it, instead of the process
    /// - Parameter onReady: called once the simulator listens
    /// - Throws: ``AddressNotLocal``, ``AddressUnavailable``
    public func run(
        host: String = "127.0.0.1", port: Int, untilSignalled: Bool = false,
        onReady: @escaping @Sendable (Running) async -> Void
    ) async throws {
        guard let host = Self.loopback(host) else { throw AddressNotLocal(host: host) }
        // The system would read 70,000 as 4,464.
        guard 0...65_535 ~= port else { throw AddressUnavailable(host: host, port: port, code: EADDRNOTAVAIL) }
        do {
            let application = application(host: host, port: port, onReady: onReady)
            var configuration = ServiceGroupConfiguration(
                services: [application], gracefulShutdownSignals: untilSignalled ? [.sigint, .sigterm] : [],
                logger: application.logger)
            configuration.maximumGracefulShutdownDuration = .seconds(5)
            let serving = Serving(configuration)
            try await withTaskCancellationHandler {
                try await serving.task.value
            } onCancel: {
                serving.end()
            }
        } catch {
            guard !Task.isCancelled else { return }
            throw Self.named(error, host: host, port: port)
        }
    }

    /// Serves on a free port of this machine for as long as the closure runs. Each call has its own ``Control``.
    /// - Throws: the closure's error, ``AddressUnavailable``, or a `CancellationError` if the task is cancelled before
    ///   the simulator listens
    public func withAddress<Result: Sendable>(
        _ body: (Running) async throws -> Result
    ) async throws -> Result {
        let (ready, continuation) = AsyncStream<Running>.makeStream()
        let application = application(host: "127.0.0.1", port: 0) { running in
            continuation.yield(running)
        }
        var configuration = ServiceGroupConfiguration(services: [application], logger: application.logger)
        // A client that keeps its connection open must not keep the server running.
        configuration.maximumGracefulShutdownDuration = .seconds(30)
        let serving = Serving(configuration) { continuation.finish() }
        let outcome: Swift.Result<Result, any Error>
        do {
            guard let running = await ready.first(where: { _ in true }) else {
                try Task.checkCancellation()
                try await serving.task.value
                throw AddressUnavailable(host: "127.0.0.1", port: 0, code: EADDRNOTAVAIL)
            }
            outcome = .success(try await body(running))
        } catch {
            outcome = .failure(Self.named(error, host: "127.0.0.1", port: 0))
        }
        serving.end()
        _ = await serving.task.result
        return try outcome.get()
    }

    /// A server that is ended as by a signal, by whomever it may be.
    private struct Serving {
        let task: Task<Void, any Error>
        private let ending: AsyncStream<Never>.Continuation

        /// - Parameter ended: is called when it serves no more
        init(_ configuration: ServiceGroupConfiguration, ended: @escaping @Sendable () -> Void = {}) {
            let (end, ending) = AsyncStream.makeStream(of: Never.self)
            self.ending = ending
            let group = ServiceGroup(configuration: configuration)
            // Unstructured, so that it is never cancelled with its caller: NIO ends the whole process when a connection
            // was just accepted and nobody takes it.
            task = Task {
                defer { ended() }
                try await withThrowingTaskGroup(of: Void.self) { tasks in
                    tasks.addTask {
                        for await _ in end {}
                        await group.triggerGracefulShutdown()
                    }
                    try await group.run()
                    tasks.cancelAll()
                }
            }
        }

        func end() {
            ending.finish()
        }
    }

    /// The address to listen on; nil if other machines could reach it.
    private static func loopback(_ host: String) -> String? {
        if host == "localhost" { return "127.0.0.1" }
        if host == "::1" { return host }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        // Compared as text: programs parse `+1` and `010` as different numbers.
        let isLoopback =
            parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
        guard isLoopback else { return nil }
        return host
    }

    private static func named(_ error: any Error, host: String, port: Int) -> any Error {
        switch error {
        case let error as IOError:
            AddressUnavailable(host: host, port: port, code: error.errnoCode)
        case is SocketAddressError, is SocketAddressError.UnknownHost:
            AddressUnavailable(host: host, port: port, code: EADDRNOTAVAIL)
        default: error
        }
    }

    private func application(
        host: String, port: Int, onReady: @escaping @Sendable (Running) async -> Void
    ) -> some ApplicationProtocol {
        let control = Control(now: now)
        let stage = Stage(library: library, shows: shows, settings: settings, control: control, now: now)
        var logger = Logger(label: "filmz.simulator")
        // A client that disconnects is not an error: the faults provoke that.
        logger.logLevel = .critical
        // Not the router's responder: that would write its own `Date`, and could not truncate a response.
        return Application(
            router: Router(),
            server: HTTPServerBuilder { _ in
                StageChannel(stage: stage)
            },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                let authority = if host.contains(":") { "[\(host)]" } else { host }
                let port = channel.localAddress?.port ?? port
                await onReady(Running(origin: "http://\(authority):\(port)", control: control))
            },
            logger: logger)
    }
}

extension ProviderSimulator {
    /// A simulated service.
    public enum Service: String, CaseIterable, Sendable {
        case omdb, tmdb, itunes, amc, tvmaze
    }
}

extension ProviderSimulator.Service {
    /// The prefix of the service's paths in the simulator.
    var prefix: String {
        if self == .tmdb { "/tmdb/3" } else { "/\(rawValue)" }
    }
}
