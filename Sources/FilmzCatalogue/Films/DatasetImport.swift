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
    var limits = DatasetLimits.standard

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
    public func run(into catalogue: any CatalogueService) async throws -> Outcome {
        let fingerprints = [try folder.fingerprint(of: options.files), Fingerprint.of(Array(options.key.utf8))]
        let description = CatalogueDescription(
            edition: CatalogueDescription.importedPrefix + fingerprints.joined(separator: "-"), origin: .imdb,
            contents: options.summary,
            madeAt: clock.now())
        let (basics, ratings) = (try folder.neededReader(of: .basics), try folder.neededReader(of: .ratings))
        let writer = try await catalogue.begin(description)
        do {
            var outcome = Outcome()
            var fame = DatasetRatings.Builder()
            let rated = try await read(ratings, &fame, &outcome) { parser, chunk in
                let bad = parser.problems.total
                let rows = parser.rows
                parser.read(chunk)
                return parser.rows - rows - (parser.problems.total - bad)
            }
            guard rated > 0 else { throw DatasetError.empty(ratings.path) }
            var films = BasicsParser(options, fame.ratings())
            outcome.problems.add(fame.duplicates)
            let kept = try await readFilms(basics, &films, into: writer, &outcome)
            if kept < films.kept.count {
                outcome.problems.note(.duplicate, .basics, line: nil, count: films.kept.count - kept)
            }
            let numbers = SortedNumbers(films.kept.sorted())
            try await readNames(of: numbers, into: writer, &outcome)
            try await readPeople(of: numbers, into: writer, &outcome)
            try Task.checkCancellation()
            outcome.filmCount = try await writer.finish()
            return outcome
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// - Returns: how many there are
    private func readFilms(
        _ reader: DatasetReader, _ films: inout BasicsParser, into writer: any CatalogueWriter, _ outcome: inout Outcome
    ) async throws -> Int {
        let kept = try await read(reader, &films, &outcome) { films, chunk in
            do {
                let count = try writer.add(films.batch(chunk))
                // Those that are there more than once are remembered too.
                guard films.kept.count <= limits.films else {
                    throw DatasetError.tooManyFilms(reader.path, limit: limits.films)
                }
                return count
            } catch let error as TooManyGenres {
                throw DatasetError.tooManyGenres(reader.path, limit: error.limit)
            }
        }
        guard films.rows > 0 else { throw DatasetError.empty(reader.path) }
        guard kept > 0 else { throw DatasetError.nothingKept(reader.path) }
        return kept
    }

    private func readNames(
        of films: SortedNumbers, into writer: any CatalogueWriter, _ outcome: inout Outcome
    ) async throws {
        guard let reader = wantedReader(of: .alternativeTitles) else { return }
        var parser = AlternativeTitlesParser(options, films)
        outcome.nameCount = try await read(reader, &parser, &outcome) { parser, chunk in
            let batch = parser.batch(chunk)
            try writer.add(batch)
            return batch.names.count
        }
    }

    /// Without names there is nobody to credit.
    private func readPeople(
        of films: SortedNumbers, into writer: any CatalogueWriter, _ outcome: inout Outcome
    ) async throws {
        guard let names = wantedReader(of: .names) else { return }
        let readers = [DatasetFile.crew, .principals].compactMap(wantedReader)
        var persons = NumberSet()
        for reader in readers {
            var parser = CreditsParser(
                reader.file, options, films, persons: persons, takesCrew: readers.count == 1)
            try await read(reader, &parser, &outcome) { parser, chunk in
                let batch = parser.batch(chunk)
                try writer.add(batch)
                return batch.credits.count
            }
            persons = parser.persons
        }
        guard !readers.isEmpty else { return }
        var parser = PersonsParser(persons)
        outcome.personCount = try await read(names, &parser, &outcome) { parser, chunk in
            let batch = parser.batch(chunk)
            try writer.add(batch)
            return batch.persons.count
        }
    }

    private func wantedReader(of file: DatasetFile) -> DatasetReader? {
        options.files.contains(file) ? folder.reader(of: file) : nil
    }

    /// Reads one file to its end.
    /// - Parameter take: reads a chunk, and returns how much of it was kept
    /// - Returns: how much was kept
    @discardableResult
    private func read<Parser: DatasetParser>(
        _ reader: DatasetReader, _ parser: inout Parser, _ outcome: inout Outcome,
        _ take: (inout Parser, DatasetChunk) throws -> Int
    ) async throws -> Int {
        var meter = ProgressMeter(reader.file, report)
        var kept = 0
        try await reader.read { chunk, size in
            kept += try take(&parser, chunk)
            if let limit = limits.rows[reader.file], parser.rows > limit {
                throw DatasetError.tooManyRows(reader.path, limit: limit)
            }
            meter.tell(chunk, size, rows: parser.rows, kept: kept)
        }
        meter.end()
        // Some bad rows are to be expected, but not in most of them.
        guard parser.problems.total <= parser.rows / 2 else {
            throw DatasetError.senseless(reader.path, parser.problems)
        }
        outcome.problems.add(parser.problems)
        return kept
    }
}
