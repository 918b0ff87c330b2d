public import FilmzDomain
import FilmzResources

/// Makes a catalogue of IMDb's datasets. See `docs/imdb-datasets.md`.
///
/// Basics and ratings are needed; whoever has only these gets a whole catalogue without people and other titles.
public struct DatasetImport: Sendable {
    /// What was made.
    public struct Outcome: Hashable, Sendable {
        public var filmCount = 0
        public var nameCount = 0
        public var personCount = 0
        public var problems = DatasetProblems()
    }

    private let folder: DatasetFolder
    private let options: DatasetOptions
    private let clock: Clock
    private let report: @Sendable (DatasetProgress) -> Void

    /// - Parameter report: is told some times a second how far it is, and at the end of each file
    public init(
        _ folder: DatasetFolder, options: DatasetOptions = DatasetOptions(), clock: Clock = Clock(),
        report: @escaping @Sendable (DatasetProgress) -> Void = { _ in }
    ) {
        (self.folder, self.options, self.clock, self.report) = (folder, options, clock, report)
    }

    /// Reads the files and puts a catalogue of them in the place of the present one. Can be cancelled at any time, and
    /// begun again; the present catalogue then stays as it is.
    /// - Throws: ``DatasetError``, `CancellationError`, and what the catalogue throws
    @concurrent
    public func run(into catalogue: any CatalogueService, titles: (any TitleSink)? = nil) async throws -> Outcome {
        let description = CatalogueDescription(
            edition: "imdb-\(try folder.fingerprint())-\(Fingerprint.of(Array(options.summary.utf8)))", origin: .imdb,
            contents: options.summary, madeAt: clock.now())
        let (basics, ratings) = (try folder.reader(of: .basics), try folder.reader(of: .ratings))
        let writer = try await catalogue.begin(description, titles: titles)
        do {
            var outcome = Outcome()
            let fame = try await read(ratings, &outcome)
            _ = try await read(basics, fame, into: writer, &outcome)
            outcome.filmCount = try await writer.finish()
            return outcome
        } catch {
            writer.abandon()
            throw error
        }
    }

    private func read(_ reader: DatasetReader, _ outcome: inout Outcome) async throws -> DatasetRatings {
        var builder = DatasetRatings.Builder()
        var progress = ProgressMeter(reader.file, report)
        try await reader.read { chunk, size in
            builder.add(chunk)
            progress.tell(chunk, size, rows: builder.rowCount, kept: builder.rowCount - builder.problems.total)
        }
        let (ratings, problems) = builder.ratings()
        progress.end()
        outcome.problems.add(problems)
        return ratings
    }

    private func read(
        _ reader: DatasetReader, _ ratings: DatasetRatings, into writer: any CatalogueWriter, _ outcome: inout Outcome
    ) async throws -> SortedNumbers {
        var parser = BasicsParser(options, ratings)
        var progress = ProgressMeter(reader.file, report)
        var kept = 0
        try await reader.read { chunk, size in
            kept += try writer.add(parser.films(chunk))
            progress.tell(chunk, size, rows: parser.rows, kept: kept)
        }
        progress.end()
        outcome.problems.add(parser.problems)
        if kept < parser.kept.count {
            outcome.problems.note(.duplicate, .basics, line: parser.rows + 1, count: parser.kept.count - kept)
        }
        return SortedNumbers(parser.kept.sorted())
    }
}
