/// Ranks films by the keywords that they share with a film.
public struct KeywordLikeness {
    private let film: Film
    /// The similarity score of each other film.
    private let points: [Film.ID: Double]

    /// The weight of identical genres, relative to a keyword that no other film has.
    private static let genreWeight = 0.5
    /// The number of films that are ranked by more than their keywords.
    private static let candidateLimit = 48
    /// The maximum number of similar films.
    private static let limit = 12

    /// - Parameter shared: for each keyword of the film, all films that have it. The fewer there are, the more it
    ///   counts.
    public init(of film: Film, shared: [String: Set<Film.ID>]) {
        var points: [Film.ID: Double] = [:]
        for (_, films) in shared.sorted(by: { $0.key < $1.key }) {
            for id in films where id != film.id { points[id, default: 0] += 1 / Double(films.count) }
        }
        self.film = film
        self.points = points
    }

    /// The films that may be among the most similar, to pass to ``ranked(_:)``.
    public var candidates: [Film.ID] {
        let ordered = points.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        return ordered.prefix(Self.candidateLimit).map(\.key)
    }

    /// The most similar of these films, the most similar first; equal ones by fame.
    public func ranked(_ films: [Film]) -> [Film] {
        let rated = films.compactMap { other in points[other.id].map { (film: other, points: $0 + genres(other)) } }
        return rated.sorted { left, right in
            if left.points == right.points {
                Film.isBetterKnown(left.film, right.film)
            } else {
                left.points > right.points
            }
        }.prefix(Self.limit).map(\.film)
    }

    private func genres(_ other: Film) -> Double {
        let mine = Set(film.genres)
        let theirs = Set(other.genres)
        let all = mine.union(theirs).count
        return if all == 0 { 0 } else { Self.genreWeight * Double(mine.intersection(theirs).count) / Double(all) }
    }
}
