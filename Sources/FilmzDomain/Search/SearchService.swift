/// Finds films by title, original title and people.
public protocol SearchService: Sendable {
    /// The films in which every word of the query occurs, the last one as the beginning of a word; a year in the query
    /// may be the film's year instead. Exact titles come first, then titles that begin with the query, then the rest,
    /// the best known first in each group.
    func films(matching query: SearchQuery, page: PageRequest) async throws -> Page<Film>
}

/// How well a film answers a query: the order of results, and which films are results at all.
public struct SearchRank: Hashable, Sendable, Comparable {
    /// 0: the title is the query; 1: a title begins with it; 2: anything else.
    public let group: Int
    /// As ``Film/prominence``; unknown comes last.
    public let prominence: Int
    public let id: Film.ID

    public init(group: Int, prominence: Int?, id: Film.ID) {
        self.group = group
        self.prominence = prominence ?? Int.max
        self.id = id
    }

    /// Returns nil when the film is no result of the query.
    public init?(_ film: Film, for query: SearchQuery) {
        let titles = [film.title, film.originalTitle].compactMap(\.self)
        let words = Set((titles + film.directors + film.cast).flatMap(TextFolding.words))
        func holds(_ wanted: [String]) -> Bool {
            wanted.dropLast().allSatisfy(words.contains)
                && wanted.last.map { last in words.contains { $0.utf8.starts(with: last.utf8) } } ?? true
        }
        let narrowed = query.year != nil && query.year == film.year
        guard holds(query.words) || narrowed && holds(query.wordsBesideYear) else { return nil }
        // A year alone leaves no words beside it, and is no title of a film whose title folds to nothing.
        let wanted = ([query.folded] + (narrowed ? [query.wordsBesideYear.joined(separator: " ")] : []))
            .filter { !$0.isEmpty }
        let names = Set(titles.flatMap { [TextFolding.folded($0), TextFolding.sortKey($0)] })
        let group =
            if wanted.contains(where: names.contains) {
                0
            } else if wanted.contains(where: { prefix in
                names.contains { $0.utf8.starts(with: prefix.utf8) }
            }) {
                1
            } else {
                2
            }
        self.init(group: group, prominence: film.prominence, id: film.id)
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.group, left.prominence, left.id.rawValue) < (right.group, right.prominence, right.id.rawValue)
    }
}
