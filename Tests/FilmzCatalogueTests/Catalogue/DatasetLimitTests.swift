import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

@testable import FilmzCatalogue

/// Files that would fill the memory, or leave nothing of the catalogue, are refused before anything is changed.
struct DatasetLimitTests {
    private static func expect(
        _ error: DatasetError, _ sample: DatasetSample, _ options: DatasetOptions = DatasetOptions(),
        _ limits: DatasetLimits = .standard
    ) async throws {
        let store = try Store.inMemory(passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        var job = DatasetImport(sample.files, options: options)
        job.limits = limits
        await #expect(throws: error) { try await job.run(into: store.catalogue) }
        #expect(try await store.catalogue.edition() == "old")
    }

    @Test(arguments: [DatasetFile.basics, .ratings])
    func aFileOfNothingButItsHeaderIsRefused(_ file: DatasetFile) async throws {
        let sample = try DatasetSample()
        try sample.write(file, [] as [String])
        try await Self.expect(.empty(sample.path(file)), sample)
    }

    @Test func aCatalogueOfNothingIsRefused() async throws {
        let sample = try DatasetSample()
        try await Self.expect(.nothingKept(sample.path(.basics)), sample, DatasetOptions(leastVotes: 1_000_000))
        try await Self.expect(.nothingKept(sample.path(.basics)), sample, DatasetOptions(kinds: [.tvMiniSeries]))
    }

    @Test(arguments: DatasetFile.allCases)
    func moreRowsThanAnyFileHasAreRefused(_ file: DatasetFile) async throws {
        let sample = try DatasetSample()
        let rows: [DatasetFile: String] = [
            .basics: DatasetSample.basics[0], .ratings: DatasetSample.ratings[0],
            .alternativeTitles: "tt0000007\t1\tLantern\tUS\ten\t\\N\t\\N\t0", .crew: "tt0000007\tnm0000001\t\\N",
            .episodes: "tt0000008\ttt0000006\t1\t1",
            .principals: "tt0000007\t1\tnm0000001\tactor\t\\N\t\\N", .names: "nm0000001\tOna\t\\N\t\\N\t\\N\t\\N",
        ]
        for (file, row) in rows { try sample.write(file, [row]) }
        try sample.write(file, Array(repeating: try #require(rows[file]), count: 11))
        var limits = DatasetLimits.standard
        limits.rows[file] = 10
        try await Self.expect(.tooManyRows(sample.path(file), limit: 10), sample, DatasetOptions(), limits)
    }

    @Test func moreFilmsThanThereAreAreRefusedThoughTheyAreTheSame() async throws {
        let sample = try DatasetSample()
        try sample.write(.basics, Array(repeating: DatasetSample.basics[0], count: 11))
        var limits = DatasetLimits.standard
        limits.films = 10
        try await Self.expect(.tooManyFilms(sample.path(.basics), limit: 10), sample, DatasetOptions(), limits)
    }

    @Test func moreGenresThanThereAreAreRefused() async throws {
        let sample = try DatasetSample()
        let rows = (1...1_001).map { "tt\(1_000_000 + $0)\tmovie\tA\tA\t0\t1999\t\\N\t90\tGenre \($0)" }
        try sample.write(.basics, rows)
        try await Self.expect(.tooManyGenres(sample.path(.basics), limit: 1_000), sample)
    }

    @Test func oneOfManyTitlesOfAFilmIsNotComparedWithAllOfThem() async throws {
        let sample = try DatasetSample()
        let rows = (1...2_000).map { "tt0000007\t\($0)\tLantern \($0)\tUS\ten\t\\N\t\\N\t0" }
        try sample.write(.alternativeTitles, rows)
        let outcome = try await DatasetImport(sample.files).run(into: Store.inMemory(passwordCost: .low).catalogue)
        #expect(outcome.nameCount == 300)
    }

    @Test func noLineIsMadeUpForRowsThatAreThereTwice() async throws {
        let sample = try DatasetSample()
        try sample.write(.ratings, DatasetSample.ratings + DatasetSample.ratings)
        try sample.write(.basics, DatasetSample.basics + DatasetSample.basics)
        let outcome = try await DatasetImport(sample.files).run(into: Store.inMemory(passwordCost: .low).catalogue)
        #expect(outcome.problems.examples.map(\.file) == [.ratings, .basics])
        #expect(outcome.problems.examples.allSatisfy { $0.kind == .duplicate && $0.line == nil })
        #expect(outcome.problems.counts == [.duplicate: 6])
    }
}
