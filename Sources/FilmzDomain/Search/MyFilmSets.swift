/// The conditions of a query on a person's relations and on availability, as sets: films must be in one and not in the
/// other.
public struct MyFilmSets: Hashable, Sendable {
    /// The films that match; nil for all.
    public var only: Set<Film.ID>?
    public var without: Set<Film.ID> = []

    public init(only: Set<Film.ID>? = nil, without: Set<Film.ID> = []) {
        self.only = only
        self.without = without
    }

    public func holds(_ film: Film.ID) -> Bool {
        only?.contains(film) != false && !without.contains(film)
    }

    /// The sets for these conditions.
    static func load(
        _ filters: [SearchFilter], from services: some MyFilmServices, for person: Person.ID
    ) async throws -> MyFilmSets {
        var sets = MyFilmSets()
        let availabilities = filters.compactMap {
            if case .offered(let availability) = $0 { availability } else { nil }
        }
        for filter in filters {
            switch filter {
            case .mine(.unseen):
                sets.without.formUnion(
                    try await services.myFilms.films(SearchFilter.Mine.unseen.query, of: person))
            case .mine(let mine): sets.keep(try await services.myFilms.films(mine.query, of: person))
            case .offered(let availability): sets.keep(try await services.films(availability, for: person).films)
            case .service(let service):
                sets.keep(try await services.films(on: service, availabilities: availabilities, for: person))
            case .person, .kind, .genre, .country, .language, .years, .minutes: break
            }
        }
        return sets
    }

    private mutating func keep(_ films: Set<Film.ID>) {
        only = only?.intersection(films) ?? films
    }
}

extension SearchFilter.Mine {
    /// The films with this relation; for unseen ones, those that are seen.
    fileprivate var query: MyFilmsQuery {
        switch self {
        case .seen, .unseen: MyFilmsQuery(shelf: .seen)
        case .watchlist: MyFilmsQuery(shelf: .watchlist)
        case .favourites: MyFilmsQuery(shelf: .favourites)
        case .rated: MyFilmsQuery(shelf: .all, filter: .init(minimumRating: Rating.allCases.first))
        }
    }
}
