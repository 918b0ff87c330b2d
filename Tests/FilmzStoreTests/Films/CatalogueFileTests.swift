import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct CatalogueFileTests {
    private static func films(_ count: Int, title: String) -> [Film] {
        (1...count).map { number in
            Film(
                id: Film.ID(.tmdb(number)), title: "\(title) \(number)", year: 1999,
                externalIDs: ExternalIDs(tmdb: number), prominence: number)
        }
    }

    @Test func withoutAFileThereAreNoFilms() async throws {
        let folder = TemporaryFolder()
        let services = try await Store.open(directory: folder.path).services
        #expect(try await services.discover.films(DiscoverQuery(), page: PageRequest()).facets.years.isEmpty)
        #expect(try await services.films.film(Film.ID(.tmdb(1))) == nil)
        let query = try #require(SearchQuery("anything"))
        #expect(try await services.search.films(matching: query, page: PageRequest()).films.total == 0)
    }

    @Test func anotherProcessReplacesItWhileThisOneServes() async throws {
        let folder = TemporaryFolder()
        let server = try await Store.open(directory: folder.path)
        let command = try await Store.open(directory: folder.path)
        for round in 1...5 {
            let count = try await command.catalogue.replace(
                with: Self.films(round, title: "Round \(round)"), edition: "\(round)")
            #expect(count == round)
            let page = try await server.services.discover.films(DiscoverQuery(year: 1999), page: PageRequest()).films
            #expect(page.items.map(\.title) == (1...round).map { "Round \(round) \($0)" })
        }
    }

    @Test func readersSeeAWholeCatalogueWhileItIsReplaced() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: Self.films(40, title: "0"), edition: "0")
        try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask {
                for round in 1...10 {
                    let films = Self.films(40, title: "\(round)")
                    _ = try await store.catalogue.replace(with: films, edition: "\(round)")
                }
                return 0
            }
            for _ in 1...4 {
                group.addTask {
                    var reads = 0
                    repeat {
                        let page = try await store.services.discover.films(
                            DiscoverQuery(year: 1999), page: PageRequest(size: 200)
                        ).films
                        #expect(page.items.count == 40)
                        #expect(Set(page.items.map { $0.title.prefix { $0 != " " } }).count == 1)
                        reads += 1
                    } while reads < 50
                    return reads
                }
            }
            let reads = try await group.reduce(0, +)
            #expect(reads == 200)
        }
        #expect(try await store.catalogue.edition() == "10")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.hasSuffix(".new") }, "drafts are cleared away")
    }

    @Test(arguments: ["not a database at all, sorry", ""])
    func aDamagedFileCountsAsNone(content: String) async throws {
        let folder = TemporaryFolder()
        try Data(content.utf8).write(to: URL(filePath: folder.path + "/catalogue.sqlite"))
        let store = try await Store.open(directory: folder.path)
        #expect(try await store.catalogue.edition() == nil)
        _ = try await store.catalogue.replace(with: Self.films(3, title: "New"), edition: "1")
        let years = try await store.services.discover.films(DiscoverQuery(), page: PageRequest()).facets.years
        #expect(years == [ReleaseYear(year: 1999, filmCount: 3)])
    }

    @Test func aFileDamagedInTheMiddleMakesRoomForANewOne() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: Self.films(500, title: "Old"), edition: "1")
        let path = folder.path + "/catalogue.sqlite"
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(8_192..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 8_192))
        try bytes.write(to: URL(filePath: path))

        let reopened = try await Store.open(directory: folder.path)
        let query = try #require(SearchQuery("old"))
        #expect(try await reopened.services.search.films(matching: query, page: PageRequest()).films.items.isEmpty)
        #expect(try await Store.open(directory: folder.path).catalogue.edition() == nil, "so that it is loaded again")
    }

    @Test func aFileOfAnotherSchemaDoesNotBlankARunningServer() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: Self.films(3, title: "Old"), edition: "1")
        #expect(try await store.services.discover.films(DiscoverQuery(), page: PageRequest()).facets.years.count == 1)
        try FileManager.default.removeItem(atPath: folder.path + "/catalogue.sqlite")
        try await DatabaseQueue(path: folder.path + "/catalogue.sqlite").write { db in
            try db.execute(sql: "PRAGMA user_version = 99; CREATE TABLE film (id INTEGER)")
        }
        #expect(try await store.services.discover.films(DiscoverQuery(), page: PageRequest()).facets.years.count == 1)
    }

    @Test(arguments: ["1", "2"])
    func keptFactsCatchUpAfterAnInterruptedReplacement(_ edition: String) async throws {
        let folder = TemporaryFolder()
        let id = Film.ID(.tmdb(1))
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: Self.films(2, title: "Old"), edition: "1")
        _ = try await store.services.myFilms.apply(.watchlist(true), to: id, of: .owner)
        // What a process leaves behind that ended between the two steps: the new file, and the old facts.
        let file = CatalogueFile(.file(directory: folder.path))
        let draft = try file.draft(CatalogueDescription(edition: edition, madeAt: Timestamp(Date())))
        try draft.add(Self.films(2, title: "New"))
        let titles = try await draft.complete()
        #expect(try draft.seal() == 2)
        try file.put(draft, index: titles)

        let reopened = try await Store.open(directory: folder.path)
        let shelf = try await reopened.services.myFilms.shelf(
            MyFilmsQuery(shelf: .watchlist), of: .owner, page: PageRequest()
        ).films
        #expect(shelf.items.map(\.film.title) == ["New 1"])
    }

    @Test func onlyTheCatalogueIsReadOnly() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: Self.films(1, title: "A"), edition: "1")
        let file = CatalogueFile(.file(directory: folder.path))
        #expect(throws: StorageError.readOnly) {
            _ = try file.read { try $0.execute(sql: "DELETE FROM film") }
        }
    }
}
