public import FilmzDomain
import FilmzResources

/// An import of IMDb's datasets into the catalogue. See `docs/imdb-datasets.md`.
///
/// Only basics and ratings are required. Without the other files there are no people, no alternative titles and no
/// episodes.
public struct DatasetImport: Sendable {
    /// The result of an import.
    public struct Outcome: Hashable, Sendable {
        public var filmCount = 0
        public var nameCount = 0
        public var personCount = 0
        /// The number of shows' episodes; nil when there are none because `title.episode` is missing, or no shows were
        /// wanted.
        public var episodeCount: Int?
        public var problems = DatasetProblems()
    }

    private let folder: DatasetFolder
    private let options: DatasetOptions
    private let shipped: StarterCatalogue
    private let clock: Clock
    private let report: @Sendable (DatasetProgress) -> Void
    var limits = DatasetLimits.standard

    /// - Parameters:
    ///   - shipped: the source of facts that the datasets do not have
    ///   - report: is called a few times a second with the progress, and at the end of each file
    public init(
        _ folder: DatasetFolder, options: DatasetOptions = DatasetOptions(),
        shipped: StarterCatalogue = .bundled(), clock: Clock = Clock(),
        report: @escaping @Sendable (DatasetProgress) -> Void = { _ in }
    ) {
        self.folder = folder
        self.options = options
        self.shipped = shipped
        self.clock = clock
        self.report = report
    }

    /// Reads the files and replaces the catalogue with one made from them. It can be cancelled at any time and started
    /// again; the catalogue then stays as it is.
    /// - Throws: ``DatasetError``, `CancellationError`, and the catalogue's errors
    @concurrent
    public func run(into catalogue: any CatalogueService) async throws -> Outcome {
        let key = Fingerprint.of(Array("\(options.key)\n\(shipped.edition)".utf8))
        let fingerprints = [try folder.fingerprint(of: options.files), key]
        let description = CatalogueDescription(
            edition: CatalogueDescription.importedPrefix + fingerprints.joined(separator: "-"), origin: .imdb,
            contents: options.summary,
            madeAt: clock.now())
        let basics = try folder.neededReader(of: .basics)
        let ratings = try folder.neededReader(of: .ratings)
        let writer = try await catalogue.begin(description)
        do {
            // The steps before the films run concurrently, as far as possible.
            async let layout: Void = lay(on: writer)
            var outcome = Outcome()
            let (parser, episodes) = try await readBeforeFilms(ratings, into: &outcome)
            try await layout
            let hasEpisodes = episodes != nil
            let films = try await readFilms(basics, parser: parser, into: writer, outcome: &outcome)
            let numbers = SortedNumbers(films.numbers.sorted())
            let shows = SortedNumbers(films.shows.sorted())
            if let episodes {
                let orphans = episodes.orphanCount(seen: films.seen, imported: shows)
                if orphans > 0 { outcome.problems.note(.orphan, file: .episodes, line: nil, count: orphans) }
            }
            try await readNames(of: numbers, into: writer, outcome: &outcome)
            try await readPeople(of: numbers, shows: shows, into: writer, outcome: &outcome)
            try Task.checkCancellation()
            outcome.filmCount = try await writer.finish()
            if hasEpisodes { outcome.episodeCount = writer.episodeCount }
            return outcome
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Sets what ships with Filmz for the films that follow.
    @concurrent
    private func lay(on writer: any CatalogueWriter) async throws {
        let starter = shipped.read()
        try await writer.lay(starter.films, stories: starter.stories)
        try await writer.add(starter.runs)
    }

    /// Reads the files that are needed before the first film.
    /// - Returns: the parser of films, and the wanted episodes, as from ``readEpisodes(_:into:)``
    private func readBeforeFilms(
        _ reader: DatasetReader, into outcome: inout Outcome
    ) async throws -> (BasicsParser, DatasetEpisodes?) {
        var rated = try await read(reader, parser: DatasetRatings.Builder(), into: &outcome) { $0 }
        guard rated.keptCount > 0 else { throw DatasetError.empty(reader.path) }
        let ratings = rated.parser.ratings()
        outcome.problems.add(rated.parser.duplicates)
        async let ranked = ratings.ranked()
        let episodes = try await readEpisodes(ratings, into: &outcome)
        return (BasicsParser(options, ratings: await ranked, episodes: episodes ?? .none), episodes)
    }

    /// Reads the episodes of well-known shows.
    /// - Returns: nil when they are not wanted, or the file does not exist
    private func readEpisodes(_ ratings: DatasetRatings, into outcome: inout Outcome) async throws -> DatasetEpisodes? {
        guard options.takesShows, let reader = wantedReader(of: .episodes) else { return nil }
        var read = try await read(reader, parser: EpisodesParser(options, ratings: ratings), into: &outcome) { $0 }
        let episodes = read.parser.episodes()
        outcome.problems.add(read.parser.duplicates)
        return episodes
    }

    private func readFilms(
        _ reader: DatasetReader, parser: BasicsParser, into writer: any CatalogueWriter, outcome: inout Outcome
    ) async throws -> BasicsParser {
        // Repeated films count too, because their numbers are stored.
        var count = 0
        let read = try await read(reader, parser: parser, into: &outcome) { batch in
            let films = batch.films
            count += films.films.count
            guard count <= limits.films else { throw DatasetError.tooManyFilms(reader.path, limit: limits.films) }
            do {
                let added = try await writer.add(films)
                if !batch.episodes.episodes.isEmpty { try await writer.add(batch.episodes) }
                return added
            } catch let error as TooManyGenres {
                throw DatasetError.tooManyGenres(reader.path, limit: error.limit)
            }
        }
        guard read.parser.rows > 0 else { throw DatasetError.empty(reader.path) }
        guard read.keptCount > 0 else { throw DatasetError.nothingKept(reader.path) }
        if read.keptCount < count {
            outcome.problems.note(.duplicate, file: .basics, line: nil, count: count - read.keptCount)
        }
        return read.parser
    }

    private func readNames(
        of films: SortedNumbers, into writer: any CatalogueWriter, outcome: inout Outcome
    ) async throws {
        guard let reader = wantedReader(of: .alternativeTitles) else { return }
        outcome.nameCount = try await read(
            reader, parser: AlternativeTitlesParser(options, films: films), into: &outcome
        ) { names in
            try await writer.add(names)
            return names.names.count
        }.keptCount
    }

    /// Reads the people of the films. Without names, credits have no persons.
    private func readPeople(
        of films: SortedNumbers, shows: SortedNumbers, into writer: any CatalogueWriter, outcome: inout Outcome
    ) async throws {
        guard let names = wantedReader(of: .names) else { return }
        let readers = [DatasetFile.crew, .principals].compactMap(wantedReader)
        var persons = NumberSet()
        for reader in readers {
            let parser = CreditsParser(
                reader.file, options: options, films: films, shows: shows, persons: persons,
                takesCrew: readers.count == 1)
            persons = try await read(reader, parser: parser, into: &outcome) { credits in
                try await writer.add(credits)
                return credits.credits.count
            }.parser.persons
        }
        guard !readers.isEmpty else { return }
        outcome.personCount = try await read(names, parser: PersonsParser(persons), into: &outcome) { persons in
            try await writer.add(persons)
            return persons.persons.count
        }.keptCount
    }

    private func wantedReader(of file: DatasetFile) -> DatasetReader? {
        if options.files.contains(file) { folder.reader(of: file) } else { nil }
    }

    /// Reads one file to its end: one task decompresses it, a second parses the lines, and this one writes.
    /// - Parameter write: writes the parsed chunk, and returns the number of imported rows
    private func read<Parser: DatasetParser>(
        _ reader: DatasetReader, parser: Parser, into outcome: inout Outcome, write: (Parser.Batch) async throws -> Int
    ) async throws -> (parser: Parser, keptCount: Int) {
        var meter = ProgressMeter(reader.file, report: report)
        var keptCount = 0
        let parsed = BoundedChannel<ParsedChunk<Parser.Batch>>(room: Self.room)
        async let parsing = parse(reader, parser: parser, to: parsed)
        do {
            while let chunk = try await parsed.take() {
                try Task.checkCancellation()
                keptCount += try await write(chunk.batch)
                meter.tell(chunk, keptCount: keptCount)
            }
        } catch {
            parsed.end()
            _ = try? await parsing
            throw error
        }
        let parser = try await parsing
        meter.end()
        // Some malformed rows are normal, but not if most are.
        guard parser.problems.total <= parser.rows / 2 else {
            throw DatasetError.senseless(reader.path, parser.problems)
        }
        outcome.problems.add(parser.problems)
        return (parser, keptCount)
    }

    /// The maximum number of parsed chunks that wait to be written.
    private static let room = 2

    /// - Returns: the parser, after all rows
    @concurrent
    private func parse<Parser: DatasetParser>(
        _ reader: DatasetReader, parser: Parser, to parsed: BoundedChannel<ParsedChunk<Parser.Batch>>
    ) async throws -> Parser {
        var parser = parser
        do {
            try await reader.read { chunk, size in
                let batch = parser.batch(chunk)
                if let limit = limits.rows[reader.file], parser.rows > limit {
                    throw DatasetError.tooManyRows(reader.path, limit: limit)
                }
                let isWanted = await parsed.give(
                    ParsedChunk(batch: batch, rows: parser.rows, position: chunk.position, size: size))
                guard isWanted else { throw CancellationError() }
            }
            parsed.end()
        } catch {
            parsed.end(.failure(error))
            throw error
        }
        return parser
    }
}

/// Limits far above the size of IMDb's datasets. A larger file was made to fill the memory or the disk.
struct DatasetLimits: Sendable {
    /// The maximum number of rows of each file without its header: more than five times the number in IMDb's largest
    /// file.
    var rows: [DatasetFile: Int] = [
        .basics: 60_000_000, .ratings: 10_000_000, .alternativeTitles: 300_000_000, .episodes: 50_000_000,
        .crew: 60_000_000, .principals: 500_000_000, .names: 80_000_000,
    ]
    /// The maximum number of films of a catalogue. IMDb has three million titles that are neither episodes nor games.
    var films = 6_000_000

    static let standard = DatasetLimits()
}
