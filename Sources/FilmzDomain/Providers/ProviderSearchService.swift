/// A search in all providers at once. Its results arrive one after another.
///
/// A search belongs to a person and a query. It begins when it is first asked for and continues while somebody waits
/// for more of it. It pauses a few seconds after nobody does: leaving the results, or asking for something else, ends
/// the calls. Its results are kept for some minutes. ``FilmService`` knows every film before it is returned here.
public protocol ProviderSearchService: Sendable {
    /// How far the search is; begins it if necessary. Returns at once.
    func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// How far the search is, as soon as there is something newer than `revision`, or the search rests. Cancelling the
    /// task ends the wait. When nobody waits any more, the search ends too.
    func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// Asks for the next pages of the providers that have more, and continues a search that paused.
    func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) async throws

    /// Ends the calls under way, because a person does not want to wait. What has arrived stays.
    func stop(_ query: SearchQuery, for person: Person.ID) async throws
}

/// How far a search in all providers is.
public struct SearchProgress: Hashable, Sendable {
    /// Grows with every change.
    public var revision: Int
    /// Each film once, in the order in which they arrived. Later answers may add facts to a film; films never change
    /// places.
    public var films: [ProviderHit]
    /// The providers that are asked, in the order of ``Provider``.
    public var providers: [ProviderProgress]

    public init(revision: Int = 0, films: [ProviderHit] = [], providers: [ProviderProgress] = []) {
        self.revision = revision
        self.films = films
        self.providers = providers
    }

    /// Whether nothing more arrives by itself.
    public var isAtRest: Bool { !providers.contains { $0.state == .asking } }

    /// Whether ``ProviderSearchService/goOn(_:for:)`` can bring more.
    public var hasMore: Bool { providers.contains { $0.state == .hasMore || $0.state == .stopped } }
}

/// A film that providers found.
public struct ProviderHit: Hashable, Sendable, Codable, Identifiable {
    /// The film as it is known here: the catalogue's own record if it has one.
    public var film: Film
    /// Whether the catalogue or a person already knew it.
    public var wasKnown: Bool
    /// Who found it, in the order of their answers.
    public var providers: [Provider]
    /// What the film is about; nil when no provider said so.
    public var overview: String?
    /// The best-known of the scores that came with it.
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

/// How far one provider is with a search.
public struct ProviderProgress: Hashable, Sendable, Encodable {
    public enum State: Hashable, Sendable {
        /// A call is under way, or the pause before the next one.
        case asking
        /// It has more results, if somebody asks for them.
        case hasMore
        /// It was stopped, or paused because nobody waited.
        case stopped
        /// It has sent all its results.
        case done
        /// It found nothing.
        case nothing
        /// The query is too short for it.
        case tooShort
        case failed(ProviderFailure)
    }

    public var provider: Provider
    public var state: State
    /// How many results it says it has; nil when it does not say.
    public var total: Int?
    /// How many results it has sent so far.
    public var count: Int

    public init(provider: Provider, state: State = .asking, total: Int? = nil, count: Int = 0) {
        self.provider = provider
        self.state = state
        self.total = total
        self.count = count
    }
}
