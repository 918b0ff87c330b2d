/// What was found for a film of a recommendation.
public struct RecommendedFilmMatch: Hashable, Sendable {
    /// Its place in the recommendation, from 0.
    public var number: Int
    public var asked: RecommendedFilm
    public var verdict: PastedFilmMatch.Verdict

    public init(number: Int, asked: RecommendedFilm, verdict: PastedFilmMatch.Verdict) {
        (self.number, self.asked, self.verdict) = (number, asked, verdict)
    }

    /// The film, when it is sure.
    public var film: Film? {
        guard case .sure(let film, _) = verdict else { return nil }
        return film
    }

    /// The films that it is or may be, the most likely first.
    public var films: [Film] {
        switch verdict {
        case .sure(let film, _): [film]
        case .doubtful(let films): films
        case .unknown: []
        }
    }
}
