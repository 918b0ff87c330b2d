import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import FilmzTextFolding
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct CatalogueDraftTests {
    private static let description = CatalogueDescription(edition: "1", madeAt: Timestamp(milliseconds: 0))

    private static func drafts(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".new") }
    }

    /// Films with these titles, numbered from 1.
    private static func batch(_ titles: [String]) -> FilmBatch {
        var batch = FilmBatch(text: [])
        func add(_ text: String) -> Range<Int> {
            batch.text += Array(text.utf8)
            return batch.text.count - text.utf8.count..<batch.text.count
        }
        for (index, title) in titles.enumerated() {
            guard let imdb = IMDbID(number: index + 1) else { continue }
            batch.films.append(
                FilmBatch.Facts(
                    imdb: imdb, kind: .film, title: add(title), originalTitle: nil, year: 1900 + index % 100,
                    runtime: 90,
                    genres: add("Drama,War"), ratingTenths: 75, votes: 1_000 - index % 900, prominence: index + 1))
        }
        return batch
    }

    @Test func whatAProcessLeftIsRemovedButNotWhatAnotherIsWriting() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        let writer = try await store.catalogue.begin(Self.description)
        try Data("left behind".utf8).write(to: URL(filePath: folder.path + "/catalogue.sqlite.12345678.new"))
        #expect(try Self.drafts(folder).count == 2)
        _ = try await Store.open(directory: folder.path)
        #expect(try Self.drafts(folder).count == 1)
        try await writer.add([.french])
        #expect(try await writer.finish() == 1)
        #expect(try Self.drafts(folder) == [])
        #expect(try folder.mode(of: "catalogue.sqlite") == 0o600)
        #expect(try await store.catalogue.edition() == "1")
    }

    @Test func anAbandonedDraftLeavesNothing() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        let writer = try await store.catalogue.begin(Self.description)
        _ = try await writer.add(Self.batch(["A", "B"]))
        writer.abandon()
        #expect(try Self.drafts(folder) == [])
        #expect(try await store.catalogue.description() == nil)
    }

    @Test func ofSeveralFilmsWithOneIDTheFirstStays() async throws {
        let store = try Store.inMemory()
        let writer = try await store.catalogue.begin(Self.description)
        #expect(try await writer.add(Self.batch((1...40).map { "First \($0)" })) == 40)
        #expect(try await writer.add(Self.batch((1...50).map { "Second \($0)" })) == 10)
        #expect(try await writer.finish() == 50)
        let query = DiscoverQuery(sort: .popular)
        let films = try await store.services.discover.films(query, page: PageRequest(size: 200)).films
        #expect(films.total == 50)
        #expect(films.items.map(\.title) == (1...50).map { $0 <= 40 ? "First \($0)" : "Second \($0)" })
    }

    @Test func everyFilmStandsInEveryList() async throws {
        let draft = try CatalogueDraft(nil, description: Self.description)
        let titles = (1...1_000).map { "Film \($0)" }
        #expect(try await draft.add(Self.batch(titles)) == 1_000)
        _ = try await draft.complete()
        let counts = try draft.write { db in
            try ["film", "film_by_fame", "film_by_year", "film_by_title"].map { table in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
            }
        }
        #expect(counts == [1_000, 1_000, 1_000, 1_000])
    }

    /// Something for every seventh film, and for one that there is not.
    private static func lay(on draft: CatalogueDraft) {
        let films = stride(from: 7, through: 1_001, by: 7).map { number in
            Film.sample(
                "Laid \(number)", imdb: number, releaseDate: "1990-01-\(10 + number % 20)", directors: ["Ona \(number)"]
            )
        }
        draft.lay(
            films,
            stories: Dictionary(
                uniqueKeysWithValues: films.map { ($0.id, FilmSynopsis(keywords: ["night", "sea \($0.title)"])) }))
    }

    @Test func laidDaysAreInTheListsOfADay() async throws {
        for isTwice in [false, true] {
            let draft = try CatalogueDraft(nil, description: Self.description)
            Self.lay(on: draft)
            let titles = (1...1_000).map { "Film \($0)" }
            #expect(try await draft.add(Self.batch(titles)) == 1_000)
            if isTwice { #expect(try await draft.add(Self.batch(["Film 1"])) == 0) }
            _ = try await draft.complete()
            try draft.write { db in
                func rows(_ sql: String) throws -> [Row] { try Row.fetchAll(db, sql: sql) }
                let released = try rows("SELECT year, newest_first, prominence, film_id FROM film_by_release")
                #expect(
                    try released
                        == rows(
                            """
                            SELECT year, newest_first, prominence, id film_id FROM film WHERE release_day <> ''
                            ORDER BY 1, 2, 3, 4
                            """))
                #expect(released.count == 142)
                let days = try rows("SELECT * FROM film_by_day")
                #expect(
                    try days
                        == rows(
                            "SELECT release_day day, prominence, id film_id FROM film WHERE release_day <> '' ORDER BY 1, 2, 3"
                        ))
                #expect(days.count == 142)
                #expect(try Int.fetchOne(db, sql: "SELECT min(votes) FROM film") ?? 0 > 0)
            }
        }
    }

    @Test(arguments: ["films", "other titles", "films twice", "whole films", "laid films"])
    func theIndexIsThatOfTheTables(_ contents: String) async throws {
        let folder = TemporaryFolder()
        let file = CatalogueFile(.file(directory: folder.path))
        let draft = try file.draft(Self.description)
        let titles = ["The Lamplighter", "Café Noir", "Part 2", "", "A  b"].flatMap { title in
            (1...20).map { "\(title) \($0 % 7)" }
        }
        if contents == "laid films" { Self.lay(on: draft) }
        _ = try await draft.add(Self.batch(titles))
        switch contents {
        case "other titles":
            try draft.add(
                NameBatch(
                    text: Array("Laternenmann".utf8),
                    names: [.init(film: Film.ID(.imdb(#require(IMDbID(number: 2)))), position: 1, name: 0..<12)]))
        case "films twice": _ = try await draft.add(Self.batch(["Another", "And another"]))
        case "whole films": try draft.add([.french])
        default: break
        }
        guard case .file(_, let path) = try await draft.complete() else {
            Issue.record("no file")
            return
        }
        let collected = try Data(contentsOf: URL(filePath: path))
        _ = try await draft.writeIndex(draft.write(CatalogueTitles.builder))
        #expect(try collected == Data(contentsOf: URL(filePath: path)))
    }

    @Test(arguments: [
        "The Lamplighter", "THE LAMPLIGHTER", "A", "A ", "The The", "An   Owl", "Anna", "À bout de souffle", "A.I.",
        "The\u{A0}Owl", "Aéro", "…", "千と千尋", "a é", "The é\u{301}",
    ])
    func titlesGetTheSameKeysByEitherWay(_ title: String) {
        var folding = TextFolding.Bytes()
        let film = Film(id: .random(), title: title, originalTitle: title)
        let bytes = Array("-\(title)-".utf8)
        #expect(folding.titleKey(bytes, range: 1..<bytes.count - 1) == FilmSearchText.titleKey(film))
        #expect(folding.originalKey(bytes, range: 1..<bytes.count - 1) == FilmSearchText.originalKey(film))
    }

    @Test func aFullDiskIsToldInASentence() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        let file = CatalogueFile(.file(directory: folder.path))
        let draft = try file.draft(Self.description)
        try draft.write { try $0.execute(sql: "PRAGMA max_page_count = 60") }
        await #expect(throws: StoreError.diskFull(folder.path)) {
            _ = try await draft.add(Self.batch((1...20_000).map { "Film \($0)" }))
        }
        draft.file?.remove()
        #expect(try await store.catalogue.edition() == "old")
    }

    private enum NumberColumn: Int, StoredColumn {
        case value

        static let names = spelled
    }

    @Test func whatSQLiteSaysOfARowIsToldOn() throws {
        let rows = RowWriter.Rows(into: "number", columns: NumberColumn.names)
        try DatabaseQueue().write { db in
            try db.execute(sql: "CREATE TABLE number (value INTEGER CHECK (value > 5))")
            let error = #expect(throws: DatabaseError.self) {
                try RowWriter.write(1, rows: rows, in: db) { row, _ in
                    row.bind(Int64(3), column: NumberColumn.value)
                }
            }
            #expect(error?.message == "CHECK constraint failed: value > 5")
        }
    }

    @Test func whatIsSortedNeedNotFitIntoMemory() throws {
        let draft = try CatalogueDraft(nil, description: Self.description)
        #expect(try draft.write { try Int.fetchOne($0, sql: "PRAGMA temp_store") } == 1)
    }

    @Test func aPersonsFilmsAreFoundByIndex() async throws {
        let draft = try CatalogueDraft(nil, description: Self.description)
        _ = try await draft.add(Self.batch(["One", "Two"]))
        let films = [1, 2].compactMap { IMDbID(number: $0) }.map { Film.ID(.imdb($0)) }
        try draft.add(
            CreditBatch(credits: [
                .init(film: films[1], job: .director, position: 0, person: 9),
                .init(film: films[0], job: .cast, position: 1, person: 9),
            ]))
        try draft.add(
            PersonBatch(
                text: Array("Ona".utf8), persons: [.init(number: 9, name: 0..<3, birthYear: 1890, deathYear: nil)]))
        _ = try await draft.complete()
        let sql = "SELECT film_id FROM credit WHERE person_id = 9 ORDER BY job, film_id"
        try draft.write { db in
            #expect(try Int64.fetchAll(db, sql: sql) == [2, 1])
            let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
            #expect(plan == ["SEARCH credit USING COVERING INDEX credit_by_person (person_id=?)"])
            #expect(
                try String.fetchAll(db, sql: "SELECT directors || \"cast\" FROM film ORDER BY id") == ["Ona", "Ona"])
        }
    }
}
