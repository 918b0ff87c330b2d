/// What conditions on a person's films leave: films that are among some and not among others.
public struct MyFilmSets: Hashable, Sendable {
    /// Nil for all there are.
    public var only: Set<Film.ID>?
    public var without: Set<Film.ID> = []

    public init(only: Set<Film.ID>? = nil, without: Set<Film.ID> = []) {
        (self.only, self.without) = (only, without)
    }

    public func holds(_ film: Film.ID) -> Bool {
        only?.contains(film) != false && !without.contains(film)
    }

    /// The sets that conditions name.
    static func load(
        _ filters: [SearchFilter], from myFilms: any MyFilmService, for person: Person.ID
    ) async throws -> MyFilmSets {
        var sets = MyFilmSets()
        for case .mine(let mine) in filters {
            let films = try await myFilms.films(mine.query, of: person)
            if mine == .unseen {
                sets.without.formUnion(films)
            } else {
                sets.only = sets.only?.intersection(films) ?? films
            }
        }
        return sets
    }
}

extension SearchFilter.Mine {
    /// The films with it; for unseen ones, those without it.
    fileprivate var query: MyFilmsQuery {
        switch self {
        case .seen, .unseen: MyFilmsQuery(shelf: .seen)
        case .watchlist: MyFilmsQuery(shelf: .watchlist)
        case .favourites: MyFilmsQuery(shelf: .favourites)
        case .rated: MyFilmsQuery(shelf: .all, filter: .init(minimumRating: Rating.allCases.first))
        }
    }
}
