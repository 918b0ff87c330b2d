import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

@testable import FilmzCatalogue

/// The episodes of shows, from `title.episode` and `title.basics`.
struct DatasetEpisodesTests {
    private static let shows = [
        "tt0000006\ttvSeries\tHarbour Lights\tHarbour Lights\t0\t1990\t1992\t45\tDrama",
        "tt0000005\ttvSeries\tFew Saw It\tFew Saw It\t0\t1990\t1992\t45\tDrama",
        "tt0000004\ttvMiniSeries\tThree Nights\tThree Nights\t0\t1990\t1992\t45\tDrama",
        "tt0000003\tmovie\tA Film\tA Film\t0\t1990\t\\N\t45\tDrama",
        "tt0000002\ttvSeries\tNot for All\tNot for All\t1\t1990\t\\N\t45\tDrama",
    ]
    private static let ratings = ["6\t1000", "5\t999", "4\t2000", "3\t5000", "2\t5000", "1\t5000"].map { row in
        "tt000000" + row.replacingOccurrences(of: "\t", with: "\t7.5\t")
    }

    private static func episode(_ id: String, _ title: String, _ minutes: String = "50") -> String {
        "\(id)\ttvEpisode\t\(title)\t\(title)\t0\t1990\t\\N\t\(minutes)\tDrama"
    }

    private struct Imported {
        let store: Store
        let outcome: DatasetImport.Outcome

        func number(of show: Int, _ episode: String) async throws -> Episode? {
            let number = try #require(EpisodeNumber(episode))
            return try await store.services.shows.episode(number, of: DatasetEpisodesTests.id(show))
        }

        /// The episodes of some seasons: number, title and minutes.
        func episodes(of show: Int, seasons: [Int] = [1]) async throws -> [String] {
            var told: [String] = []
            for season in seasons {
                let page = try await store.services.shows.episodes(
                    ofSeason: season, of: DatasetEpisodesTests.id(show), for: .owner, page: PageRequest(size: 100))
                told += page.items.map(\.episode).map { episode in
                    let parts = [episode.number?.description, episode.title, episode.runtime.map(String.init)]
                    return parts.map { $0 ?? "-" }.joined(separator: " ")
                }
            }
            return told
        }
    }

    private static func id(_ number: Int) throws -> Film.ID {
        Film.ID(.imdb(try #require(IMDbID(number: number))))
    }

    /// - Parameter episodes: the rows of `title.episode`; nil when the file is not there
    private static func load(
        _ episodes: [String]?, _ basics: [String], ratings: [String] = [], options: DatasetOptions = DatasetOptions()
    ) async throws -> Imported {
        var rows: [DatasetFile: [String]] = [.basics: shows + basics, .ratings: Self.ratings + ratings]
        rows[.episodes] = episodes
        let sample = try DatasetSample(rows)
        defer { withExtendedLifetime(sample) {} }
        let store = try Store.inMemory(passwordCost: .low)
        let job = DatasetImport(sample.files, options: options, shipped: StarterCatalogue([]))
        return Imported(store: store, outcome: try await job.run(into: store.catalogue))
    }

    @Test func episodesOfKnownShowsAreListedInTheirOrder() async throws {
        let imported = try await Self.load(
            [
                "tt0000017\ttt0000006\t1\t2", "tt10000001\ttt0000006\t1\t1", "tt10000002\ttt0000005\t1\t1",
                "tt1000001\ttt0000004\t1\t1", "tt9000001\ttt0000006\t2\t1",
            ],
            [
                Self.episode("tt0000017", "The Ferry"), Self.episode("tt10000001", "Été", "\\N"),
                Self.episode("tt10000002", "Unseen"), Self.episode("tt1000001", "Night One", "0"),
                Self.episode("tt9000001", "Home"),
            ])
        #expect(imported.outcome.problems.isEmpty)
        #expect(imported.outcome.filmCount == 4)
        #expect(imported.outcome.episodeCount == 4)
        #expect(
            try await imported.episodes(of: 6, seasons: [1, 2]) == [
                "s01e01 Été -", "s01e02 The Ferry 50", "s02e01 Home 50",
            ])
        #expect(try await imported.episodes(of: 4) == ["s01e01 Night One -"])
        let first = try #require(try await imported.number(of: 6, "s01e01"))
        #expect(first.externalIDs.imdb?.number == 10_000_001)
        #expect(try await imported.store.services.shows.episode(first.id, of: Self.id(6)) == first)
        #expect(try await imported.number(of: 6, "s01e03") == nil, "the list says how many there are")
        let progress = try await imported.store.services.shows.progress(in: Self.id(6), of: .owner)
        #expect(progress.seasons.map(\.episodeCount) == [2, 1])
        #expect(progress.next == first)
    }

    @Test func showsThatFewRatedHaveNoneUnlessTheyAreWanted() async throws {
        let rows = ["tt0000017\ttt0000005\t1\t1"]
        let basics = [Self.episode("tt0000017", "Unseen")]
        #expect(try await Self.load(rows, basics).outcome.episodeCount == 0)
        for votes in [0, 999] {
            let all = try await Self.load(rows, basics, options: DatasetOptions(episodeVotes: votes))
            #expect(try await all.episodes(of: 5) == ["s01e01 Unseen 50"], "\(votes)")
        }
    }

    @Test(arguments: [
        ("Episode #1.5", nil), ("Episode #12.105", nil), ("Episode #1.5: Fire", "Episode #1.5: Fire"),
        ("Episode #1", "Episode #1"), ("Episode dated 3 March 1991", "Episode dated 3 March 1991"), ("\\N", nil),
        ("\u{1}", nil),
    ])
    func titlesThatAreNoneAreNotTaken(_ text: String, _ title: String?) async throws {
        let imported = try await Self.load(["tt0000017\ttt0000006\t1\t5"], [Self.episode("tt0000017", text)])
        let episode = try #require(try await imported.number(of: 6, "s01e05"))
        #expect(episode.title == title)
        #expect(episode.runtime == 50)
        #expect(imported.outcome.problems.isEmpty)
    }

    @Test(arguments: [
        ("1991\t3", "s1991e03"), ("0\t1", "s00e01"), ("5\t0", "s05e00"), ("1\t15929", "s01e15929"),
        ("9999\t50000", "s9999e50000"), ("\\N\t\\N", nil), ("\\N\t1", nil), ("1\t\\N", nil), ("10000\t1", nil),
        ("1\t50001", nil), ("9999999999\t9999999999", nil),
    ])
    func numbersAreTakenAsFarAsAShowCanHaveThem(_ numbers: String, _ expected: String?) async throws {
        let imported = try await Self.load(
            ["tt0000017\ttt0000006\t\(numbers)"], [Self.episode("tt0000017", "The Ferry")])
        #expect(imported.outcome.episodeCount == (expected == nil ? 0 : 1))
        if let expected { #expect(try await imported.number(of: 6, expected)?.title == "The Ferry") }
        #expect(imported.outcome.problems.isEmpty)
    }

    @Test func ofSeveralAtOnePlaceTheBestKnownIsTaken() async throws {
        let ids = ["tt0000011", "tt0000012", "tt0000013", "tt0000014"]
        let imported = try await Self.load(
            ids.map { "\($0)\ttt0000006\t1\t\($0 == "tt0000014" ? 2 : 1)" },
            ids.map { Self.episode($0, "Version \($0.suffix(1))") },
            ratings: ["tt0000012\t5.0\t40", "tt0000013\t9.0\t39"])
        #expect(imported.outcome.episodeCount == 2)
        #expect(try await imported.episodes(of: 6) == ["s01e01 Version 2 50", "s01e02 Version 4 50"])
        let unrated = try await Self.load(
            ids.reversed().map { "\($0)\ttt0000006\t1\t1" }, ids.map { Self.episode($0, "Version \($0.suffix(1))") })
        #expect(try await unrated.episodes(of: 6) == ["s01e01 Version 1 50"], "whatever the order of the files")
    }

    @Test func orphansAreDroppedAndCounted() async throws {
        let imported = try await Self.load(
            [
                "tt0000011\ttt0000006\t1\t1", "tt0000012\ttt0000001\t1\t1", "tt0000013\ttt0000006\t1\t2",
                "tt0000014\ttt0000002\t1\t1", "tt0000015\ttt0000003\t1\t1", "tt0000016\ttt0000005\t1\t1",
                "tt0000017\ttt0000006\t1\t3",
            ],
            ["tt0000011", "tt0000012", "tt0000014", "tt0000015"].map { Self.episode($0, "Here") }
                + ["tt0000017\ttvSpecial\tNo Episode\tNo Episode\t0\t1990\t\\N\t50\tDrama"])
        #expect(try await imported.episodes(of: 6) == ["s01e01 Here 50"])
        #expect(imported.outcome.episodeCount == 1, "a film has none, and neither has what is not imported")
        // One has no show, one no row, and those of a show that is left out were not asked for.
        #expect(imported.outcome.problems.counts == [.orphan: 2])
        #expect(imported.outcome.problems.examples.map(\.line) == [nil])
        #expect(imported.outcome.filmCount == 5)
    }

    @Test func badRowsAreCountedAndSkipped() async throws {
        let good = (11...20).map { "tt00000\($0)\ttt0000006\t1\t\($0)" }
        let imported = try await Self.load(
            good + [
                "", "tt0000021", "tt0000022\ttt0000006\t1", "tt0000023\ttt0000006\t1\t1\tmore",
                "tt0000024\tnobody\t1\t1",
                "nobody\ttt0000006\t1\t1", "nobody\ttt0000005\t1\t1", "tt0000025\ttt0000006\tone\t1",
                "tt0000026\ttt0000006\t1\t-1", good[0],
            ],
            (11...26).map { Self.episode("tt00000\($0)", "Title \($0)") })
        #expect(imported.outcome.episodeCount == 10)
        #expect(imported.outcome.problems.counts == [.columns: 4, .id: 3, .number: 2, .duplicate: 1])
    }

    @Test func withoutTheFileShowsHaveNoEpisodesOfTheirOwn() async throws {
        let basics = [Self.episode("tt0000017", "The Ferry")]
        let imported = try await Self.load(nil, basics)
        #expect(imported.outcome.episodeCount == nil)
        #expect(imported.outcome.filmCount == 4)
        #expect(try await imported.number(of: 6, "s01e01")?.title == nil)
        let rows = ["tt0000017\ttt0000006\t1\t1"]
        let films = try await Self.load(rows, basics, options: DatasetOptions(kinds: [.movie]))
        #expect(films.outcome.episodeCount == nil, "no shows were wanted")
        #expect(films.outcome.problems.isEmpty, "no shows were wanted")
        let without = try await Self.load(rows, basics, options: DatasetOptions(files: []))
        #expect(without.outcome.episodeCount == nil)
    }

    @Test func whatThePersonLoggedStaysWithItsEpisode() async throws {
        let rows = ["tt0000017\ttt0000006\t1\t1", "tt0000018\ttt0000006\t1\t2"]
        let basics = [Self.episode("tt0000017", "The Ferry"), Self.episode("tt0000018", "The Storm")]
        let imported = try await Self.load(rows, basics)
        let first = try #require(try await imported.number(of: 6, "s01e01"))
        let log = EpisodeLog(first, draft: ViewingDraft(watchedOn: .unknown))
        _ = try await imported.store.services.myFilms.apply(.logEpisodes([log]), to: Self.id(6), of: .owner)
        let sample = try DatasetSample([
            .basics: Self.shows + basics, .ratings: Self.ratings, .episodes: rows,
        ])
        _ = try await DatasetImport(sample.files).run(into: imported.store.catalogue)
        let progress = try await imported.store.services.shows.progress(in: Self.id(6), of: .owner)
        #expect(progress.seenCount == 1)
        #expect(progress.next?.title == "The Storm")
    }

    @Test func aDamagedFileIsRefused() async throws {
        let sample = try DatasetSample([
            .basics: Self.shows + [Self.episode("tt0000017", "The Ferry")], .ratings: Self.ratings,
            .episodes: ["tt0000017\ttt0000006\t1\t1"],
        ])
        let good = try sample.bytes(.episodes)
        let path = sample.path(.episodes)
        let store = try Store.inMemory(passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        var corrupt = good
        corrupt[good.count - 5] ^= 1
        for (bytes, error) in [
            (Array(good.dropLast(9)), DatasetError.truncated(path)), (Array(good.prefix(20)), .truncated(path)),
            (corrupt, .corrupt(path)), (good + [0], .trailing(path)), ([], .notGzip(path)),
            (try sample.bytes(.ratings), .wrongHeader(path, .episodes)),
        ] {
            try sample.write(.episodes, bytes)
            await #expect(throws: error) { try await DatasetImport(sample.files).run(into: store.catalogue) }
        }
        #expect(try await store.catalogue.edition() == "old")
        try sample.write(.episodes, good)
        #expect(try await DatasetImport(sample.files).run(into: store.catalogue).episodeCount == 1)
    }
}
