import FilmzContracts
import FilmzDomain
import FilmzReading
import FilmzStore
import Synchronization
import Testing

/// When a film is sure, and when there is a doubt.
struct PastedFilmMatcherTests {
    private static let films = [
        Film.sample("Heat", imdb: 1, year: 1995, directors: ["Michael Mann"], cast: ["Al Pacino"], prominence: 100),
        Film.sample("Heat", imdb: 2, year: 1986, directors: ["Dick Richards"], prominence: 5_000),
        Film.sample("Solaris", imdb: 3, year: 1972, directors: ["Andrei Tarkovsky"], prominence: 900),
        Film.sample("Solaris", imdb: 4, year: 2002, directors: ["Steven Soderbergh"], prominence: 1_000),
        Film.sample("Mission: Impossible", imdb: 5, year: 1996, directors: ["Brian De Palma"], prominence: 300),
        Film.sample("Final Destination: Bloodlines", imdb: 6, year: 2025, prominence: 990),
        Film.sample("Predator", imdb: 7, year: 1987, prominence: 350),
        Film.sample("Twilight", imdb: 8, year: 2008, prominence: 320),
        Film.sample(
            "Amélie", imdb: 9, originalTitle: "Le fabuleux destin d'Amélie Poulain", year: 2001, prominence: 130),
        Film.sample("The Thing", imdb: 10, year: 1982, prominence: 330),
        Film.sample("The Thing", imdb: 11, year: 2011, prominence: 770),
        Film.sample("Mad Max", imdb: 12, year: 1979, prominence: 580),
        Film.sample("Mad Max: Fury Road", imdb: 13, year: 2015, prominence: 55),
        Film.sample("Michael", imdb: 14, year: 2026, prominence: 1_000),
        Film.sample("The City of Lost Children", imdb: 15, year: 1995, prominence: 1_100),
        Film.sample("Delicatessen", imdb: 16, year: 1991, prominence: 1_200),
        Film.sample("Das Boot", imdb: 17, year: 1981, prominence: 500),
        Film.sample("Ronin", imdb: 18, year: 1998, prominence: 700),
        Film.sample("Alien", imdb: 19, tmdb: 348, year: 1979, prominence: 75),
    ]

    /// Looking for films changes nothing, so all share one store: filling it takes longer than most of these tests.
    private static let store = Task { try await filled(with: films) }

    private static func filled(with films: [Film]) async throws -> Store {
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: films, edition: "first")
        return store
    }

    private static func matches(
        _ text: String, in store: Task<Store, any Error> = store
    ) async throws -> [PastedFilmMatch] {
        try await PastedFilmMatcher(store.value.services).matches(of: PastedFilms(text), for: .owner)
    }

    /// The number of a film's IMDb ID.
    private static func number(_ film: Film) -> Int? { film.externalIDs.imdb?.number }

    @Test(
        arguments: [
            ("Heat", 1, .title), ("Heat 1995", 1, .titleAndYear), ("Heat (1996)", 1, .titleAndYear),
            ("Heat (1986)", 2, .titleAndYear), ("Heat - Dick Richards", 2, .titleAndPerson),
            ("Heat (Pacino)", 1, .titleAndPerson), ("Solaris, Tarkowski", 3, .titleAndPerson),
            ("Steven Soderbergh: Solaris", 4, .titleAndPerson), ("Solaris 2003", 4, .titleAndYear),
            ("le fabuleux destin d'amelie poulain", 9, .title), ("The Thing 1982", 10, .titleAndYear),
            ("Final Destination 2025", 6, .titleAndYear), ("Heat - with dad", 1, .title), ("tt0000011", 11, .id),
            ("https://www.themoviedb.org/movie/348-alien", 19, .id), ("Ronin", 18, .title),
        ] as [(String, Int, PastedFilmMatch.Reason)])
    func isSure(_ text: String, _ film: Int, _ reason: PastedFilmMatch.Reason) async throws {
        let matches = try await Self.matches(text)
        #expect(matches.count == 1)
        guard case .sure(let found, let why)? = matches.first?.verdict else {
            Issue.record("\(String(describing: matches.first?.verdict))")
            return
        }
        #expect(Self.number(found) == film)
        #expect(why == reason)
    }

    @Test(
        arguments: [
            ("Solaris", [3, 4]), ("The Thing", [10, 11]), ("The Thing 1951", [10, 11]), ("Mad Max", [12, 13]),
            ("Mission Impossible - Fallout", [5]), ("Mission: Impossible (2018)", [5]), ("Final Destination", [6]),
            ("Predators", [7]), ("Twilight - New Moon (2009)", [8]), ("Solaris (Lem)", [3, 4]), ("47 Ronin", [18]),
            ("Heat - Ronin", [1, 18]),
            ("Heat (1995) tt0000077", [1]),
        ] as [(String, Set<Int>)])
    func isDoubtful(_ text: String, _ films: Set<Int>) async throws {
        let matches = try await Self.matches(text)
        guard case .doubtful(let found)? = matches.first?.verdict else {
            Issue.record("\(String(describing: matches.first?.verdict))")
            return
        }
        #expect(films.isSubset(of: found.compactMap(Self.number)), "\(found.map(\.title))")
        #expect(1...PastedFilmMatch.candidateLimit ~= found.count)
    }

    /// A catalogue in which nearly all titles have namesakes, as in one with every film there is.
    private static let withNamesakes = Task {
        var films = [
            Film.sample("Heat", imdb: 1, year: 1995, directors: ["Michael Mann"], prominence: 164),
            Film.sample("Parasite", imdb: 2, year: 2019, prominence: 1_000),
            Film.sample("Parasite", imdb: 3, year: 2020, prominence: 7_000),
        ]
        for year in 1980...2010 {
            films.append(Film.sample("Heat", imdb: year - 1_800, year: year, prominence: 50_000 + year))
        }
        return try await filled(with: films)
    }

    @Test(
        arguments: [
            ("Heat", 1), ("Heat (1995)", 1), ("Heat (1990)", 190), ("Heat - Michael Mann", 1), ("Heat (1996)", nil),
            ("Heat (1994)", nil), ("Haet (1995)", nil), ("Parasite", nil), ("Parasite, 2020", 3),
        ] as [(String, Int?)])
    func namesakesThatNobodyKnowsAreLeftAside(_ text: String, _ film: Int?) async throws {
        let matches = try await Self.matches(text, in: Self.withNamesakes)
        #expect(matches.map { $0.film.flatMap(Self.number) } == [film])
    }

    @Test(arguments: ["buy milk", "Cars 2", "tt9999999", "https://example.org/", "七人の侍"])
    func isUnknown(_ text: String) async throws {
        #expect(try await Self.matches(text).map(\.verdict) == [.unknown])
    }

    @Test(
        arguments: [
            ("Heat - with dad", "with dad"), ("Heat (1995) - with dad", "with dad"), ("Heat (1995, Michael Mann)", nil),
            ("Heat, Michael Mann, 1995", nil), ("Title,Note,Year\nHeat,with dad,1995", "with dad"), ("Heat", nil),
            ("[Alien](https://www.themoviedb.org/movie/348) - in space", "in space"),
            ("Alien (1979) - in space tt0000019", "in space"),
            ("Const,Title,Directors\ntt0000001,Heat,Michael Mann", nil),
            ("Title,Directors\nHeat,Michael Mann", nil), ("Title,Director,Year\nHeat,Somebody Else,1995", nil),
        ] as [(String, String?)])
    func theNoteIsWhatStandsBesideTheTitle(_ text: String, _ note: String?) async throws {
        let match = try #require(try await Self.matches(text).first)
        #expect(match.film != nil)
        #expect(match.note == note)
    }

    @Test(
        arguments: [
            ("Heat / Alien / Ronin", [1, 19, 18]), ("Heat, Alien, Ronin", [1, 19, 18]),
            ("Amélie / Le fabuleux destin d'Amélie Poulain", [9]),
            ("Heat / Nobody Knows It", [1, nil]), ("My top 3: Heat, Alien, Ronin", [1, 19, 18]),
            ("Heat, Alien and Ronin", [1, 19, 18]), ("Heat – Alien – Ronin", [1, 19, 18]),
            ("Heat (1995) / Heat (1986)", [1, 2]), ("Heat | 1995 | crime", [1]),
            ("Title,Year\nHeat,1995\nAlien,1979", [1, 19]),
            (
                "You must see Amélie, and if you liked that, Delicatessen from 1991! Also “The City of Lost Children”.",
                [9, 16, 15]
            ),
            ("Gestern habe ich am Abend Das Boot und dann noch »Alien« gesehen.", [17, 19]),
        ] as [(String, [Int?])])
    func severalAreFound(_ text: String, _ films: [Int?]) async throws {
        #expect(try await Self.matches(text).map { $0.film.flatMap(Self.number) } == films)
    }

    /// Names of people in a letter are no films, whatever films are called.
    @Test func aWordInASentenceIsNotTakenSilently() async throws {
        let matches = try await Self.matches("Dear Michael, thank you for the Heat of these days and my best wishes.")
        #expect(matches.allSatisfy { $0.film == nil })
    }

    @Test func aCancelledTaskEnds() async throws {
        let store = try Store.inMemory()
        let text = PastedFilms(Array(repeating: "Heat", count: 500).joined(separator: "\n"))
        let result = await withThrowingTaskGroup(of: [PastedFilmMatch].self) { group in
            group.cancelAll()
            group.addTask { try await PastedFilmMatcher(store.services).matches(of: text, for: .owner) }
            return await group.nextResult()
        }
        #expect(throws: CancellationError.self) { try result?.get() }
    }

    /// What was found is not searched for again, and a text without any film does not ask for ever.
    @Test func searchesAreFew() async throws {
        let store = try Store.inMemory()
        let search = FruitlessSearch()
        let matcher = PastedFilmMatcher(films: store.services.films, search: search)
        let same = PastedFilms(Array(repeating: "Heat (1995)", count: 1_000).joined(separator: "\n"))
        #expect(try await matcher.matches(of: same, for: .owner).count == 1_000)
        #expect(search.count <= 5)
        let nonsense = (1...1_000).map { "Zz\($0) - qq\($0), vv\($0) - 1995 by ww\($0): xx" }.joined(separator: "\n")
        let before = search.count
        _ = try await matcher.matches(of: PastedFilms(nonsense), for: .owner)
        #expect(search.count - before <= 9_000)
    }
}

/// Finds nothing, and counts how often it was asked.
private final class FruitlessSearch: SearchService {
    private let asked = Atomic(0)

    var count: Int { asked.load(ordering: .relaxed) }

    func films(matching query: SearchQuery, for person: Person.ID, page: PageRequest) async throws -> SearchResults {
        asked.add(1, ordering: .relaxed)
        return SearchResults()
    }

    func films(
        matching sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID,
        page: PageRequest
    ) async throws -> SearchResults { SearchResults() }

    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>] { [] }
}
