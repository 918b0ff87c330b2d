import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Foundation
import Synchronization
import Testing

/// The file of titles beside a catalogue: which one is read, and what happens when it is wrong.
struct CatalogueTitlesTests {
    private let folder = TemporaryFolder()

    private final class Tally: Sendable {
        let count = Mutex(0)
    }

    private func open() async throws -> Store {
        try await Store.open(directory: folder.path, passwordCost: .low)
    }

    /// A store whose catalogue has one film.
    private func store(_ title: String, edition: String = "first") async throws -> Store {
        let store = try await open()
        _ = try await store.catalogue.replace(with: [.sample(title, imdb: 1, year: 1999)], edition: edition)
        return store
    }

    private var indexes: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".titles") }
        }
    }

    private func titles(_ text: String, in store: Store) async throws -> [String] {
        let query = try #require(SearchQuery(text))
        return try await store.services.search.films(matching: query, page: PageRequest()).films.items.map(\.title)
    }

    @Test func eachCatalogueHasItsOwnAndTheOthersGo() async throws {
        let store = try await store("Lamplighter")
        let first = try indexes
        #expect(first.count == 1)
        _ = try await store.catalogue.replace(with: [.sample("Owl", imdb: 1)], edition: "second")
        #expect(try indexes.count == 1)
        #expect(try indexes != first)
        #expect(try await titles("owl", in: store) == ["Owl"])
        #expect(try await titles("lamplighter", in: store) == [])
    }

    @Test func othersHaveTheirTurnBetweenTwoOfManySearches() async throws {
        let search = try await store("Lamplighter").services.search
        let query = try #require(SearchQuery("owl"))
        let rows = 2 * ProcessInfo.processInfo.activeProcessorCount
        let searches = 100
        let made = Tally()
        let madeBefore = try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 0..<rows {
                group.addTask {
                    for _ in 0..<searches {
                        _ = try await search.films(matching: query, page: PageRequest())
                        made.count.withLock { $0 += 1 }
                    }
                    return nil
                }
            }
            group.addTask { made.count.withLock(\.self) }
            return try await group.reduce(nil) { $0 ?? $1 }
        }
        #expect(try #require(madeBefore) < rows * searches / 4)
    }

    @Test func anotherProcessReadsTheNewIndexWithTheNewCatalogue() async throws {
        let reader = try await store("Lamplighter")
        #expect(try await titles("lamplightr", in: reader) == ["Lamplighter"])
        _ = try await open().catalogue.replace(with: [.sample("Owl", imdb: 1)], edition: "second")
        #expect(try await titles("owl", in: reader) == ["Owl"])
        #expect(try await titles("lamplighter", in: reader) == [])
    }

    @Test(arguments: ["missing", "empty", "cut", "of another catalogue", "no index"])
    func whatIsOfNoUseIsMadeAnew(_ damage: String) async throws {
        _ = try await store("Lamplighter")
        let path = folder.path + "/" + (try #require(try indexes.first))
        let good = try Data(contentsOf: URL(filePath: path))
        switch damage {
        case "missing": try FileManager.default.removeItem(atPath: path)
        case "empty": try Data().write(to: URL(filePath: path))
        case "cut": try good.prefix(good.count / 2).write(to: URL(filePath: path))
        case "of another catalogue":
            _ = try await open().catalogue.replace(with: [.sample("Owl", imdb: 1)], edition: "second")
            let other = folder.path + "/" + (try #require(try indexes.first))
            try good.write(to: URL(filePath: other))
        default: try Data("Not an index of titles at all.".utf8).write(to: URL(filePath: path))
        }
        let store = try await open()
        let title = damage == "of another catalogue" ? "Owl" : "Lamplighter"
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await titles(title, in: store) } }
            for try await found in group { #expect(found == [title]) }
        }
        #expect(try indexes.count == 1)
        #expect(try await titles(title, in: try await open()) == [title])
    }

    @Test func damageWithinIsFoundBeforeSearchesAreAnswered() async throws {
        _ = try await store("Lamplighter")
        let path = folder.path + "/" + (try #require(try indexes.first))
        let good = try Data(contentsOf: URL(filePath: path))
        var bad = good
        bad[good.count - 10] ^= 0xFF
        try bad.write(to: URL(filePath: path))
        let store = try await open()
        try await store.services.search.prepare()
        #expect(try Data(contentsOf: URL(filePath: path)) == good)
        #expect(try await titles("lamplighter", in: store) == ["Lamplighter"])
    }

    @Test func whereNoFileCanBeItIsKeptInMemory() async throws {
        _ = try await store("Lamplighter")
        let path = folder.path + "/" + (try #require(try indexes.first))
        try FileManager.default.removeItem(atPath: path)
        // There is a folder instead of the file.
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let store = try await open()
        #expect(try await titles("lamplighter", in: store) == ["Lamplighter"])
        #expect(try await titles("lamplight", in: store) == ["Lamplighter"])
    }

    @Test func whatAnEndedProcessLeftIsRemoved() async throws {
        _ = try await store("Lamplighter")
        for name in [
            "catalogue-1234.titles", "catalogue-1234.titles.part", "catalogue.sqlite.12345678.new.titles",
            "catalogue.sqlite.12345678.new",
        ] {
            try Data("left".utf8).write(to: URL(filePath: folder.path + "/" + name))
        }
        _ = try await open()
        #expect(try indexes.count == 1)
        let store = try await open()
        #expect(try await titles("lamplighter", in: store) == ["Lamplighter"])
    }

    @Test func aFilmIsFoundThoughItGotAnotherIDAfterTheIndexWasMade() async throws {
        let store = try await open()
        let added = try await store.services.films.add(
            FilmDraft(title: "Lamplighter", year: 1999, directors: ["Ona Vilar"]))
        _ = try await store.services.myFilms.apply(.favourite(true), to: added.id, of: .owner)
        let film = Film.sample("Lamplighter", imdb: 1, year: 1999, directors: ["Ona Vilar"], prominence: 3)
        _ = try await store.catalogue.replace(with: [film, .sample("Owl", imdb: 2)], edition: "first")
        let query = try #require(SearchQuery("lamplighter"))
        let found = try await store.services.search.films(matching: query, page: PageRequest())
        #expect(found.films.items.map(\.id) == [added.id])
        #expect(found.matches[added.id]?.name.text == "Lamplighter")
    }

    @Test func aCatalogueIsPutInPlaceWithItsIndexOnly() async throws {
        let store = try await open()
        let draft = try await store.catalogue.begin(
            CatalogueDescription(edition: "1", madeAt: Timestamp(milliseconds: 0)))
        try await draft.add([.sample("Lamplighter", imdb: 1)])
        draft.abandon()
        #expect(try indexes == [])
        #expect(try await titles("lamplighter", in: store) == [])
    }
}
