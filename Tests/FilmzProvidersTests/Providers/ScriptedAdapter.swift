import APICore
import FilmzDomain
import Synchronization

@testable import FilmzProviders

/// A provider that gives the answers a test sets, when the test allows it, and notes the questions.
final class ScriptedAdapter: ProviderAdapter {
    struct Script {
        var reports: [ExternalID: FilmAnswer] = [:]
        var candidates: [MatchCandidate] = []
        var lists: [ProviderList: [ProviderHit]] = [:]
        /// A film that is missing is one that the provider does not have.
        var offers: [ExternalID: OfferAnswer] = [:]
        var services: [StreamingService]?
        var products = ProductAnswer()
        var pages: [Int: ProviderPage] = [:]
        /// Every page after these.
        var lastPage: ProviderPage?
        var failure: APIError.Kind?
        var calls: [String] = []
        var queries: [String] = []
        var cancelled = 0
        /// Whether it answers although it was cancelled.
        var isDeaf = false
    }

    let provider: Provider
    let pace: Pace
    let pagesAhead: Int
    let door = Door()
    private let script: Mutex<Script>

    init(_ provider: Provider, pace: Pace = Pace([]), pagesAhead: Int = 1, _ script: Script = Script()) {
        self.provider = provider
        self.pace = pace
        self.pagesAhead = pagesAhead
        self.script = Mutex(script)
    }

    var calls: [String] { script.withLock { $0.calls } }

    /// What was searched for, each once.
    var queries: [String] { script.withLock { $0.queries } }

    /// How many calls were cancelled under way.
    var cancelled: Int { script.withLock { $0.cancelled } }

    func change(_ change: (inout Script) -> Void) { script.withLock { change(&$0) } }

    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        script.withLock { if !$0.queries.contains(query.text) { $0.queries.append(query.text) } }
        try await pass("page \(page)")
        return script.withLock { $0.pages[page] ?? $0.lastPage } ?? ProviderPage(films: [], hasMore: false)
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? {
        try await pass("report \(id)")
        return script.withLock { $0.reports[id] }
    }

    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] {
        try await pass("candidates")
        return script.withLock { $0.candidates }
    }

    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]? {
        try await pass("list \(list)")
        return script.withLock { $0.lists[list] }
    }

    func offers(_ id: ExternalID, in country: CountryCode) async throws(APIError) -> OfferAnswer? {
        try await pass("offers \(id) \(country)")
        return script.withLock { $0.offers[id] }
    }

    func products(beside film: FilmDossier) async throws(APIError) -> ProductAnswer? {
        try await pass("products \(film.film.title)")
        return script.withLock { $0.products }
    }

    func services(in country: CountryCode) async throws(APIError) -> [StreamingService]? {
        try await pass("services \(country)")
        return script.withLock { $0.services }
    }

    func testKey() async throws(APIError) {}

    private func pass(_ call: String) async throws(APIError) {
        let (failure, isDeaf) = script.withLock { script in
            script.calls.append(call)
            return (script.failure, script.isDeaf)
        }
        guard await door.pass(isDeaf: isDeaf) else {
            script.withLock { $0.cancelled += 1 }
            throw APIError(.cancelled, service: provider.name, operation: call)
        }
        if let failure { throw APIError(failure, service: provider.name, operation: call) }
    }
}

/// A door that is open until a test closes it.
actor Door {
    private var isOpen = true
    private let waiters = EventCondition()

    func close() { isOpen = false }

    func open() {
        isOpen = true
        waiters.letGo()
    }

    /// - Returns: false when the task was cancelled meanwhile
    func pass(isDeaf: Bool) async -> Bool {
        while !isOpen, isDeaf || !Task.isCancelled {
            await waiters.wait(after: waiters.times)
            await Task.yield()
        }
        return isDeaf || !Task.isCancelled
    }
}

/// The adapters of a test.
final class ScriptedAdapters: ProviderAdapters {
    private let present: Mutex<[any ProviderAdapter]>
    private let anew = Mutex(0)

    init(_ adapters: [any ProviderAdapter]) { present = Mutex(adapters) }

    /// How often fresh answers were wanted.
    var askedAnew: Int { anew.withLock { $0 } }

    func freshAdapters() async -> [any ProviderAdapter] {
        anew.withLock { $0 += 1 }
        return await adapters()
    }

    func change(_ adapters: [any ProviderAdapter]) { present.withLock { $0 = adapters } }

    func adapters() async -> [any ProviderAdapter] { present.withLock { $0 } }
}
