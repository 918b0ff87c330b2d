/// A match between a film here and a film of a provider.
public struct FilmMatch: Hashable, Sendable, Codable {
    public enum Certainty: String, Hashable, Sendable, Codable {
        /// Matched by a common ID.
        case identified
        /// Matched by title, year, people and running time, beyond doubt.
        case sure
        /// A possible match. Nothing of it is shown before a person confirms it.
        case uncertain
        /// A person confirmed the match.
        case confirmed
        /// The provider does not have the film.
        case none
        /// A person said that none of the provider's films is this one.
        case denied

        /// Whether the provider's facts may be shown as facts of this film.
        public var isCertain: Bool {
            switch self {
            case .identified, .sure, .confirmed: true
            case .uncertain, .none, .denied: false
            }
        }
    }

    public var provider: Provider
    public var certainty: Certainty
    /// The provider's ID of the film; nil when there is none.
    public var id: ExternalID?
    /// The possible films of an uncertain match, the most likely first.
    public var candidates: [MatchCandidate]
    public var decidedAt: Timestamp

    public init(
        provider: Provider, certainty: Certainty, id: ExternalID? = nil, candidates: [MatchCandidate] = [],
        decidedAt: Timestamp
    ) {
        self.provider = provider
        self.certainty = certainty
        self.id = id
        self.candidates = candidates
        self.decidedAt = decidedAt
    }

    /// Whether the provider's facts may be shown as facts of this film.
    public var isCertain: Bool { certainty.isCertain }

    /// Whether a person decided on the match.
    public var isDecided: Bool { [.confirmed, .denied].contains(certainty) }

    /// The best match among a provider's films, by ``FilmMatching/score(_:candidate:)``.
    ///
    /// It is certain only when no other candidate has a similar score, and never for a film without year and director.
    public init(_ film: Film, among candidates: [MatchCandidate], provider: Provider, at now: Timestamp) {
        var seen: Set<ExternalID> = []
        let ranked = candidates.filter { $0.score >= MatchCandidate.plausible }.sorted { $0.score > $1.score }
        // Providers list some films twice. That is no reason for doubt.
        let plausible = ranked.filter { seen.insert($0.id).inserted }
        let best = plausible.first
        let isKnown = film.year != nil || !film.directors.isEmpty
        let isAlone = plausible.count < 2 || plausible[1].score <= plausible[0].score - MatchCandidate.lead
        if let best, best.score >= MatchCandidate.sure, isAlone, isKnown {
            self.init(provider: provider, certainty: .sure, id: best.id, decidedAt: now)
        } else if plausible.isEmpty {
            self.init(provider: provider, certainty: .none, decidedAt: now)
        } else {
            self.init(
                provider: provider, certainty: .uncertain, candidates: Array(plausible.prefix(MatchCandidate.limit)),
                decidedAt: now)
        }
    }
}

/// A provider's film that may be the same as one here.
public struct MatchCandidate: Hashable, Sendable, Codable {
    public var id: ExternalID
    public var title: String
    public var year: Int?
    public var directors: [String]
    /// The running time in minutes.
    public var runtime: Int?
    /// The score from 0 to 100: ``FilmMatching/score(_:candidate:)``.
    public var score: Int

    public init(
        id: ExternalID, title: String, year: Int? = nil, directors: [String] = [], runtime: Int? = nil, score: Int = 0
    ) {
        self.id = id
        self.title = title
        self.year = year
        self.directors = directors
        self.runtime = runtime
        self.score = score
    }

    /// The minimum score of a match that needs no confirmation, if no other candidate has a similar one.
    public static let sure = 80
    /// The minimum score of a match that is offered. The same title alone reaches it.
    public static let plausible = 40
    /// The minimum lead over the next candidate for a match that needs no confirmation.
    public static let lead = 10
    /// The maximum number of candidates to offer.
    public static let limit = 5
}
