import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct ProvidersFileTests {
    private static let film = Film.sample("The Lighthouse Keepers", imdb: 7_000, tmdb: 7_001, year: 2003)

    @Test func whatWasSaidOutlivesARestart() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        try await Self.fill(store)
        try await Self.expectFilled(try await Store.open(directory: folder.path))
        try await Self.expectFilled(store)
    }

    /// A person's actions and decisions are in the personal database.
    @Test func aLostFileTakesNothingPersonalAlong() async throws {
        let folder = TemporaryFolder()
        do {
            let store = try await Store.open(directory: folder.path)
            try await Self.fill(store)
            try await store.services.myFilms.apply(.log(ViewingDraft(note: "kept")), to: Self.film.id, of: .owner)
            try await store.providerMemory.decide(.amc, id: .amc(5), for: Self.film.id, by: .ofThisMachine)
        }
        for name in ["providers.sqlite", "providers.sqlite-wal", "providers.sqlite-shm"] {
            try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
        let store = try await Store.open(directory: folder.path)
        let seen = try await store.services.myFilms.shelf(
            MyFilmsQuery(shelf: .seen), of: .owner, page: PageRequest()
        ).films
        #expect(seen.items.map(\.film) == [Self.film])
        #expect(try await store.services.films.film(.tmdb(7_001)) == Self.film)
        #expect(try await store.services.films.film(Film.ID(.tmdb(7_001))) == Self.film)
        #expect(try await store.providerMemory.matches(of: Self.film.id).map(\.id) == [.amc(5)])
        #expect(try await store.providerMemory.reports(of: Self.film.id).isEmpty)
    }

    @Test(arguments: [
        "not a database at all, sorry", "",
        "PRAGMA user_version = 99; PRAGMA application_id = 1179405658; CREATE TABLE report (film_id INTEGER)",
        "PRAGMA user_version = 1; CREATE TABLE report (film_id INTEGER)",
        "CREATE TABLE cats (name TEXT)",
    ])
    func aFileThatCannotBeUsedGivesWay(content: String) async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/providers.sqlite"
        if content.contains("TABLE") {
            try await DatabaseQueue(path: path).write { try $0.execute(sql: content) }
        } else {
            try Data(content.utf8).write(to: URL(filePath: path))
        }
        let store = try await Store.open(directory: folder.path)
        try await Self.fill(store)
        try await Self.expectFilled(try await Store.open(directory: folder.path))
        #expect(try folder.mode(of: "providers.sqlite") == 0o600)
    }

    @Test func aFileDamagedWhileItIsReadGivesWay() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/providers.sqlite"
        do {
            let store = try await Store.open(directory: folder.path)
            try await Self.fill(store)
            let films = (1...3_000).map { (number: Int) in Film.sample("Film \(number)", tmdb: number) }
            _ = try await store.services.films.note(films)
        }
        try await DatabaseQueue(path: path).writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        var bytes = try Data(contentsOf: URL(filePath: path))
        // All pages but the first: the damage is noticed when something is looked up.
        bytes.replaceSubrange(4_096..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 4_096))
        try bytes.write(to: URL(filePath: path))

        let store = try await Store.open(directory: folder.path)
        #expect(try await store.services.films.film(.tmdb(3)) == nil)
        #expect(try await store.providerMemory.reports(of: Self.film.id).isEmpty)
        try await Self.fill(store)
        try await Self.expectFilled(store)
        try await Self.expectFilled(try await Store.open(directory: folder.path))
    }

    @Test func aFileDamagedWhileItIsInUseGivesWay() async throws {
        let folder = TemporaryFolder()
        let file = try ProvidersFile.open(directory: folder.path, clock: Clock())
        let damage = DatabaseError(resultCode: .SQLITE_CORRUPT)
        var attempts = 0
        let count = try file.readOnce { db in
            attempts += 1
            if attempts == 1 { throw damage }
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM found_film")
        }
        #expect(count == 0)
        #expect(attempts == 2)
        #expect(throws: DatabaseError.self) { try file.readOnce { _ in throw damage } }
    }

    @Test func whatIsAskedWronglyIsSaid() throws {
        let file = try ProvidersFile.inMemory(clock: Clock())
        #expect(throws: DatabaseError.self) {
            try file.readOnce { try Int.fetchOne($0, sql: "SELECT count(*) FROM nothing") }
        }
    }

    /// Nobody can write to a folder in its place.
    @Test func whereThereCanBeNoFileMemoryDoes() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/providers.sqlite"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let store = try await Store.open(directory: folder.path)
        try await Self.fill(store)
        try await Self.expectFilled(store)
        #expect(try await Store.open(directory: folder.path).services.films.film(Self.film.id) == nil)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func theOldestFoundFilmsMakeRoom() async throws {
        let file = try ProvidersFile.inMemory(clock: Clock())
        let start = SettableClock.start
        let limit = 100
        func note(_ numbers: ClosedRange<Int>, after seconds: Int64) async throws {
            let now = Timestamp(milliseconds: start.milliseconds + seconds * 1000)
            try await file.write { db in
                for number in numbers {
                    _ = try ProviderFilmRecord.remember(.sample("\(number)", tmdb: number), at: now, in: db)
                }
                try ProvidersSchema.tidy(db, at: now, limit: limit)
            }
        }
        try await note(1...100, after: 0)
        try await note(1...40, after: 1)
        try await note(101...150, after: 2)
        let left = try file.read { try Int.fetchAll($0, sql: "SELECT tmdb_id FROM found_film ORDER BY tmdb_id") }
        #expect(left.count == limit)
        #expect(Set(left).isSuperset(of: Array(1...40) + Array(101...150)), "What was noted last stays.")
        try await note(500...500, after: 181 * 86_400)
        let later = try file.read { try Int.fetchAll($0, sql: "SELECT tmdb_id FROM found_film") }
        #expect(later == [500])
    }

    @Test func reportsAreBoundedToo() async throws {
        let file = try ProvidersFile.inMemory(clock: Clock())
        let now = SettableClock.start
        let count = try await file.write { db in
            for number in 1...50 {
                let report = FilmAnswer(provider: .tmdb, fetchedAt: now, externalIDs: ExternalIDs(tmdb: number))
                let match = FilmMatch(provider: .tmdb, certainty: .identified, id: .tmdb(number), decidedAt: now)
                try AnswerRecord.save(report, match: match, of: [Film.ID(.tmdb(number))], in: db)
            }
            try ProvidersSchema.tidy(db, at: now, limit: 20)
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM report JOIN match USING (film_id, provider)")
        }
        #expect(count == 20)
    }

    @Test func oldAnswersAndCountsAreGoneAtTheNextStart() async throws {
        let folder = TemporaryFolder()
        let clock = SettableClock()
        let day = clock.clock.today
        do {
            let store = try await Store.open(directory: folder.path, clock: clock.clock)
            try await Self.fill(store, at: clock.now)
            try await store.providerMemory.count(3, of: .omdb, on: day)
        }
        clock.advance(seconds: 39 * 86_400)
        var store = try await Store.open(directory: folder.path, clock: clock.clock)
        #expect(try await store.providerMemory.calls(of: .omdb, on: day) == 3)
        clock.advance(seconds: 142 * 86_400)
        store = try await Store.open(directory: folder.path, clock: clock.clock)
        #expect(try await store.providerMemory.calls(of: .omdb, on: day) == 0)
        let queue = try DatabaseQueue(path: folder.path + "/providers.sqlite")
        let left = try await queue.read { db in
            try ["report", "match", "found_film", "calls"].map {
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)")
            }
        }
        #expect(left == [0, 0, 0, 0])
    }

    @Test func whatAnOlderFilmzWroteCountsAsMissing() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        try await Self.fill(store)
        try await DatabaseQueue(path: folder.path + "/providers.sqlite").write { db in
            try db.execute(sql: #"UPDATE report SET json = '{"provider":"tmdb"}'; UPDATE match SET json = 'x'"#)
        }
        #expect(try await store.providerMemory.reports(of: Self.film.id).isEmpty)
        #expect(try await store.providerMemory.matches(of: Self.film.id).isEmpty)
    }

    @Test func whatAnOlderFilmzWroteIsReadWithoutTitles() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        try await Self.fill(store)
        let queue = try DatabaseQueue(path: folder.path + "/providers.sqlite")
        let json = try await queue.read { try String.fetchOne($0, sql: "SELECT json FROM report") }
        #expect(json?.contains("titles") == false)
        #expect(try await store.providerMemory.reports(of: Self.film.id).map(\.title) == [Self.film.title])
        for text in ["{}", "x", #"{"titles":{}}"#, #"{"titles":7}"#, #"{"titles":{"de":null}}"#] {
            try await queue.write { try $0.execute(sql: "UPDATE report SET json = ?", arguments: [text]) }
            #expect(try await store.services.films.titles(of: [Self.film.id], in: .german).isEmpty, "\(text)")
        }
        try await queue.write { db in
            try db.execute(sql: #"UPDATE match SET json = 'x'; UPDATE report SET json = '{"titles":{"de":"Titel"}}'"#)
        }
        let titles = try await store.services.films.titles(of: [Self.film.id], in: .german)
        #expect(titles == [Self.film.id: "Titel"])
    }

    /// Gives the store a found film, a report and calls.
    private static func fill(_ store: Store, at now: Timestamp = Timestamp(Date())) async throws {
        _ = try await store.services.films.note([film])
        let report = FilmAnswer(provider: .tmdb, fetchedAt: now, externalIDs: film.externalIDs, title: film.title)
        let match = FilmMatch(provider: .tmdb, certainty: .identified, id: .tmdb(7_001), decidedAt: now)
        try await store.providerMemory.keep(report, match: match, of: film.id)
    }

    private static func expectFilled(_ store: Store) async throws {
        #expect(try await store.services.films.film(.tmdb(7_001)) == film)
        #expect(try await store.providerMemory.reports(of: film.id).map(\.title) == [film.title])
        #expect(try await store.providerMemory.matches(of: film.id).map(\.id) == [.tmdb(7_001)])
    }
}
