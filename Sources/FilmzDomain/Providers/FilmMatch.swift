/// Which film of a provider a film of ours is.
public struct FilmMatch: Hashable, Sendable, Codable {
    public enum Certainty: String, Hashable, Sendable, Codable {
        /// By an ID that both have.
        case identified
        /// By title, year, people and length, beyond doubt.
        case sure
        /// Perhaps. Nothing of it is shown before a person says yes.
        case uncertain
        /// A person said so.
        case confirmed
        /// The provider does not have the film.
        case none
        /// A person said that none of the provider's films is this one.
        case denied

        /// Whether what the provider says of its film may be shown as said of ours.
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
    /// When uncertain: the films it may be, the most likely first.
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

    /// Whether the provider's facts may be shown as facts of our film.
    public var isCertain: Bool { certainty.isCertain }

    /// Whether a person decided it.
    public var isDecided: Bool { [.confirmed, .denied].contains(certainty) }

    /// The best match among a provider's films, by ``FilmMatching/score(_:candidate:)``.
    ///
    /// It is sure only when no other candidate comes near, and never for a film without year and director.
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

/// A film of a provider that might be a film of ours.
public struct MatchCandidate: Hashable, Sendable, Codable {
    public var id: ExternalID
    public var title: String
    public var year: Int?
    public var directors: [String]
    /// Minutes.
    public var runtime: Int?
    /// 0 to 100: ``FilmMatching/score(_:candidate:)``.
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

    /// From this score on a match is taken without asking, if no other comes near.
    public static let sure = 80
    /// From this score on a match is offered. The title alone is enough for it.
    public static let plausible = 40
    /// How far ahead of the next the best must be to be taken without asking.
    public static let lead = 10
    /// How many are offered.
    public static let limit = 5
}
