public import Foundation

/// All facts about one film from every source, with the source of each fact.
public struct FilmDossier: Hashable, Sendable, Codable {
    /// The film with the merged facts: ``FilmMerging``.
    public var film: Film
    public var tagline: String?
    /// See ``FilmSynopsis/keywords``.
    public var keywords: [String]
    /// The scores, best-known source first.
    public var scores: [Score]
    public var awards: Awards?
    /// Directors first, then writers, then the cast in the order of billing.
    public var credits: [Credit]
    public var trailers: [Trailer]
    public var similar: [SimilarFilm]
    /// The run of a show; nil for films, and when nothing is known about it.
    public var run: ShowRun?
    public var offers: [ShopOffer]
    public var boxOffice: BoxOffice?
    /// The production companies.
    public var companies: [String]
    /// The film's own website.
    public var website: URL?
    /// The source of each fact. Unknown facts are missing.
    public var origins: [FilmField: Origin]
    /// The answer of each provider that was asked, in the order of ``Provider``.
    public var sources: [Source]
    /// Whether a provider's answer is missing or old, so that asking again may add something.
    public var isOutdated: Bool

    public init(film: Film) {
        self.film = film
        tagline = nil
        keywords = []
        scores = []
        awards = nil
        credits = []
        trailers = []
        similar = []
        offers = []
        companies = []
        origins = [:]
        sources = []
        isOutdated = false
    }

    /// The source of a fact, and the time at which it was fetched.
    public struct Origin: Hashable, Sendable, Codable {
        /// The provider; nil when Filmz knew the fact itself: from the catalogue, or because a person typed it in.
        public var provider: Provider?
        /// The time of the provider's answer.
        public var fetchedAt: Timestamp?
        /// The author of the words; nil for the provider or the catalogue.
        public var author: Author?

        public enum Author: String, Hashable, Sendable, Codable {
            case filmz
        }

        public init(provider: Provider? = nil, fetchedAt: Timestamp? = nil, author: Author? = nil) {
            self.provider = provider
            self.fetchedAt = fetchedAt
            self.author = author
        }
    }

    /// A provider's answer about this film.
    public struct Source: Hashable, Sendable, Codable {
        public var provider: Provider
        /// The match with a film of the provider; nil when the provider was never asked.
        public var match: FilmMatch?
        /// The time of the provider's last answer; nil for never.
        public var fetchedAt: Timestamp?
        /// The reason why the last request failed; nil when it was answered.
        public var failure: ProviderFailure?
        /// The film's page at the provider.
        public var page: URL?

        public init(
            provider: Provider, match: FilmMatch? = nil, fetchedAt: Timestamp? = nil, failure: ProviderFailure? = nil,
            page: URL? = nil
        ) {
            self.provider = provider
            self.match = match
            self.fetchedAt = fetchedAt
            self.failure = failure
            self.page = page
        }
    }
}

/// A fact about a film whose source is shown.
public enum FilmField: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case title, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages, certificate
    case tagline, plot, keywords, poster, scores, awards, credits, trailers, similar, offers, seasons
    case boxOffice, companies, website
}

/// Providers' facts about films, merged with Filmz's own.
public protocol DossierService: Sendable {
    /// The dossier from the stored facts. No provider is asked.
    func dossier(of film: Film) async throws -> FilmDossier

    /// Asks the providers whose answer is missing or outdated, or all of them. Returns when each has answered or
    /// failed.
    ///
    /// There is one refresh of a film at a time: another caller gets the result of the same one. It continues when the
    /// caller goes away. If a provider shows that the film is the same as another known one, the dossier is about that
    /// one.
    /// - Parameter all: whether to ask also providers whose answer is still fresh
    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier

    /// Stores an owner's decision about which of a provider's films this is; nil for none of them. It applies to
    /// everybody until it is revoked.
    /// - Throws: ``DomainError/noSuchFilm``
    func decide(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) async throws -> FilmDossier

    /// Revokes an owner's decision about a provider, and asks the provider again which of its films this is.
    /// - Throws: ``DomainError/noSuchFilm``
    func reconsider(
        _ provider: Provider, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) async throws -> FilmDossier

    /// The film with this ID at a provider. The provider is asked when the film is unknown here. Nil when the provider
    /// does not have it, or cannot be asked. A negative answer is cached for a day.
    /// - Parameters:
    ///   - anew: whether to ask in spite of a cached negative answer
    ///   - person: the person who sees the film; their own films are searched too
    func film(
        _ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission
    ) async throws -> Film?
}
