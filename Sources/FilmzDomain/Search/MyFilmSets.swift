/// The conditions of a query on a person's relations, availability and likeness, as sets: films must be in one and not
/// in the other.
public struct MyFilmSets: Hashable, Sendable {
    /// The films that match; nil for all.
    public var only: Set<Film.ID>?
    public var without: Set<Film.ID> = []
    /// The films that are like the one of the query, the most similar first; nil when they have no such order.
    public var order: [Film.ID]?
    /// The titles of the films of the query, by what was typed.
    public var titles: [String: String] = [:]

    public init(only: Set<Film.ID>? = nil, without: Set<Film.ID> = []) {
        self.only = only
        self.without = without
    }

    public func holds(_ film: Film.ID) -> Bool {
        only?.contains(film) != false && !without.contains(film)
    }

    /// The sets for these conditions.
    static func load(
        _ filters: [SearchFilter], from services: some SearchServices, for person: Person.ID
    ) async throws -> MyFilmSets {
        var sets = MyFilmSets()
        let availabilities = filters.compactMap {
            if case .offered(let availability) = $0 { availability } else { nil }
        }
        for filter in filters {
            try await sets.add(filter, availabilities: availabilities, from: services, for: person)
        }
        return sets
    }

    private mutating func add(
        _ filter: SearchFilter, availabilities: [Availability], from services: some SearchServices,
        for person: Person.ID
    ) async throws {
        switch filter {
        case .mine(.unseen):
            without.formUnion(try await services.myFilms.films(SearchFilter.Mine.unseen.query, of: person))
        case .mine(let mine): keep(try await services.myFilms.films(mine.query, of: person))
        case .offered(let availability): keep(try await services.films(availability, for: person).films)
        case .service(let service):
            keep(try await services.films(on: service, availabilities: availabilities, for: person))
        case .like(let title):
            guard let model = try await services.film(titled: title, for: person) else { return keep([]) }
            let ids = try await services.films.similar(to: model, among: nil).map(\.id)
            let known = try await services.films.films(knownBy: ids, for: .person(person))
            let similar = ids.compactMap { known[$0]?.id }
            titles[title] = model.title
            order = similar
            keep(Set(similar))
        case .not(.mine(let mine)): without.formUnion(try await services.myFilms.films(mine.query, of: person))
        case .either(let filters):
            var union: Set<Film.ID>?
            for filter in filters {
                var sets = MyFilmSets()
                try await sets.add(filter, availabilities: availabilities, from: services, for: person)
                if let only = sets.only { union = union?.union(only) ?? only }
            }
            if let union { keep(union) }
        case .person, .kind, .genre, .country, .language, .years, .minutes, .not: break
        }
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
