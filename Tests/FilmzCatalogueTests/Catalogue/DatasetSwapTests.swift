import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Foundation
import Synchronization
import Testing

/// A new catalogue replaces the old one in one step or not at all, and nothing personal is lost.
struct DatasetSwapTests {
    private static func drafts(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".new") }
    }

    @Test func aCancelledImportLeavesTheOldCatalogueAndNoDraft() async throws {
        let folder = TemporaryFolder()
        let sample = try DatasetSample()
        let store = try await Store.open(directory: folder.path, passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        try sample.write(.episodes, ["tt0000008\ttt0000007\t1\t1"])
        for file in [DatasetFile.ratings, .episodes, .basics] {
            let (start, go) = AsyncStream.makeStream(of: Void.self)
            let canceller = Canceller()
            let task = Task {
                for await _ in start {}
                return try await DatasetImport(sample.files) { if $0.file == file { canceller.cancel() } }
                    .run(into: store.catalogue)
            }
            canceller.onCancel { task.cancel() }
            go.finish()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await store.catalogue.edition() == "old")
            #expect(try Self.drafts(folder) == [])
        }
        #expect(try await DatasetImport(sample.files).run(into: store.catalogue).filmCount == 3)
        #expect(try Self.drafts(folder) == [])
    }

    @Test func aRefusedFileLeavesTheOldCatalogueAndNoDraft() async throws {
        let folder = TemporaryFolder()
        let sample = try DatasetSample()
        let store = try await Store.open(directory: folder.path, passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        try sample.write(.basics, try sample.bytes(.basics).dropLast())
        await #expect(throws: DatasetError.truncated(sample.path(.basics))) {
            try await DatasetImport(sample.files).run(into: store.catalogue)
        }
        #expect(try await store.catalogue.edition() == "old")
        #expect(try Self.drafts(folder) == [])
    }

    @Test func importingTwiceGivesTheSame() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let sample = try DatasetSample()
        func films() async throws -> [Film] {
            let query = DiscoverQuery(sort: .popular)
            return try await store.services.discover.films(query, page: PageRequest()).films.items
        }
        let first = try await DatasetImport(sample.files).run(into: store.catalogue)
        let edition = try await store.catalogue.edition()
        let before = try await films()
        #expect(try await DatasetImport(sample.files).run(into: store.catalogue) == first)
        #expect(try await store.catalogue.edition() == edition)
        #expect(try await films() == before)
        #expect(before.count == 3)
        _ = try await DatasetImport(sample.files, options: DatasetOptions(leastVotes: 1)).run(into: store.catalogue)
        #expect(try await store.catalogue.edition() != edition, "other options make another edition")
    }

    @Test func readersSeeAWholeCatalogueMeanwhile() async throws {
        let folder = TemporaryFolder()
        let sample = try DatasetSample()
        let store = try await Store.open(directory: folder.path, passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        try await withThrowingTaskGroup { group in
            group.addTask {
                for round in 1...6 {
                    if round.isMultiple(of: 2) {
                        _ = try await store.catalogue.replace(with: [.french], edition: "old")
                    } else {
                        _ = try await DatasetImport(sample.files).run(into: store.catalogue)
                    }
                }
            }
            for _ in 1...2 {
                group.addTask {
                    for _ in 1...100 {
                        let query = DiscoverQuery(sort: .popular)
                        let films = try await store.services.discover.films(query, page: PageRequest()).films
                        #expect(films.total == films.items.count)
                        #expect([1, 3].contains(films.total))
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func whatPeopleKeptOutlivesTheImport() async throws {
        let sample = try DatasetSample()
        let store = try Store.inMemory(clock: SettableClock().clock, passwordCost: .low)
        let services = store.services
        let imdb = try #require(IMDbID(number: 7))
        let known = Film.sample("Lamplighter, The", imdb: 7, tmdb: 70, year: 1931)
        _ = try await store.catalogue.replace(with: [known, .french], edition: "old")
        let byHand = try await services.films.add(FilmDraft(title: "\"Quoted\" nights!", year: 2031))
        let unknown = try await services.films.add(FilmDraft(title: "Étude in Łódź", year: 1950, directors: ["Nobody"]))
        for id in [known.id, byHand.id, unknown.id, Film.french.id] {
            _ = try await services.myFilms.apply(.log(.bare, id: .random()), to: id, of: .owner)
        }

        #expect(try await DatasetImport(sample.files).run(into: store.catalogue).filmCount == 3)
        #expect(try await services.films.film(known.id)?.title == "The Lamplighter")
        #expect(try await services.films.film(.tmdb(70))?.id == Film.ID(.imdb(imdb)), "what was known stays known")
        let quoted = try #require(try await services.films.film(byHand.id))
        #expect(quoted.id == byHand.id)
        #expect(quoted.title == "\"Quoted\" Nights")
        #expect(quoted.externalIDs.imdb == IMDbID(number: 10_000_009))
        let itsID = try #require(quoted.externalIDs.imdb)
        #expect(try await services.films.film(.imdb(itsID))?.id == byHand.id)
        #expect(try await services.films.film(unknown.id) == unknown, "another year is another film")
        #expect(try await services.films.film(Film.french.id)?.title == Film.french.title)
        for id in [known.id, byHand.id, unknown.id, Film.french.id] {
            #expect(try await services.myFilms.myFilm(id, of: .owner).viewings.count == 1)
        }
        let query = try #require(SearchQuery("quoted"))
        #expect(
            try await services.search.films(matching: query, page: PageRequest()).films.items.map(\.id) == [byHand.id])
        let popular = try await services.discover.films(DiscoverQuery(sort: .popular), page: PageRequest()).films
        let third = try #require(Film.ID("1000001"))
        #expect(Set(popular.items.map(\.id)) == [Film.ID(.imdb(imdb)), byHand.id, third])

        // Once more, from a catalogue that already has the unusual ID.
        #expect(try await DatasetImport(sample.files).run(into: store.catalogue).filmCount == 3)
        #expect(try await services.films.film(byHand.id)?.id == byHand.id)
    }

    @Test func progressIsTold() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let sample = try DatasetSample()
        let (told, continuation) = AsyncStream.makeStream(of: DatasetProgress.self)
        _ = try await DatasetImport(sample.files) { continuation.yield($0) }.run(into: store.catalogue)
        continuation.finish()
        var last: [DatasetFile: DatasetProgress] = [:]
        for await progress in told { last[progress.file] = progress }
        #expect(last.keys.sorted { $0.rawValue < $1.rawValue } == [.basics, .ratings])
        let basics = try #require(last[.basics])
        #expect(basics.isFinished)
        #expect((basics.rows, basics.keptCount) == (4, 3))
        #expect(basics.bytesRead == basics.byteCount)
        #expect(basics.byteCount == (try sample.bytes(.basics)).count)
        #expect(basics.fraction == 1)
    }

    @Test func timeLeftIsWorkedOut() {
        var progress = DatasetProgress(file: .basics, byteCount: 400)
        #expect(progress.timeLeft == nil)
        progress.bytesRead = 100
        progress.rows = 50
        progress.elapsed = .seconds(2)
        #expect(progress.timeLeft == .seconds(6))
        #expect(progress.rowsPerSecond == 25)
        #expect(progress.fraction == 0.25)
    }
}

/// Cancels a task that it gets later.
private final class Canceller: Sendable {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func onCancel(_ action: @escaping @Sendable () -> Void) {
        self.action.withLock { $0 = action }
    }

    func cancel() {
        action.withLock { $0 }?()
    }
}
