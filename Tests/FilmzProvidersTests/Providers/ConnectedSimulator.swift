import APICore
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzTestSupport
import Foundation

@testable import FilmzProviders

/// Connections to a simulator, with their own folder, memory, and a clock that the test moves.
struct ConnectedSimulator {
    let running: ProviderSimulator.Running
    let folder: TemporaryFolder
    let memory: CallCountCache
    let clock: SettableClock
    let connections: ProviderConnections

    static func run(
        keys: [Provider: String] = [:], enabled: [Provider: Bool] = [:], limits: [Provider: Int] = [:],
        settings: ProviderSimulator.Settings = ProviderSimulator.Settings(),
        _ body: (ConnectedSimulator) async throws -> Void
    ) async throws {
        let clock = SettableClock()
        let folder = TemporaryFolder()
        let memory = CallCountCache()
        let simulator = ProviderSimulator.fresh(now: { clock.now.date }, settings: settings)
        try await simulator.withAddress { running async throws in
            try await start(
                running, keys: keys, enabled: enabled, limits: limits, folder: folder, memory: memory, clock: clock,
                body)
        }
    }

    /// Connections as after a restart: with the same folder and memory.
    func restarted(
        keys: [Provider: String] = [:], limits: [Provider: Int] = [:], _ body: (ConnectedSimulator) async throws -> Void
    ) async throws {
        try await Self.start(
            running, keys: keys, enabled: [:], limits: limits, folder: folder, memory: memory, clock: clock, body)
    }

    private static func start(
        _ running: ProviderSimulator.Running, keys: [Provider: String], enabled: [Provider: Bool],
        limits: [Provider: Int], folder: TemporaryFolder, memory: CallCountCache, clock: SettableClock,
        _ body: (ConnectedSimulator) async throws -> Void
    ) async throws {
        let addresses: [Provider: URL] = [
            .omdb: running.omdb, .tmdb: running.tmdb, .iTunes: running.itunes, .amc: running.amc,
            .tvmaze: running.tvmaze,
        ]
        let entries = addresses.map { provider, url in
            let entry = ProviderConfiguration.Entry(
                key: keys[provider], address: url.absoluteString, isEnabled: enabled[provider],
                dailyLimit: limits[provider])
            return (provider, entry)
        }
        let background = RunningWork()
        let transport = AsyncHTTPTransport(timeLimit: .seconds(120))
        let connections = ProviderConnections(
            configuration: try ProviderConfiguration(Dictionary(uniqueKeysWithValues: entries)),
            keyFile: KeyFile(folder: folder.path), memory: memory,
            answers: try DiskCache(folder: folder.path + "/answers", limit: 50 << 20), transport: transport,
            work: background.work, now: { clock.now }, makeAdapter: { TestAdapter($0) },
            close: { try await transport.shutdown() })
        let connected = ConnectedSimulator(
            running: running, folder: folder, memory: memory, clock: clock, connections: connections)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(connected)) } catch { outcome = .failure(error) }
        try await connections.shutdown()
        withExtendedLifetime(background) {}
        try outcome.get()
    }

    func adapter(_ provider: Provider, fresh: Bool = false) async -> TestAdapter? {
        let adapters = fresh ? await connections.freshAdapters() : await connections.adapters()
        return adapters.first { $0.provider == provider } as? TestAdapter
    }

    func status(_ provider: Provider) async throws -> ProviderStatus? {
        try await connections.statuses().first { $0.provider == provider }
    }

    func calls(_ service: ProviderSimulator.Service) async -> Int {
        await running.control.callCount(of: service)
    }

    /// The error of a search; nil when it was answered.
    func failure(_ provider: Provider, _ text: String = "alien", fresh: Bool = false) async -> APIError.Kind? {
        guard let adapter = await adapter(provider, fresh: fresh) else { return .invalidRequest }
        do throws(APIError) {
            _ = try await adapter.titles(text)
            return nil
        } catch {
            return error.kind
        }
    }
}
