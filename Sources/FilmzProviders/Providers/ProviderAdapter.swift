import APICore
import FilmzDomain

/// Asks one provider, and turns its answers into Filmz's types.
protocol ProviderAdapter: Sendable {
    var provider: Provider { get }

    /// The pauses between the pages of one search.
    var pace: Pace { get }

    /// How many pages of a search are asked for before somebody wants more.
    var pagesAhead: Int { get }

    /// A page of search results, counted from 1. Films have the ID that their preferred external ID gives.
    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage

    /// The provider's facts of the film with this ID; nil when it has no such film, or no IDs of this kind.
    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer?

    /// The provider's facts and episodes of the show with this ID; nil when it has no such show, or no IDs of this kind.
    func show(_ id: ExternalID) async throws(APIError) -> ShowAnswer?

    /// The provider's films that may be one of ours. Their score is 100 when IMDb's ID proves it; others have none yet.
    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate]

    /// The films of a list, each with the day when it comes out in the country; nil when the provider has no such list.
    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]?

    /// Where the film or show with this ID is offered in a country; nil when the provider has no such film, or tells no
    /// offers.
    func offers(_ id: ExternalID, in country: CountryCode) async throws(APIError) -> OfferAnswer?

    /// What the provider sells beside a film; nil when it sells nothing.
    func products(beside film: FilmDossier) async throws(APIError) -> ProductAnswer?

    /// The services that offer films or shows in a country, the best known first; nil when the provider names none.
    func services(in country: CountryCode) async throws(APIError) -> [StreamingService]?

    /// A call that fails without a good key, if a key is needed.
    func testKey() async throws(APIError)
}

/// What a provider says about a show.
struct ShowAnswer: Hashable, Sendable {
    var report: FilmAnswer
    /// All that have a number; nil when it lists none, or only some of them arrived.
    var episodes: [Episode]?
}

/// A page of a provider's search results.
struct ProviderPage: Hashable, Sendable {
    var films: [ProviderHit]
    /// How many results it says all pages have; nil when it does not say.
    var total: Int?
    /// Whether there is a next page.
    var hasMore: Bool
    /// Whether the query was too short for the provider.
    var isTooShort = false
}

/// The adapters of the providers that may be asked now. The settings may change them.
protocol ProviderAdapters: Sendable {
    /// In the order of ``Provider``.
    func adapters() async -> [any ProviderAdapter]

    /// The same adapters, but they ask even if a fresh answer is kept: for a person who wants the latest.
    func freshAdapters() async -> [any ProviderAdapter]

    /// The same adapters, but the calls of a provider that allows few wait while others need them.
    func patientAdapters() async -> [any ProviderAdapter]
}

extension ProviderAdapters {
    func freshAdapters() async -> [any ProviderAdapter] { await adapters() }

    func patientAdapters() async -> [any ProviderAdapter] { await adapters() }
}
