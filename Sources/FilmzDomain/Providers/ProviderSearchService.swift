/// A search in all providers at once, whose results come in one after another.
///
/// A search belongs to a person and a query. It begins when it is first asked for, goes on while somebody waits for more
/// of it, and pauses a few seconds after nobody does: leaving the results, or asking something else, ends the calls. What
/// has come in is kept for some minutes. What providers find is known to ``FilmService`` before it is told here.
public protocol ProviderSearchService: Sendable {
    /// How far the search is, beginning it if need be. Waits for nothing.
    func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// How far the search is, as soon as there is something newer than `revision` to tell, or it has come to rest.
    /// Cancelling the task ends the wait, and with the last one who waits the search.
    func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) async throws -> SearchProgress

    /// Asks for the next pages of those providers that have more, and goes on with a search that paused.
    func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) async throws

    /// Ends the calls under way: a person does not want to wait any longer. What came in stays.
    func stop(_ query: SearchQuery, for person: Person.ID) async throws
}

/// How far a search in all providers is.
public struct SearchProgress: Hashable, Sendable {
    /// Grows with everything that is told.
    public var revision: Int
    /// Each film once, in the order in which they came in. Later answers may add to what is told about one; films never
    /// change places.
    public var films: [ProviderHit]
    /// The providers that are asked, in the order of ``Provider``.
    public var providers: [ProviderProgress]

    public init(revision: Int = 0, films: [ProviderHit] = [], providers: [ProviderProgress] = []) {
        (self.revision, self.films, self.providers) = (revision, films, providers)
    }

    /// Whether nothing more comes in by itself.
    public var isAtRest: Bool { !providers.contains { $0.state == .asking } }

    /// Whether ``ProviderSearchService/goOn(_:for:)`` can bring more.
    public var hasMore: Bool { providers.contains { $0.state == .hasMore || $0.state == .stopped } }
}

/// A film that providers found.
public struct ProviderHit: Hashable, Sendable, Codable, Identifiable {
    /// As it is known here: the catalogue's own record, where it has one.
    public var film: Film
    /// Whether the catalogue or a person already knew it.
    public var wasKnown: Bool
    /// Who found it, in the order of their answers.
    public var providers: [Provider]
    /// What it is about, for those who want to read more; nil when nobody told.
    public var overview: String?
    /// The best-known of the scores that came with it.
    public var score: Score?

    public var id: Film.ID { film.id }

    public init(
        film: Film, wasKnown: Bool = false, providers: [Provider], overview: String? = nil, score: Score? = nil
    ) {
        (self.film, self.wasKnown, self.providers) = (film, wasKnown, providers)
        (self.overview, self.score) = (overview, score)
    }
}

/// How far one provider is with a search.
public struct ProviderProgress: Hashable, Sendable, Encodable {
    public enum State: Hashable, Sendable {
        /// A call is under way, or the pause before the next one.
        case asking
        /// It has more for who asks on.
        case hasMore
        /// It was stopped, or paused because nobody waited.
        case stopped
        /// It has told all it has.
        case done
        /// It found nothing.
        case nothing
        /// The query is too short for it.
        case tooShort
        case failed(ProviderFailure)
    }

    public var provider: Provider
    public var state: State
    /// How many it says it has; nil when it does not say.
    public var total: Int?
    /// How many it has told so far.
    public var count: Int

    public init(provider: Provider, state: State = .asking, total: Int? = nil, count: Int = 0) {
        (self.provider, self.state, self.total, self.count) = (provider, state, total, count)
    }
}
