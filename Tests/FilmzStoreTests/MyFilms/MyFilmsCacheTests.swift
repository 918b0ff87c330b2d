import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Testing

/// The lists that a store remembers are the same as without remembering, whoever changed something.
struct MyFilmsCacheTests {
    private static let seen = Film.sample("Alien", imdb: 78748, releaseDate: "1979-05-25", runtime: 117, prominence: 1)
    private static let other = Film.sample("Brazil", imdb: 88846, year: 1985, prominence: 2)
    private static let twin = Film.sample("Twin", tmdb: 4, year: 1985)
    private static let viewing = Viewing.ID.random()

    /// Everything that is remembered.
    private struct Lists: Equatable {
        var shelves: [MyFilmsShelf] = []
        var diary: Diary
        var states: [Film.ID: MyFilmState]
        var discover: DiscoverShelf

        init(_ services: Services) async throws {
            let page = PageRequest()
            for shelf in MyFilmsQuery.Shelf.allCases {
                let sorted = MyFilmsQuery(shelf: shelf, sort: .title, language: .german)
                for query in [MyFilmsQuery(shelf: shelf), sorted] {
                    shelves.append(try await services.myFilms.shelf(query, of: .owner, page: page))
                }
            }
            diary = try await services.myFilms.diary(.init(), of: .owner, page: page)
            states = try await services.myFilms.states(of: [seen.id, other.id, twin.id], for: .owner)
            discover = try await services.discover.films(DiscoverQuery(), page: page)
        }
    }

    private struct Case: CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (Store) async throws -> Void

        init(_ name: String, _ change: @escaping @Sendable (Store) async throws -> Void) {
            testDescription = name
            self.change = change
        }

        static func edit(_ name: String, _ edit: MyFilmEdit, _ film: Film = seen) -> Case {
            Case(name) { try await $0.services.myFilms.apply(edit, to: film.id, of: .owner) }
        }
    }

    private static let cases: [Case] = [
        .edit("watchlist", .watchlist(true), other),
        .edit("favourite", .favourite(true)),
        .edit("rating", .rate(Rating(halfStars: 3))),
        .edit("audience", .audience(.kids)),
        .edit("the note of a viewing, and nothing else", .editViewing(viewing, ViewingDraft(note: "Changed"))),
        .edit("the place of a viewing", .editViewing(viewing, ViewingDraft(place: "Roxy"))),
        .edit("seen again", .log(.watched("2020"))),
        .edit("no longer seen", .removeViewings([viewing])),
        Case("several at once") { store in
            _ = try await store.services.myFilms.apply(.favourite(true), to: [seen.id, other.id], of: .owner)
        },
        Case("undone") { store in
            let change = try await store.services.myFilms.apply(.favourite(true), to: seen.id, of: .owner)
            let before = try await Lists(store.services)
            _ = try await store.services.undo.undo(try #require(change).id, of: .owner)
            #expect(try await Lists(store.services) != before)
            try await store.services.myFilms.apply(.rate(Rating(halfStars: 1)), to: seen.id, of: .owner)
        },
        Case("another catalogue of the same name, with a fact that no list is sorted by") { store in
            var film = seen
            film.directors = ["Ridley Scott"]
            _ = try await store.catalogue.replace(with: [film, other], edition: "1")
        },
        Case("an ID that leads to another film") { store in
            _ = try await store.services.films.learn(.tmdb(4), of: seen.id)
        },
    ]

    @Test(arguments: cases)
    private func everyChangeShows(_ change: Case) async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [Self.seen, Self.other], edition: "1")
        try await store.services.myFilms.apply(
            .log(ViewingDraft(note: "First"), id: Self.viewing), to: Self.seen.id, of: .owner)
        let before = try await Lists(store.services)
        #expect(try await Lists(store.services) == before)
        // As the command line does while the server runs.
        try await change.change(try await Store.open(directory: folder.path))
        let after = try await Lists(store.services)
        #expect(after != before)
        #expect(after == (try await Lists(try await Store.open(directory: folder.path).services)))
    }
}
