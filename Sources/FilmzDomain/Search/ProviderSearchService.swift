/// A search in all providers at once. Its results arrive one after another.
///
/// A search belongs to a person and a query. It begins with the first request for it and continues while a caller waits
/// for more of it. It pauses a few seconds after the last one: leaving the results, or another query, ends the calls.
/// Its results are cached for some minutes. ``FilmService`` knows every film before it is returned here.
public protocol ProviderSearchService: Sendable {
    /// The progress of a search, which is started if necessary. Returns at once.
    func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// The progress of a search, as soon as there is something newer than `revision`, or the search is at rest.
    /// Cancelling the task ends the wait. When no caller waits any more, the search pauses.
    func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// Asks for the next pages of the providers that have more, and continues a paused search.
    func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) async throws

    /// Stops the running calls. Results that have arrived stay.
    func stop(_ query: SearchQuery, for person: Person.ID) async throws
}

/// The progress of a search in all providers.
public struct SearchProgress: Hashable, Sendable {
    /// A number that grows with every change.
    public var revision: Int
    /// The films found, each once, in the order of their arrival. Later answers may add facts to a film; films never
    /// change places.
    public var films: [ProviderHit]
    /// The providers that are asked, in the order of ``Provider``.
    public var providers: [ProviderProgress]

    public init(revision: Int = 0, films: [ProviderHit] = [], providers: [ProviderProgress] = []) {
        self.revision = revision
        self.films = films
        self.providers = providers
    }

    /// Whether no more results arrive without another request.
    public var isAtRest: Bool { !providers.contains { $0.state == .asking } }

    /// Whether ``ProviderSearchService/goOn(_:for:permission:)`` may return more.
    public var hasMore: Bool { providers.contains { $0.state == .hasMore || $0.state == .stopped } }
}

/// A film that providers found.
public struct ProviderHit: Hashable, Sendable, Codable, Identifiable {
    /// The film as it is known here: the catalogue's own record if it has one.
    public var film: Film
    /// Whether the catalogue or a person already knew it.
    public var wasKnown: Bool
    /// The providers that found the film, in the order of their answers.
    public var providers: [Provider]
    /// A summary of the plot; nil when no provider gave one.
    public var overview: String?
    /// The score from the best-known source.
    public var score: Score?

    public var id: Film.ID { film.id }

    public init(
        film: Film, wasKnown: Bool = false, providers: [Provider], overview: String? = nil, score: Score? = nil
    ) {
        self.film = film
        self.wasKnown = wasKnown
        self.providers = providers
        self.overview = overview
        self.score = score
    }
}

/// The progress of a search in one provider.
public struct ProviderProgress: Hashable, Sendable, Encodable {
    public enum State: Hashable, Sendable {
        /// A call is under way, or the pause before the next one.
        case asking
        /// There are more results on request.
        case hasMore
        /// The search was stopped, or paused because no caller waited.
        case stopped
        /// All results have arrived.
        case done
        /// There are no results.
        case nothing
        /// The query is too short for the provider.
        case tooShort
        case failed(ProviderFailure)
    }

    public var provider: Provider
    public var state: State
    /// The number of results according to the provider; nil when it gives none.
    public var total: Int?
    /// The number of results that have arrived.
    public var count: Int

    public init(provider: Provider, state: State = .asking, total: Int? = nil, count: Int = 0) {
        self.provider = provider
        self.state = state
        self.total = total
        self.count = count
    }
}
