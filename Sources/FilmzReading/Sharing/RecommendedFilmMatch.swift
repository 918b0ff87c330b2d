public import FilmzDomain

/// The match for a film of a recommendation.
public struct RecommendedFilmMatch: Hashable, Sendable {
    /// The index in the recommendation, from 0.
    public var number: Int
    public var recommendedFilm: RecommendedFilm
    public var verdict: PastedFilmMatch.Verdict

    public init(number: Int, recommendedFilm: RecommendedFilm, verdict: PastedFilmMatch.Verdict) {
        self.number = number
        self.recommendedFilm = recommendedFilm
        self.verdict = verdict
    }

    /// The film, if it is certain.
    public var film: Film? {
        guard case .sure(let film, _) = verdict else { return nil }
        return film
    }

    /// The certain film, or those that may be meant, the most likely first.
    public var films: [Film] {
        switch verdict {
        case .sure(let film, _): [film]
        case .doubtful(let films): films
        case .unknown: []
        }
    }
}

extension [RecommendedFilmMatch] {
    /// The certain films, by their indices in the recommendation.
    public var sure: [Int: Film.ID] {
        Dictionary(compactMap { match in match.film.map { (match.number, $0.id) } }) { first, _ in first }
    }
}

extension RecommendedFilmMatch: Encodable {
    private enum CodingKeys: CodingKey {
        case films, isSure, number
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(films, forKey: .films)
        try members.encode(film != nil, forKey: .isSure)
        try members.encode(number, forKey: .number)
    }
}
