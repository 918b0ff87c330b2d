public import Foundation

/// All that is known about one film, from every source, with where each fact comes from.
public struct FilmDossier: Hashable, Sendable, Codable {
    /// The facts as merged: ``FilmMerging``.
    public var film: Film
    public var tagline: String?
    /// The scores, best-known source first.
    public var scores: [Score]
    public var awards: Awards?
    /// Directors first, then who wrote it, then the cast in the order of billing.
    public var credits: [Credit]
    public var trailers: [Trailer]
    public var similar: [SimilarFilm]
    public var offers: [Offer]
    /// Where each fact comes from; facts that nobody knows are missing.
    public var origins: [FilmFact: Origin]
    /// What each provider that was asked said, in the order of ``Provider``.
    public var sources: [Source]
    /// Whether some provider's answer is missing or old, so that asking again may tell more.
    public var isOutdated: Bool

    public init(film: Film) {
        self.film = film
        (tagline, scores, awards, credits, trailers, similar, offers) = (nil, [], nil, [], [], [], [])
        (origins, sources, isOutdated) = ([:], [], false)
    }

    /// Where a fact comes from, and how old it is.
    public struct Origin: Hashable, Sendable, Codable {
        /// Nil for what Filmz knew by itself: the catalogue, or what a person typed in.
        public var provider: Provider?
        /// When the provider said so.
        public var fetchedAt: Timestamp?

        public init(provider: Provider? = nil, fetchedAt: Timestamp? = nil) {
            (self.provider, self.fetchedAt) = (provider, fetchedAt)
        }
    }

    /// One provider, and how it stands with this film.
    public struct Source: Hashable, Sendable, Codable {
        public var provider: Provider
        /// Which of its films this is; nil when it was never asked.
        public var match: FilmMatch?
        /// When it last said something; nil when it never did.
        public var fetchedAt: Timestamp?
        /// Why its last answer is missing; nil when it was answered.
        public var failure: ProviderFailure?
        /// The film's page there.
        public var page: URL?

        public init(
            provider: Provider, match: FilmMatch? = nil, fetchedAt: Timestamp? = nil, failure: ProviderFailure? = nil,
            page: URL? = nil
        ) {
            (self.provider, self.match, self.fetchedAt, self.failure, self.page) =
                (provider, match, fetchedAt, failure, page)
        }
    }
}

/// What can be known about a film, as far as its source is told.
public enum FilmFact: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case title, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages, certificate
    case tagline, plot, poster, scores, awards, credits, trailers, similar, offers
}

/// What providers say about films, merged with what Filmz knows.
public protocol DossierService: Sendable {
    /// What is known at this moment. Asks nobody.
    func dossier(of film: Film) async throws -> FilmDossier

    /// Asks the providers whose answer is missing or old, or all of them, and returns when each has answered or failed.
    ///
    /// There is one refresh of a film at a time: who asks meanwhile gets the same. It goes on when who asked goes away.
    /// When a provider proves the film to be another known one, the dossier is of that one.
    /// - Parameter all: also those whose answer is still good
    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier

    /// An owner says which of a provider's films this is; nil for none of them. Holds for good and for everybody.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/ownersOnly``
    func settle(
        _ provider: Provider, _ id: ExternalID?, for film: Film.ID, by person: Person.ID,
        permission: ProviderPermission
    ) async throws -> FilmDossier

    /// An owner takes back what was said of a provider; it is asked again which of its films this is.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/ownersOnly``
    func reconsider(
        _ provider: Provider, for film: Film.ID, by person: Person.ID, permission: ProviderPermission
    ) async throws -> FilmDossier

    /// The film a provider knows by this ID, asked for when it is not known here; nil when the provider does not have it,
    /// or cannot be asked. That it does not have it is remembered for a day.
    /// - Parameter anew: asks even when that is remembered
    func film(_ id: ExternalID, anew: Bool, permission: ProviderPermission) async throws -> Film?
}
