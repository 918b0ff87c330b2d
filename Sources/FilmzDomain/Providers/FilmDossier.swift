public import Foundation

/// Everything that is known about one film from every source, with the source of each fact.
public struct FilmDossier: Hashable, Sendable, Codable {
    /// The merged facts: ``FilmMerging``.
    public var film: Film
    public var tagline: String?
    /// As ``FilmSynopsis/keywords``.
    public var keywords: [String]
    /// The scores, best-known source first.
    public var scores: [Score]
    public var awards: Awards?
    /// Directors first, then writers, then the cast in the order of billing.
    public var credits: [Credit]
    public var trailers: [Trailer]
    public var similar: [SimilarFilm]
    /// How a show ran; nil for films, and when nothing is known about it.
    public var run: ShowRun?
    public var offers: [ShopOffer]
    /// The source of each fact. Facts that nobody knows are missing.
    public var origins: [FilmField: Origin]
    /// How each provider that was asked answered, in the order of ``Provider``.
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
        origins = [:]
        sources = []
        isOutdated = false
    }

    /// The source of a fact, and how old the fact is.
    public struct Origin: Hashable, Sendable, Codable {
        /// Nil when Filmz knew the fact by itself: from the catalogue, or because a person typed it in.
        public var provider: Provider?
        /// When the provider said so.
        public var fetchedAt: Timestamp?
        /// Whose words they are, or made with whose words; nil for those of the provider or the catalogue.
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

    /// One provider, and what it said about this film.
    public struct Source: Hashable, Sendable, Codable {
        public var provider: Provider
        /// Which of the provider's films this is; nil when the provider was never asked.
        public var match: FilmMatch?
        /// When the provider last said something; nil for never.
        public var fetchedAt: Timestamp?
        /// Why the last answer is missing; nil when there was one.
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

/// A fact about a film whose source is told.
public enum FilmField: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case title, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages, certificate
    case tagline, plot, keywords, poster, scores, awards, credits, trailers, similar, offers, seasons
}

/// What providers say about films, merged with what Filmz knows.
public protocol DossierService: Sendable {
    /// What is known at this moment. No provider is asked.
    func dossier(of film: Film) async throws -> FilmDossier

    /// Asks the providers whose answer is missing or old, or all of them. Returns when each has answered or failed.
    ///
    /// There is one refresh of a film at a time: another caller gets the result of the same one. It continues when the
    /// caller goes away. If a provider proves the film to be another known one, the dossier is about that one.
    /// - Parameter all: whether to ask also providers whose answer is still good
    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier

    /// Stores an owner's decision about which of a provider's films this is; nil for none of them. It counts for
    /// everybody until it is taken back.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/ownersOnly``
    func settle(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by person: Person.ID,
        permission: ProviderPermission
    ) async throws -> FilmDossier

    /// Takes an owner's decision about a provider back, and asks the provider again which of its films this is.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/ownersOnly``
    func reconsider(
        _ provider: Provider, for film: Film.ID, by person: Person.ID, permission: ProviderPermission
    ) async throws -> FilmDossier

    /// The film with this ID at a provider. The provider is asked when the film is not known here. Nil when the
    /// provider does not have it, or cannot be asked. That it does not have it is remembered for a day.
    /// - Parameters:
    ///   - anew: whether to ask even when that is remembered
    ///   - person: who is to see the film; their own films count
    func film(
        _ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission
    ) async throws -> Film?
}
