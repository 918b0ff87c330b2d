import APICore
import FilmzDomain
import FilmzLocking
import Foundation
import ITunesAPI

/// The connections to the providers: their keys, the transports of their calls, and their health.
public actor ProviderConnections {
    /// A function that creates an adapter from a provider's line.
    typealias AdapterMaker = @Sendable (ProviderLine) -> any ProviderAdapter

    let configuration: ProviderConfiguration
    let keyFile: KeyFile
    let counter: CallCounter
    let now: @Sendable () -> Timestamp
    private let answers: AnswerCache?
    private let transport: any Transport
    private let close: @Sendable () async throws -> Void
    private let sleepClock: any _Concurrency.Clock<Duration>
    private let makeAdapter: AdapterMaker
    private var connections: [Provider: ProviderConnection] = [:]
    private var isShutDown = false
    private nonisolated let asked = Mutex<Set<Provider>>([])

    /// - Parameter answers: where good answers are kept; nil keeps none
    /// - Parameter work: saves the counts of calls
    /// - Parameter sleepClock: the clock by which calls wait for their turn
    /// - Parameter close: shuts the transport down
    init(
        configuration: ProviderConfiguration, keyFile: KeyFile, memory: any ProviderCache, answers: DiskCache?,
        transport: any Transport, work: BackgroundWork, now: @escaping @Sendable () -> Timestamp,
        waiting sleepClock: any _Concurrency.Clock<Duration> = ContinuousClock(), makeAdapter: @escaping AdapterMaker,
        close: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.configuration = configuration
        self.keyFile = keyFile
        self.now = now
        self.transport = transport
        self.sleepClock = sleepClock
        self.makeAdapter = makeAdapter
        self.close = close
        counter = CallCounter(memory: memory, work: work, now: now)
        self.answers = answers.map { AnswerCache($0, now: now) }
    }

    /// Saves the call counts, and closes all connections. Calls that are running and later ones fail.
    public func shutdown() async throws {
        guard !isShutDown else { return }
        isShutDown = true
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await close()) } catch { outcome = .failure(error) }
        await counter.save()
        try outcome.get()
    }

    /// The provider's key, wherever it was set.
    func key(of provider: Provider) async -> ProviderKey? {
        key(of: provider, in: await keyFile.contents())
    }

    func isEnabled(_ provider: Provider) async -> Bool {
        isEnabled(provider, in: await keyFile.contents())
    }

    private func key(of provider: Provider, in storedKeys: KeyFile.Contents) -> ProviderKey? {
        configuration.keys[provider] ?? storedKeys.key(of: provider)
    }

    private func isEnabled(_ provider: Provider, in storedKeys: KeyFile.Contents) -> Bool {
        configuration.enabled[provider] ?? storedKeys.isEnabled(provider) ?? configuration.isWanted(provider)
    }

    /// The connection to a provider; nil if the provider is not enabled.
    func connection(to provider: Provider) async -> ProviderConnection? {
        await connection(to: provider, keptIn: await keyFile.contents())
    }

    private func connection(to provider: Provider, keptIn storedKeys: KeyFile.Contents) async -> ProviderConnection? {
        guard isEnabled(provider, in: storedKeys) else { return nil }
        let key = key(of: provider, in: storedKeys)
        if provider.needsKey && key == nil {
            connections[provider] = nil
            return nil
        }
        if let existing = connections[provider] {
            // Each key has its own limit of calls.
            return if existing.key == key { existing } else { connect(provider, key: key, callCount: 0) }
        }
        let callCount = (try? await counter.calls(of: provider)) ?? 0
        if let existing = connections[provider], existing.key == key { return existing }
        return connect(provider, key: key, callCount: callCount)
    }

    /// Uses a new key instead of the old one.
    func reconnect(_ provider: Provider, with key: ProviderKey) async {
        let isSame = connections[provider]?.key == key
        let callCount = if isSame { (try? await counter.calls(of: provider)) ?? 0 } else { 0 }
        connect(provider, key: key, callCount: callCount)
    }

    func disconnect(_ provider: Provider) {
        connections[provider] = nil
    }

    /// An adapter that ignores pauses, limits and the cache, and does not retry. Its calls are counted.
    func testAdapter(for provider: Provider, key: ProviderKey?) -> any ProviderAdapter {
        makeAdapter(
            line(
                to: provider, key: key, through: Counted(base: transport, provider: provider, counter: counter),
                retry: .never))
    }

    @discardableResult
    private func connect(_ provider: Provider, key: ProviderKey?, callCount: Int) -> ProviderConnection {
        let now = now
        let health = ProviderHealth(needsKey: provider.needsKey, now: now)
        let quota = configuration.dailyLimit(of: provider).map {
            DailyQuota(limit: $0, taken: callCount) { now().date }
        }
        let countedTransport = Counted(base: transport, provider: provider, counter: counter)
        let limited = quota.map { DailyLimited(countedTransport, quota: $0) as any Transport } ?? countedTransport
        let watched = Watched(base: limited, provider: provider, health: health)
        // The store limits all calls of this machine together.
        let storeLimited = RateLimited(watched, calls: 18, per: .seconds(60), clock: sleepClock)
        let paced: any Transport =
            switch provider {
            case .tmdb: ConcurrencyLimited(watched, calls: 8)
            case .iTunes: storeLimited
            case .tvmaze: RateLimited(watched, calls: 18, per: .seconds(10), clock: sleepClock)
            case .omdb, .amc: watched
            }
        // Half of the calls are always left to films and searches.
        let spareTransport: any Transport = if provider == .iTunes { storeLimited.spare(leaving: 9) } else { paced }
        let connection = ProviderConnection(
            key: key, health: health, quota: quota,
            adapter: makeAdapter(cachedLine(to: provider, key: key, through: paced)),
            freshAdapter: makeAdapter(cachedLine(to: provider, key: key, through: paced, bypass: true)),
            patientAdapter: makeAdapter(cachedLine(to: provider, key: key, through: spareTransport, isPatient: true)))
        connections[provider] = connection
        return connection
    }

    private func cachedLine(
        to provider: Provider, key: ProviderKey?, through transport: any Transport, bypass: Bool = false,
        isPatient: Bool = false
    ) -> ProviderLine {
        let cached: @Sendable (any Transport) -> any Transport = { [answers] base in
            guard let answers else { return base }
            return Cached(base, provider: provider, cache: answers, bypass: bypass, isPatient: isPatient) {
                provider.fault(in: $0)
            }
        }
        // People do not wait longer for the end of a pause, or for a provider that does not respond.
        let retry = RetryPolicy(longestWait: .seconds(2), timeLimit: .seconds(20))
        if provider == .iTunes {
            // Low-priority calls are given up after a while, and made again another time.
            let patience = RetryPolicy(attempts: 1, timeLimit: .seconds(90))
            return line(
                to: provider, key: key, through: transport, retry: isPatient ? patience : .iTunes, around: cached)
        }
        return line(to: provider, key: key, through: cached(transport), retry: retry)
    }

    private func line(
        to provider: Provider, key: ProviderKey?, through transport: any Transport, retry: RetryPolicy,
        around: @escaping @Sendable (any Transport) -> any Transport = { $0 }
    ) -> ProviderLine {
        ProviderLine(
            provider: provider, key: key, address: configuration.addresses[provider],
            language: configuration.language, country: configuration.country, transport: transport, retry: retry,
            around: around)
    }
}

extension ProviderConnections: ProviderAdapters {
    func adapters() async -> [any ProviderAdapter] {
        await open().map(\.adapter)
    }

    func freshAdapters() async -> [any ProviderAdapter] {
        await open().map(\.freshAdapter)
    }

    func patientAdapters() async -> [any ProviderAdapter] {
        await open().map(\.patientAdapter)
    }

    /// Whether a provider could be asked at the last check. Returns at once.
    nonisolated func mayAsk(_ provider: Provider) -> Bool {
        asked.withLock { $0.contains(provider) }
    }

    @discardableResult
    func open() async -> [ProviderConnection] {
        // Read once for all providers, because this runs for every page.
        let storedKeys = await keyFile.contents()
        var open: [ProviderConnection] = []
        for provider in Provider.allCases {
            let connection = await connection(to: provider, keptIn: storedKeys)
            asked.withLock { if connection == nil { $0.remove(provider) } else { $0.insert(provider) } }
            if let connection { open.append(connection) }
        }
        return open
    }
}

/// A transport that counts the calls to a provider.
struct Counted: Transport {
    let base: any Transport
    let provider: Provider
    let counter: CallCounter

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        await counter.count(provider)
        return try await base.send(request)
    }
}
