import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Foundation
import Synchronization
import Testing

@testable import FilmzCatalogue

/// An import while Filmz runs: one at a time, whole or not at all, and what became of it is told truthfully.
struct DatasetImporterTests {
    private let folder: TemporaryFolder
    private let sample: DatasetSample
    private let store: Store
    private let clock = SettableClock()
    private let background = RunningWork()

    private static let rows: [DatasetFile: [String]] = [
        .basics: DatasetSample.basics, .ratings: DatasetSample.ratings,
        .alternativeTitles: ["tt0000007\t1\tDer Anzünder\tDE\t\\N\timdbDisplay\t\\N\t0"],
        .episodes: ["tt0000008\ttt0000006\t1\t1"],
        .crew: ["tt0000007\tnm0000001\t\\N"], .principals: ["tt0000007\t1\tnm0000001\tactor\t\\N\t\\N"],
        .names: ["nm0000001\tAda Example\t1900\t\\N\tdirector\ttt0000007"],
    ]

    init() async throws {
        folder = TemporaryFolder()
        sample = try DatasetSample(Self.rows)
        store = try await Store.open(directory: folder.path, clock: clock.clock, passwordCost: .low)
        _ = try await store.catalogue.replace(with: [.french], edition: "old")
    }

    /// The files that a server was asked for.
    private final class Asked: Sendable {
        private let list = Mutex<[DatasetFile]>([])
        var files: [DatasetFile] { list.withLock { $0 } }
        func note(_ file: DatasetFile) { list.withLock { $0.append(file) } }
    }

    private var datasets: String { folder.path + "/imdb-datasets" }

    /// - Parameter instead: what happens instead of a download
    private func importer(
        _ asked: Asked = Asked(), instead: @escaping @Sendable (DatasetFile) async throws -> Void = { _ in },
        work: BackgroundWork? = nil, log: @escaping @Sendable (any Error) -> Void = { _ in }
    ) -> DatasetImporter {
        let sample = sample
        return DatasetImporter(
            folder: datasets, catalogue: store.catalogue, work: work ?? background.work, clock: clock.clock,
            fetch: { file, path, report in
                asked.note(file)
                try await instead(file)
                let bytes = try sample.bytes(file)
                report(bytes.count, bytes.count)
                try Data(bytes).write(to: URL(filePath: path))
            }, log: log)
    }

    private func start(_ importer: DatasetImporter) async throws -> CatalogueImport {
        _ = try await importer.start(acceptsConditions: true)
        await importer.finish()
        return try await importer.state()
    }

    private func isUntouched() async throws -> Bool {
        let drafts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".new") }
        let edition = try await store.catalogue.edition()
        return drafts.isEmpty && edition == "old"
    }

    /// Never returns, unless it is cancelled.
    @Sendable private static func wait() async throws {
        try await Task.sleep(for: .seconds(3600))
    }

    @Test func everyFilmThereIsComesInOneStart() async throws {
        let asked = Asked()
        let importer = importer(asked)
        #expect(try await importer.state() == .none)
        #expect(try await start(importer) == .done(filmCount: 3))
        #expect(asked.files == DatasetFile.allCases)
        #expect(try await store.catalogue.description()?.origin == .imdb)
        let query = try #require(SearchQuery("ada example"))
        #expect(try await store.services.search.films(matching: query, page: PageRequest()).films.total == 1)
        #expect(ImportMark(datasets).startedAt == nil)
        #expect(try await start(importer) == .done(filmCount: 3), "it can be done again")
    }

    @Test func twoTapsStartOne() async throws {
        let asked = Asked()
        let importer = importer(asked) { _ in try await Self.wait() }
        async let first = importer.start(acceptsConditions: true)
        async let second = importer.start(acceptsConditions: true)
        for state in try await [first, second] {
            let progress = try #require(state.progress)
            #expect((progress.step, progress.fileCount) == (.downloading, 7))
        }
        #expect(try await importer.stop() == .stopped)
        #expect(asked.files.count <= 1)
    }

    @Test func stoppedItKeepsWhatWasDownloadedAndNothingElse() async throws {
        let (asked, (reached, arrival)) = (Asked(), AsyncStream.makeStream(of: Void.self))
        let importer = importer(asked) { file in
            guard file == .alternativeTitles else { return }
            arrival.finish()
            try await Self.wait()
        }
        _ = try await importer.start(acceptsConditions: true)
        for await _ in reached {}
        let progress = try #require(try await importer.state().progress)
        #expect((progress.file, progress.fileNumber) == ("title.akas", 3))
        #expect(try await importer.stop() == .stopped)
        #expect(try await isUntouched())
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: datasets)).count == 2)
        #expect(try await importer.stop() == .stopped, "it had ended before")
    }

    @Test func aDamagedFileIsRemovedAndDownloadedAnew() async throws {
        let good = try sample.bytes(.crew)
        try sample.write(.crew, good.dropLast(9))
        let importer = importer()
        #expect(try await start(importer) == .failed(.damaged))
        #expect(try await isUntouched())
        #expect(!FileManager.default.fileExists(atPath: DatasetFile.crew.path(in: datasets)))
        #expect(FileManager.default.fileExists(atPath: DatasetFile.basics.path(in: datasets)))
        try sample.write(.crew, good)
        #expect(try await start(importer) == .done(filmCount: 3))
    }

    @Test func whatGoesWrongIsNamedAndLogged() async throws {
        struct Surprise: Error {}
        let failures: [(any Error, CatalogueImportFailure)] = [
            (StorageError.full, .diskFull), (StoreError.diskFull("/"), .diskFull),
            (StoreError.notPermitted("/"), .notWritable), (Surprise(), .unknown),
        ]
        for (error, failure) in failures {
            let logged = Asked()
            let importer = importer(instead: { _ in throw error }, log: { _ in logged.note(.basics) })
            #expect(try await start(importer) == .failed(failure))
            #expect(logged.files.count == 1)
            #expect(try await isUntouched())
        }
    }

    @Test func whereNoFolderCanBeMadeItFails() async throws {
        try Data().write(to: URL(filePath: datasets))
        #expect(try await start(importer()) == .failed(.notWritable))
    }

    @Test func withoutAcceptedConditionsNothingStarts() async throws {
        let asked = Asked()
        let importer = importer(asked)
        await #expect(throws: DomainError.invalid(.acceptsConditions, .missing)) {
            try await importer.start(acceptsConditions: false)
        }
        #expect(asked.files.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: datasets))
    }

    @Test func whileAnotherProcessIsAtItNoneStarts() async throws {
        try FileManager.default.createDirectory(atPath: datasets, withIntermediateDirectories: true)
        let lock = try #require(DatasetLock.acquire(datasets))
        #expect(DatasetLock.acquire(datasets) == nil)
        let importer = importer()
        await #expect(throws: DomainError.importElsewhere) {
            try await importer.start(acceptsConditions: true)
        }
        #expect(try await importer.state() == .none)
        lock.release()
        #expect(try await start(importer) == .done(filmCount: 3))
    }

    @Test func whenFilmzEndsTheNextStartTellsIt() async throws {
        let other = RunningWork()
        let ending = importer(instead: { _ in try await Self.wait() }, work: other.work)
        _ = try await ending.start(acceptsConditions: true)
        await other.end()
        #expect(try await isUntouched())
        clock.advance()
        let next = importer()
        #expect(try await next.state() == .interrupted)
        #expect(try await importer().state() == .interrupted, "until it was started again")
        #expect(try await start(next) == .done(filmCount: 3))
        #expect(try await importer().state() == .none)
    }

    @Test func afterAnImportByCommandNothingIsUnfinished() async throws {
        let other = RunningWork()
        let ending = importer(instead: { _ in try await Self.wait() }, work: other.work)
        _ = try await ending.start(acceptsConditions: true)
        await other.end()
        clock.advance()
        _ = try await DatasetImport(sample.files, clock: clock.clock).run(into: store.catalogue)
        #expect(try await importer().state() == .none)
    }
}

/// How far one step is with all files.
struct ImportMeterTests {
    private let start = ContinuousClock.now

    @Test func theBytesOfAllFilesCountTogether() {
        var meter = ImportMeter(.downloading, sizes: [.basics: 600, .ratings: 100, .names: 300], start: start)
        meter.begin(.basics)
        meter.arrived(100, of: 500, file: .basics, at: start)
        #expect(meter.progress.totalByteCount == 900)
        #expect(meter.progress.byteCount == 100)
        #expect(meter.progress.secondsLeft == nil)
        meter.arrived(300, of: 500, file: .basics, at: start + .seconds(4))
        #expect(meter.progress.fraction == 1.0 / 3, "what was there came at once")
        #expect(meter.progress.secondsLeft == 12, "what was there came at once")
        meter.isThere(.basics, size: 500, at: start + .seconds(8))
        meter.begin(.ratings)
        meter.isThere(.ratings, size: 100, at: start + .seconds(8))
        #expect(meter.progress.fileNumber == 2)
        #expect(meter.progress.file == "title.ratings")
        #expect(meter.progress.byteCount == 600)
        #expect(meter.progress.secondsLeft == 6)
    }

    @Test func afterTheLastFileTheRestHasNoMeasure() {
        var meter = ImportMeter(.reading, sizes: [.basics: 10, .ratings: 10], start: start)
        for file in [DatasetFile.ratings, .basics] {
            var told = DatasetProgress(file: file, byteCount: 10)
            told.rows = 7
            told.keptCount = 3
            told.bytesRead = 9
            told.isFinished = true
            meter.read(told, at: start + .seconds(5))
        }
        #expect(meter.progress.step == .indexing)
        #expect(meter.progress.fraction == nil)
        #expect(meter.progress.secondsLeft == nil)
        #expect(meter.progress.byteCount == 20)
        #expect(meter.progress.rowCount == 14)
        #expect(meter.progress.filmCount == 3)
    }
}

extension CatalogueImport {
    /// Nil unless it runs.
    fileprivate var progress: CatalogueImportProgress? {
        if case .running(let progress) = self { progress } else { nil }
    }
}
