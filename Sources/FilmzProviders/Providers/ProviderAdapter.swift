import APICore
import FilmzDomain

/// An adapter that calls one provider, and converts its responses to Filmz's types.
protocol ProviderAdapter: Sendable {
    var provider: Provider { get }

    /// The pauses between the pages of one search.
    var pace: Pace { get }

    /// The number of search pages that are fetched in advance.
    var pagesAhead: Int { get }

    /// A page of search results, counted from 1. Films have the ID derived from their preferred external ID.
    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage

    /// The provider's facts of the film with this ID; nil if it has no such film, or does not use IDs of this kind.
    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer?

    /// The provider's facts and episodes of the show with this ID; nil if it has no such show, or does not use IDs of
    /// this kind.
    func show(_ id: ExternalID) async throws(APIError) -> ShowAnswer?

    /// The provider's films that may be the given film. Their score is 100 if IMDb's ID proves it; others have none
    /// yet.
    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate]

    /// The films of a list, each with its release day in the country; nil if the provider has no such list.
    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]?

    /// The offers for the film or show with this ID in a country; nil if the provider has no such film, or no offers.
    func offers(_ id: ExternalID, in country: CountryCode) async throws(APIError) -> OfferAnswer?

    /// The provider's products that relate to a film; nil if it sells none.
    func products(beside film: FilmDossier) async throws(APIError) -> ProductAnswer?

    /// The services that offer films or shows in a country, the best known first; nil if the provider has no such list.
    func services(in country: CountryCode) async throws(APIError) -> [StreamingService]?

    /// Makes a call that fails without a valid key, if a key is needed.
    func testKey() async throws(APIError)
}

struct ShowAnswer: Hashable, Sendable {
    var report: FilmAnswer
    /// All numbered episodes; nil if the provider lists none, or only some of them were fetched.
    var episodes: [Episode]?
}

/// A page of a provider's search results.
struct ProviderPage: Hashable, Sendable {
    var films: [ProviderHit]
    /// The number of results on all pages, as the provider reports it; nil if it does not.
    var total: Int?
    var hasMore: Bool
    /// Whether the query was too short for the provider.
    var isTooShort = false
}

/// The adapters of the providers that may be asked now, which the settings can change.
protocol ProviderAdapters: Sendable {
    /// The adapters in the order of ``Provider``.
    func adapters() async -> [any ProviderAdapter]

    /// The same adapters, bypassing the cache: for a person who wants the latest data.
    func freshAdapters() async -> [any ProviderAdapter]

    /// The same adapters with low priority: calls to a provider with a tight rate limit wait while others need them.
    func patientAdapters() async -> [any ProviderAdapter]
}

extension ProviderAdapters {
    func freshAdapters() async -> [any ProviderAdapter] { await adapters() }

    func patientAdapters() async -> [any ProviderAdapter] { await adapters() }
}
