import FilmzContracts
import FilmzDomain
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

/// Films are asked for together: for any number of them, SQLite gets as many queries as for one.
struct FilmQuestionTests {
    private let database: FilmzDatabase
    private let catalogue = CatalogueFile(.memory)
    private let films: StoredFilms
    private let providers: ProvidersFile

    init() throws {
        let clock = SettableClock().clock
        database = try .inMemory()
        providers = try .inMemory(clock: clock)
        films = StoredFilms(database: database, catalogue: catalogue, providers: providers, clock: clock)
    }

    /// The statements that the body makes SQLite run: on the personal database, the catalogue and the providers'
    /// answers.
    private func statements(_ body: () async throws -> Void) async throws -> [[String]] {
        let seen = Mutex([[String]](repeating: [], count: 3))
        func trace(_ place: Int, _ db: Database) {
            db.trace { event in
                if case .statement(let statement) = event { seen.withLock { $0[place].append(statement.sql) } }
            }
        }
        try database.readOnce { trace(0, $0) }
        try catalogue.read { trace(1, $0) }
        try providers.readOnce { trace(2, $0) }
        try await body()
        try database.readOnce { $0.trace(nil) }
        try catalogue.read { $0.trace(nil) }
        try providers.readOnce { $0.trace(nil) }
        return seen.withLock { $0 }
    }

    private static let catalogued = (1...300).map { (number: Int) in
        Film.sample("Film \(number)", imdb: number, tmdb: number, year: 2000)
    }
    private static let found = (1...100).map { (number: Int) in
        Film.sample("Found \(number)", tmdb: 1_000 + number)
    }

    private func load() async throws {
        let store = StoredCatalogue(database: database, catalogue: catalogue, providers: providers)
        _ = try await store.replace(with: Self.catalogued, edition: "first")
        _ = try await films.note(Self.found)
    }

    @Test func titlesAreAskedForInOneQuestionOfEachPlace() async throws {
        try await load()
        func ask(_ count: Int) async throws -> [[String]] {
            let some = Self.catalogued.prefix(count) + Self.found.prefix(count)
            return try await statements { () async throws in
                #expect(try films.titles(of: Set(some.map(\.id)), in: .german).isEmpty)
            }
        }
        let one = try await ask(1)
        #expect(one[1].count == 1, "\(one)")
        #expect(one[2].count == 1, "\(one)")
        #expect(try await ask(100).map(\.count) == one.map(\.count))
    }

    @Test func filmsAreAskedForInOneQuestionOfEachPlace() async throws {
        try await load()
        func ask(_ count: Int) async throws -> [[String]] {
            let some = Self.catalogued.prefix(count) + Self.found.prefix(count)
            return try await statements { () async throws in
                #expect(try films.films(some.map(\.id), for: .filmz).count == some.count)
                #expect(
                    try films.films(knownBy: some.flatMap(\.externalIDs.all) + [.amc(1)], for: .filmz).count
                        >= some.count)
            }
        }
        let one = try await ask(1)
        let many = try await ask(100)
        #expect(one.allSatisfy { !$0.isEmpty })
        #expect(many == one)
    }

    /// How many queries the body makes in each place, without the statements of transactions.
    private func queries(_ body: () async throws -> Void) async throws -> [Int] {
        try await statements(body).map { $0.count { $0.hasPrefix("SELECT") } }
    }

    @Test func aFilmOfTheCatalogueTakesThreeStatementsAndTwoForStamps() async throws {
        try await load()
        #expect(try await queries { _ = try films.films([Self.catalogued[0].id], for: .person(.owner)) } == [3, 2, 0])
    }

    @Test func filmsAreReadAgainOnlyAfterAChange() async throws {
        try await load()
        let own = try await films.add(FilmDraft(title: "Mine", year: 2001), by: .owner)
        var catalogued = Self.catalogued[0]
        var found = Self.found[0]
        func known() throws -> [Film.ID: Film] { try films.films([catalogued.id, found.id, own.id], for: .filmz) }
        let before = try known()
        #expect(before.count == 3)
        let again = try await queries { () async throws in #expect(try known() == before) }
        #expect(again == [1, 1, 0])

        _ = try await films.edit(own.id, draft: FilmDraft(title: "Mine too", year: 2001), by: .owner)
        #expect(try known()[own.id]?.title == "Mine too")
        found.runtime = 99
        _ = try await films.note([found])
        #expect(try known()[found.id]?.runtime == 99)
        catalogued.runtime = 98
        let store = StoredCatalogue(database: database, catalogue: catalogue, providers: providers)
        _ = try await store.replace(with: [catalogued], edition: "second")
        #expect(try known()[catalogued.id]?.runtime == 98)
    }

    @Test func whatProvidersFindIsRecognisedInBulk() async throws {
        try await load()
        func note(_ count: Int) async throws -> [[String]] {
            let byID = Array(Self.catalogued.prefix(count))
            let byTitle = Array(Self.catalogued[100..<100 + count])
            let titled = byTitle.enumerated().map { index, film in
                Film(id: Film.ID(.iTunes(index + 1)), title: film.title, year: film.year)
            }
            return try await statements { () async throws in
                let noted = try await films.note(byID + titled).map(\.film)
                #expect(noted == byID + byTitle)
            }
        }
        #expect(try await note(100) == note(1))
    }

    @Test func aBulkEditAsksForItsFilmsAtOnce() async throws {
        try await load()
        let myFilms = StoredMyFilms(database: database, films: films, clock: SettableClock().clock)
        func edit(_ films: [Film]) async throws -> [[String]] {
            let ids = Set(films.map(\.id))
            return try await statements { () async throws in
                #expect(try await myFilms.apply(.watchlist(true), to: ids, of: .owner) != nil)
            }
        }
        let one = try await edit([Self.catalogued[0], Self.found[0]])
        // As many as one transaction writes.
        let half = ChangeRecord.pieceSize / 2
        let many = try await edit(Array(Self.catalogued[1...half] + Self.found[1...half]))
        #expect(many[1] == one[1], "Of the catalogue.")
        #expect(many[2] == one[2], "Of what providers found.")
        func reads(_ statements: [[String]]) -> Int {
            statements[0].count { $0.contains("film_alias") || $0.contains("in_catalogue FROM") }
        }
        #expect(reads(one) > 0)
        #expect(reads(many) == reads(one))
    }

    /// However many films nobody knows, all places are asked once, and only films of the same titles are read.
    @Test func filmsThatABatchMakesAreLookedUpTogether() async throws {
        try await load()
        let myFilms = StoredMyFilms(database: database, films: films, clock: SettableClock().clock)
        let batch = try await myFilms.begin(.imported, isKept: true, of: .owner)
        func make(_ name: String, count: Int) async throws -> [[String]] {
            let drafts = (1...count).map { FilmDraft(title: "\(name) \($0)", year: 1987) }
            return try await statements { () async throws in
                #expect(Set(try await batch.make(drafts)).count == count)
            }
        }
        let one = try await make("Echo", count: 1)
        // As many as one transaction writes.
        let many = try await make("Harbour", count: ChangeRecord.pieceSize)
        #expect(many[1] == one[1], "Of the catalogue.")
        #expect(many[2] == one[2], "Of what providers found.")
        func reads(_ statements: [[String]]) -> [String] { statements[0].filter { $0.hasPrefix("SELECT") } }
        #expect(reads(one).contains(PersonalFilms.namesakesSQL))
        #expect(reads(many) == reads(one))
        #expect(!reads(many).contains(PersonalFilms.metSQL), "Nothing reads all films that no catalogue has.")
    }

    @Test func relationsToFilmsAreReadTogether() async throws {
        try await load()
        let myFilms = StoredMyFilms(database: database, films: films, clock: SettableClock().clock)
        let seen = Self.catalogued.prefix(100).map(\.id)
        _ = try await myFilms.apply(.log(.watched("2001")), to: Set(seen), of: .owner)
        func read(_ count: Int) async throws -> [[String]] {
            try await statements { () async throws in
                let relations = try await myFilms.relations(to: Set(seen.prefix(count)), of: .owner)
                #expect(relations.values.map(\.viewingCount) == Array(repeating: 1, count: count))
            }
        }
        let one = try await read(1)
        #expect(one[0].contains(MyFilmRecords.relationsSQL))
        #expect(try await read(100) == one)
    }

    /// A file that is imported again names mostly episodes that are kept already.
    @Test func episodesThatAreKeptAreReadTogether() async throws {
        try await load()
        let show = Film.sample("Show", tmdb: 5)
        let episodes = (1...40).compactMap { EpisodeNumber(season: 1, episode: $0) }.map { Episode($0) }
        try await database.write { try PersonalFilms.save(show, inCatalogue: false, in: $0) }
        func keep(_ some: [Episode]) async throws -> [Episode.ID: Episode.ID] {
            try await database.write { try EpisodeRecord.keep(some, of: show.id, in: $0) }
        }
        let first = try await keep(episodes)
        #expect(Set(first.values).count == 40)
        func keepAgain(_ count: Int) async throws -> [[String]] {
            let some = Array(episodes.prefix(count))
            return try await statements { () async throws in
                #expect(try await keep(some) == first.filter { kept in some.contains { $0.id == kept.key } })
            }
        }
        #expect(try await keepAgain(40) == keepAgain(2))
        // After one that is new, the others are looked up one by one.
        let titled = Episode(id: episodes[0].id, number: episodes[0].number, title: "Fog")
        #expect(try await keep([titled] + episodes.dropFirst()) == first)
        let title = try database.read { try EpisodeRecord.fetch(Set(first.values), of: show.id, in: $0) }
            .values.compactMap(\.title)
        #expect(title == ["Fog"])
    }
}
