import APICore
import FilmzDomain

/// Asks one provider, and puts its answers into Filmz's words.
protocol ProviderAdapter: Sendable {
    var provider: Provider { get }

    /// The pauses between the pages of one search.
    var pace: Pace { get }

    /// How many pages of a search are asked for without anybody asking for more.
    var pagesAhead: Int { get }

    /// A page of what it finds, counted from 1. The films have the ID that their preferred external ID makes.
    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage

    /// What it says about the film it knows by an ID; nil when it knows none, or nothing of IDs of this kind.
    func report(_ id: ExternalID) async throws(APIError) -> FilmReport?

    /// What it has that might be a film of ours: scored 100 when IMDb's ID proves it, and not yet otherwise.
    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate]

    /// One call that only a good key gets through.
    func testKey() async throws(APIError)
}

/// A page of what a provider found.
struct ProviderPage: Hashable, Sendable {
    var films: [FoundFilm]
    /// How many it says there are on all pages; nil when it does not say.
    var total: Int?
    /// Whether there is a next page.
    var hasMore: Bool
    /// Whether the query was too short for it.
    var isTooShort = false
}

/// The adapters for those providers that may be asked now: which they are changes with the settings.
protocol ProviderAdapters: Sendable {
    /// In the order of ``Provider``.
    func adapters() async -> [any ProviderAdapter]

    /// The same, but that they ask even where a fresh answer is kept: for whoever wants the latest by hand.
    func freshAdapters() async -> [any ProviderAdapter]
}

extension ProviderAdapters {
    func freshAdapters() async -> [any ProviderAdapter] { await adapters() }
}
