import FilmzContracts
import FilmzDomain
import FilmzLocking
import FilmzTestSupport
import GRDB
import Testing

@testable import FilmzStore

struct CollectedEpisodesTests {
    private typealias Facts = EpisodeBatch.Facts

    /// A row of the table `episode`.
    private struct Stored: Equatable {
        var show: Int64
        var position: Int
        var imdb: Int
        var title: String?
        var runtime: Int?
    }

    /// IMDb's numbers from 1 on, and whether they are shows; 9 is in no catalogue.
    private static let films: [(number: Int, isShow: Bool)] = [
        (1, true), (2, false), (3, true), (4, true), (70_000_000, true),
    ]

    private static func id(_ number: Int) throws -> Film.ID {
        Film.ID(.imdb(try #require(IMDbID(number: number))))
    }

    /// A draft with some shows and a film, which sorts a few episodes at a time.
    private static func draft(runLimit: Int = 1 << 17, blockSize: Int = 1 << 16) async throws -> CatalogueDraft {
        let draft = try CatalogueDraft(
            nil, description: CatalogueDescription(edition: "1", madeAt: Timestamp(milliseconds: 0)))
        draft.episodes.withLock { $0 = CollectedEpisodes(runLimit: runLimit, blockSize: blockSize) }
        let facts = try films.map { film in
            FilmBatch.Facts(
                imdb: try #require(IMDbID(number: film.number)), kind: film.isShow ? .series : .film, title: 0..<4,
                originalTitle: nil, year: 1990, runtime: nil, genres: 0..<0, ratingTenths: nil, votes: 0,
                prominence: nil)
        }
        _ = try await draft.add(FilmBatch(text: Array("Name".utf8), films: facts))
        return draft
    }

    private static func stored(_ draft: CatalogueDraft) throws -> [Stored] {
        try draft.write { db in
            try Row.fetchAll(db, sql: "SELECT * FROM episode ORDER BY film_id, position").map { row in
                Stored(
                    show: row["film_id"], position: row["position"], imdb: row["imdb_id"], title: row["title"],
                    runtime: row["runtime"])
            }
        }
    }

    /// What is expected when these are collected.
    private static func model(_ batches: [EpisodeBatch]) throws -> [Stored] {
        var best: [String: (votes: Int, row: Stored)] = [:]
        for batch in batches {
            for episode in batch.episodes {
                guard try films.contains(where: { try $0.isShow && id($0.number) == episode.show }) else { continue }
                let row = Stored(
                    show: episode.show.rawValue, position: episode.number.position, imdb: episode.imdb.number,
                    title: episode.title.map { String(decoding: batch.text[$0], as: UTF8.self) },
                    runtime: episode.runtime)
                let place = "\(episode.show) \(episode.number)"
                if let known = best[place],
                    (-known.votes, known.row.imdb) < (-episode.votes, row.imdb)
                {
                    continue
                }
                best[place] = (episode.votes, row)
            }
        }
        return best.values.map(\.row).sorted { ($0.show, $0.position) < ($1.show, $1.position) }
    }

    /// Episodes of all films and of what is none, with few different numbers, so that many are at the same place.
    private static func batches(_ generator: inout SeededGenerator) throws -> [EpisodeBatch] {
        let titles = ["", "A", "Été", "Ein längerer Titel als ein ganzer Block", "Fog"]
        var ids = Array(100...400).shuffled(using: &generator)
        return try (0...Int.random(in: 0...8, using: &generator)).map { _ in
            var batch = EpisodeBatch(text: Array("before".utf8))
            for _ in 0..<Int.random(in: 0...30, using: &generator) {
                let shows = films.map(\.number) + [9]
                let title = titles.randomElement(using: &generator).map { Array($0.utf8) } ?? []
                let numbers = [0, 1, 2, 127, 128, 50_000]
                let number = EpisodeNumber(
                    season: [0, 1, 1991, 9_999].randomElement(using: &generator) ?? 0,
                    episode: numbers.randomElement(using: &generator) ?? 0)
                batch.episodes.append(
                    Facts(
                        show: try id(shows.randomElement(using: &generator) ?? 9), number: try #require(number),
                        imdb: try #require(IMDbID(number: ids.removeLast())),
                        title: Bool.random(using: &generator)
                            ? batch.text.count..<batch.text.count + title.count : nil,
                        runtime: [nil, 1, 127, 128, 60_000].randomElement(using: &generator) ?? nil,
                        votes: [0, 0, 1, 5_000_000, .max].randomElement(using: &generator) ?? 0))
                batch.text += title
            }
            return batch
        }
    }

    @Test func theyStandInTheOrderOfTheirShowsHoweverTheyCome() async throws {
        let rounds = RandomRounds(40)
        var generator = rounds.generator
        var most = 0
        for round in 0..<rounds.count {
            let batches = try Self.batches(&generator)
            // Blocks of one episode and of several, and one or many runs.
            let draft = try await Self.draft(
                runLimit: [1, 2, 7, 1_000][round % 4], blockSize: [1, 60, 1_000].randomElement(using: &generator) ?? 1)
            for batch in batches { try draft.add(batch) }
            let expected = try Self.model(batches)
            #expect(try draft.arrangeEpisodes() == expected.count)
            #expect(try Self.stored(draft) == expected, "seed \(rounds.seed), round \(round)")
            most = max(most, expected.count)
        }
        #expect(most > 60)
    }

    @Test func theLargestNumbersAreKept() async throws {
        let show = try Self.id(70_000_000)
        let number = try #require(EpisodeNumber(season: 9_999, episode: 50_000))
        let imdb = try #require(IMDbID(number: 999_999_999))
        let title = String(repeating: "ß", count: 1_000)
        let draft = try await Self.draft(blockSize: 1)
        try draft.add(
            EpisodeBatch(
                text: Array(title.utf8),
                episodes: [
                    Facts(show: show, number: number, imdb: imdb, title: 0..<2_000, runtime: 60_000, votes: .max)
                ]))
        #expect(try draft.arrangeEpisodes() == 1)
        #expect(
            try Self.stored(draft) == [
                Stored(
                    show: show.rawValue, position: number.position, imdb: 999_999_999, title: title, runtime: 60_000)
            ])
    }

    @Test func nothingIsLeftOfWhatWasCollected() async throws {
        let draft = try await Self.draft(runLimit: 2)
        #expect(try draft.arrangeEpisodes() == 0)
        let facts = try (1...5).map { number in
            Facts(
                show: try Self.id(1), number: try #require(EpisodeNumber(season: 1, episode: number)),
                imdb: try #require(IMDbID(number: 100 + number)), title: nil, runtime: nil, votes: 0)
        }
        try draft.add(EpisodeBatch(text: [], episodes: facts))
        func tables() throws -> Int? {
            try draft.write { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_temp_master") }
        }
        #expect(try tables() == 1, "two of three runs are put aside")
        #expect(try draft.arrangeEpisodes() == 5)
        #expect(try tables() == 0)
        #expect(try draft.arrangeEpisodes() == 0)
        #expect(try Self.stored(draft).count == 5)
    }

    @Test func arrangingThemCanBeCancelled() async throws {
        let draft = try await Self.draft(runLimit: 2)
        let episode = Facts(
            show: try Self.id(1), number: .first, imdb: try #require(IMDbID(number: 100)), title: nil, runtime: nil,
            votes: 0)
        try draft.add(EpisodeBatch(text: [], episodes: [episode]))
        let (start, go) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in start {}
            return try draft.arrangeEpisodes()
        }
        task.cancel()
        go.finish()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
