import FilmzDomain
import Testing

/// Everything of their own that a person can see, through every service that takes a person.
struct Belongings {
    private var relations: [MyFilm] = []
    private var viewings: [Page<Viewing>] = []
    private let states: [Film.ID: MyFilmState]
    private var shelves: [MyFilmsShelf] = []
    private let diary: Diary
    private let places: [String]
    private let searched: SearchResults
    private let filmographies: [Filmography<Film>]
    private var change: Change?
    private let queries: [RecentQuery]
    private let hasPassword: Bool
    private let sessions: [Session]
    private let access: Access

    /// - Parameters:
    ///   - films: the films with which anybody has something
    ///   - change: a change that the person made
    ///   - token: the token of the person's browser
    init(
        of person: Person.ID, among films: [Film.ID], change: Change.ID? = nil, token: SessionToken? = nil,
        in subject: Subject
    ) async throws {
        let services = subject.services
        let page = PageRequest(size: 200)
        for film in films {
            relations.append(try await services.myFilms.myFilm(film, of: person))
            viewings.append(try await services.myFilms.viewings(of: film, by: person, page: page))
        }
        states = try await services.myFilms.states(of: films, for: person)
        for shelf in MyFilmsQuery.Shelf.allCases {
            shelves.append(try await services.myFilms.shelf(MyFilmsQuery(shelf: shelf), of: person, page: page))
        }
        diary = try await services.myFilms.diary(.init(), of: person, page: page)
        places = try await services.myFilms.places(of: person, limit: 10)
        searched = try await services.search.films(
            matching: try #require(SearchQuery("holiday")), for: person, page: page)
        filmographies = try await services.search.filmographies(of: "Ida Lupino", for: person)
        if let change { self.change = try await services.undo.change(change, of: person) }
        queries = try await services.recentQueries.queries(of: person)
        hasPassword = try await services.accounts.hasPassword(person)
        sessions = try await services.accounts.sessions(of: person)
        access = try await services.accounts.access(with: token)
    }

    /// Whether the person has nothing, while others have a password.
    var isEmpty: Bool {
        relations.allSatisfy(\.isEmpty) && viewings.allSatisfy { $0.total == 0 } && states.isEmpty
            && shelves.allSatisfy { $0.films.total == 0 && $0.minutes == 0 && Self.isEmpty($0.facets) }
            && diary.entries.total == 0 && diary.minutes == 0 && Self.isEmpty(diary.facets) && places.isEmpty
            && searched.films.items.isEmpty && filmographies.isEmpty
            && change == nil && queries.isEmpty && !hasPassword && sessions.isEmpty && access == .denied
    }

    /// The names of the parts that differ.
    func differences(from other: Belongings) -> [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { mine, theirs in
            (mine.value as? any Equatable)?.equals(theirs.value) == true ? nil : mine.label
        }
    }

    private static func isEmpty(_ facets: MyFilmsFacets) -> Bool {
        facets.genres.isEmpty && facets.decades.isEmpty && facets.places.isEmpty
            && facets.counts.values.allSatisfy { $0 == 0 }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
