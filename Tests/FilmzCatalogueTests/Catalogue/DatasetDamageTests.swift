import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Foundation
import Testing

/// Damaged files are refused, and nothing is changed.
struct DatasetDamageTests {
    /// `DatasetSample.ratings`, compressed by gzip.
    private static let compressed: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x2B, 0x49, 0xCE, 0xCF, 0x2B, 0x2E, 0xE1, 0x4C,
        0x2C, 0x4B, 0x2D, 0x4A, 0x4C, 0x4F, 0x0D, 0x4A, 0x2C, 0xC9, 0xCC, 0x4B, 0xE7, 0xCC, 0x2B, 0xCD, 0x0D, 0xCB,
        0x2F, 0x49, 0x2D, 0xE6, 0x2A, 0x29, 0x31, 0x00, 0x03, 0x73, 0x4E, 0x0B, 0x3D, 0x53, 0x4E, 0x43, 0x23, 0x03,
        0x03, 0xB8, 0x90, 0x05, 0xA7, 0xA5, 0x9E, 0x01, 0xA7, 0xA5, 0x01, 0x58, 0xC8, 0x10, 0x2C, 0x64, 0xC8, 0x69,
        0xCE, 0x69, 0x62, 0xC0, 0x05, 0x00, 0xC3, 0xDC, 0x78, 0x6A, 0x53, 0x00, 0x00, 0x00,
    ]

    /// Imports with one file replaced.
    /// - Returns: why it was refused; nil when it was imported
    private static func refusal(
        _ file: DatasetFile, _ bytes: [UInt8], into store: Store, _ sample: DatasetSample
    ) async throws -> DatasetError? {
        try sample.write(file, bytes)
        do {
            // Many files are tried, so nothing is laid over their films.
            _ = try await DatasetImport(sample.files, shipped: StarterCatalogue([])).run(into: store.catalogue)
            return nil
        } catch let error as DatasetError {
            return error
        }
    }

    private static func store() async throws -> Store {
        let store = try Store.inMemory(passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
        return store
    }

    @Test func anyTruncationIsRefused() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        for bytes in [Self.compressed, try sample.bytes(.ratings)] {
            for length in 0..<bytes.count {
                let refusal = try await Self.refusal(.ratings, Array(bytes[..<length]), into: store, sample)
                #expect(refusal == (length == 0 ? .notGzip(sample.path(.ratings)) : .truncated(sample.path(.ratings))))
            }
        }
        #expect(try await store.catalogue.edition() == "old")
        #expect(try await Self.refusal(.ratings, Self.compressed, into: store, sample) == nil)
    }

    @Test func anyChangedByteIsRefusedOrHarmless() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        var imported = 0
        for bytes in [Self.compressed, try sample.bytes(.ratings)] {
            for index in bytes.indices {
                for flip in [0x01, 0x80, 0xFF] as [UInt8] {
                    var damaged = bytes
                    damaged[index] ^= flip
                    guard try await Self.refusal(.ratings, damaged, into: store, sample) == nil else { continue }
                    imported += 1
                    // Some bits do not affect the content: the time and system in gzip's header, a block's padding.
                    let query = DiscoverQuery(sort: .popular)
                    let films = try await store.services.discover.films(query, page: PageRequest()).films.items
                    #expect(films.map(\.imdbRating) == [8.5, 7, nil], "byte \(index)")
                }
            }
        }
        #expect(1...60 ~= imported)
    }

    @Test func whatIsWrongIsToldInASentence() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        let good = try sample.bytes(.basics)
        let path = sample.path(.basics)
        let unpacked = DatasetSample.content(.basics, DatasetSample.basics)
        let foreign = DatasetSample.gzip(DatasetSample.content(.ratings, DatasetSample.ratings))
        let endless = DatasetSample.gzip(
            Array(DatasetSample.content(.basics, []) + Array(repeating: 0x41, count: 3 << 20)))
        for (bytes, expected) in [
            (unpacked, DatasetError.notGzip(path)), ([], .notGzip(path)), ([0x1F], .truncated(path)),
            (foreign, .wrongHeader(path, .basics)), (DatasetSample.gzip([]), .wrongHeader(path, .basics)),
            (good + [0], .trailing(path)), (good + Array("junk".utf8), .trailing(path)), (endless, .endlessLine(path)),
        ] {
            #expect(try await Self.refusal(.basics, bytes, into: store, sample) == expected)
            #expect("\(expected)".contains(path))
        }
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: DatasetError.missing(.basics, folder: sample.folder.path)) {
            try await DatasetImport(sample.files).run(into: store.catalogue)
        }
        let nowhere = DatasetFolder(paths: [.basics: path, .ratings: sample.path(.ratings)])
        await #expect(throws: DatasetError.self) { try await DatasetImport(nowhere).run(into: store.catalogue) }
        #expect(try await store.catalogue.edition() == "old")
    }

    @Test func aFileOfSeveralMembersIsOneFile() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        let content = DatasetSample.content(.basics, DatasetSample.basics)
        let bytes =
            DatasetSample.gzip(Array(content[..<100])) + DatasetSample.gzip(Array(content[100...]), blockSize: 7)
        #expect(try await Self.refusal(.basics, bytes, into: store, sample) == nil)
        #expect(try await store.catalogue.description()?.filmCount == 3)
    }

    @Test func aLastLineNeedsNoBreak() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        let content = DatasetSample.content(.basics, DatasetSample.basics).dropLast()
        #expect(try await Self.refusal(.basics, DatasetSample.gzip(Array(content)), into: store, sample) == nil)
        #expect(try await store.catalogue.description()?.filmCount == 3)
    }

    @Test func linesGoOnFromChunkToChunk() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        // Most are games, which are read and left out: a catalogue of so many films would take longer to make.
        let rows = (1...25_000).map { number in
            let kind = number.isMultiple(of: 50) ? "movie" : "videoGame"
            let id = String(10_000_000 + number).dropFirst()
            return "tt\(id)\t\(kind)\tFilm \(number)\tFilm \(number)\t0\t1999\t\\N\t90\tDrama"
        }
        #expect(
            try await Self.refusal(
                .basics, DatasetSample.gzip(DatasetSample.content(.basics, rows)), into: store, sample) == nil)
        #expect(try await store.catalogue.description()?.filmCount == 500)
        let last = try await store.services.films.film(.imdb(try #require(IMDbID(number: 25_000))))
        #expect(last?.title == "Film 25000")
    }

    @Test func badRowsAreCountedAndSkipped() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        let good = (1...20).map { "tt000010\($0 + 10)\tmovie\tGood\tGood\t0\t1999\t\\N\t90\tDrama" }
        let bad: [String] = [
            "", "tt0000101", "tt0000102\tmovie\tShort", "tt0000103\tmovie\tA\tA\t0\t1999\t\\N\t90\tDrama\tmore",
            "xx0000104\tmovie\tA\tA\t0\t1999\t\\N\t90\tDrama", "tt5\tmovie\tA\tA\t0\t1999\t\\N\t90\tDrama",
            "tt99999999999\tmovie\tA\tA\t0\t1999\t\\N\t90\tDrama", "nonsense\ttvEpisode\tA",
            "tt0000105\tmovie\tA\tA\tno\t1999\t\\N\t90\tDrama", "tt0000106\tmovie\tA\tA\t0\tMCM\t\\N\t90\tDrama",
            "tt0000107\tmovie\tA\tA\t0\t1999\t\\N\t-90\tDrama", "tt0000108\tmovie\t\\N\tA\t0\t1999\t\\N\t90\tDrama",
            "tt0000109\tmovie\tA\u{1}B\tA\t0\t1999\t\\N\t90\tDrama", "tt0000110\tmovie\t\tA\t0\t1999\t\\N\t90\tDrama",
            good[0],
        ]
        try sample.write(.basics, good + bad)
        let outcome = try await DatasetImport(sample.files).run(into: store.catalogue)
        #expect(outcome.filmCount == 20)
        #expect(outcome.problems.counts == [.columns: 4, .id: 4, .number: 3, .text: 3, .duplicate: 1])
        let first = try #require(outcome.problems.examples.first)
        #expect(first.file == .basics)
        #expect(first.line == 22)
        #expect(first.kind == .columns)
        #expect(outcome.problems.examples.count == 5)
    }

    @Test func textThatIsNotUTF8IsSkipped() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        var content = DatasetSample.content(.basics, DatasetSample.basics)
        content += Array("tt0000200\tmovie\t".utf8) + [0xC3, 0x28] + Array("\tA\t0\t1999\t\\N\t90\tDrama\n".utf8)
        try sample.write(.basics, DatasetSample.gzip(content))
        let outcome = try await DatasetImport(sample.files).run(into: store.catalogue)
        #expect(outcome.filmCount == 3)
        #expect(outcome.problems.counts == [.text: 1])
    }

    @Test func valuesThatNoFilmCanHaveAreNotKnown() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        try sample.write(
            .basics, ["tt0000007\tmovie\tA\tA\t0\t1066\t\\N\t0\t\\N", "tt0000009\tmovie\tX\tX\t1\t1999\t\\N\t9\t\\N"])
        let outcome = try await DatasetImport(sample.files).run(into: store.catalogue)
        #expect(outcome.filmCount == 1, "adult titles stay away unless they are asked for")
        let film = try await store.services.films.film(.imdb(try #require(IMDbID(number: 7))))
        #expect(film?.year == nil)
        #expect(film?.runtime == nil)
        let all = try await DatasetImport(sample.files, options: DatasetOptions(includesAdult: true))
            .run(into: store.catalogue)
        #expect(all.filmCount == 2)
    }

    @Test func aFileOfNonsenseIsRefused() async throws {
        let store = try await Self.store()
        let sample = try DatasetSample()
        try sample.write(.ratings, ["one", "two", "three", DatasetSample.ratings[0]])
        await #expect(throws: DatasetError.self) { try await DatasetImport(sample.files).run(into: store.catalogue) }
        #expect(try await store.catalogue.edition() == "old")
    }
}
