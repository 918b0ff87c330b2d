import FilmzDomain
import FilmzLocking
import FilmzTextFolding
import FilmzTitleSearch
import Foundation
import GRDB

/// A new catalogue while it is being written: a file beside the current one, or a database in memory.
final class CatalogueDraft: Sendable {
    /// The draft's file; nil in memory.
    let file: DraftFile?
    let queue: DatabaseQueue
    private let description: CatalogueDescription
    /// A random number that identifies this catalogue.
    let revision = Int64.random(in: .min ... .max)
    private let state: Mutex<State>
    private let genres = Mutex(GenreLists())
    let episodes = Mutex(CollectedEpisodes())

    private struct State {
        /// The titles so far. Nil when some titles were added separately from their film, so that all must be read from
        /// the tables.
        var titles: TitleIndexBuilder?
        var folding = TextFolding.Bytes()
        var lists = CatalogueLists()
        var facets: [Facet: Set<String>] = [:]
        var hasDuplicates = false
        var laidFilms = LaidFilms()
        var hasCredits = false
        var episodeCount = 0

        /// Adds the filters that the film passes to those that are offered.
        mutating func offer(_ film: Film) {
            facets[.genre, default: []].formUnion(film.genres)
            facets[.country, default: []].formUnion(film.countries)
            facets[.language, default: []].formUnion(film.languages)
        }
    }

    private enum Facet: String {
        case genre, country, language
    }

    /// - Parameter isFilled: whether the file already has a catalogue
    /// - Throws: ``StoreError``
    init(_ file: DraftFile?, description: CatalogueDescription, isFilled: Bool = false) throws {
        self.file = file
        self.description = description
        state = Mutex(State(titles: TitleIndexBuilder(edition: CatalogueTitles.edition(of: revision))))
        var configuration = Configuration()
        // One transaction from here to ``seal()``.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // The file is invisible before it is complete, so it needs no journal; it is synced once at the end.
            try db.execute(
                sql: """
                    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                    PRAGMA page_size = 8192; PRAGMA cache_size = -65536; PRAGMA temp_store = FILE
                    """)
        }
        queue = try Self.reporting(file) {
            if let file {
                try DatabaseQueue(path: file.path, configuration: configuration)
            } else {
                try DatabaseQueue(configuration: configuration)
            }
        }
        try write { try $0.execute(sql: isFilled ? "BEGIN" : "BEGIN; \(CatalogueSchema.tables)") }
    }

    func lay(_ films: [Film], stories: [Film.ID: FilmSynopsis]) {
        state.withLock { $0.laidFilms.add(films, stories: stories) }
    }

    func add(_ films: [Film]) throws {
        let columns = CatalogueSchema.extraColumns.map(\.name)
        let sql = FilmRecord.insertion(into: "film", extraColumns: columns) + " ON CONFLICT (id) DO NOTHING"
        try state.withLock { state in
            state.titles = nil
            try write { db in
                let row = try db.cachedStatement(sql: sql)
                for film in films {
                    let film = state.laidFilms.completed(film.identified(by: Self.idByRule(film)))
                    let story = state.laidFilms.story(of: film.id)
                    let arguments = CatalogueSchema.madeArguments(film, story: story)
                    try row.execute(arguments: FilmRecord.arguments(film) + arguments + [0])
                    guard db.changesCount > 0 else { continue }
                    try CatalogueLists.insertElsewhere(film, in: db)
                    try LaidFilms.insertKeywords(of: film.id, story: story, in: db)
                    state.lists.add(film)
                    state.offer(film)
                }
            }
        }
    }

    func add(_ batch: FilmBatch) async throws -> Int {
        // Writing the rows takes as long as all the rest.
        async let rowsWritten = writeRows(batch)
        collect(batch)
        let count = try await rowsWritten
        if count < batch.films.count {
            state.withLock {
                $0.hasDuplicates = true
                $0.titles = nil
            }
        }
        return count
    }

    @concurrent
    private func writeRows(_ batch: FilmBatch) async throws -> Int {
        try genres.withLock { genres in
            let count = try write { db in
                try RowWriter.write(batch.films.count, rows: FilmBatch.rows, text: batch.text, in: db) { row, index in
                    let film = batch.films[index]
                    row.bind(film, genres: genres.list(batch.text, range: film.genres))
                }
            }
            guard genres.genres.count <= GenreLists.limit else { throw TooManyGenres(limit: GenreLists.limit) }
            return count
        }
    }

    /// Collects the data for the lists and the index of titles.
    private func collect(_ batch: FilmBatch) {
        state.withLock { state in
            for film in batch.films {
                let id = Film.ID(.imdb(film.imdb))
                state.lists.add(
                    id, year: film.year, prominence: film.prominence,
                    titleKey: state.folding.titleKey(batch.text, range: film.title),
                    originalKey: film.originalTitle.flatMap { state.folding.originalKey(batch.text, range: $0) })
                let others = state.laidFilms.note(id)
                state.titles?.add(film, text: batch.text, others: others)
            }
        }
    }

    func add(_ batch: NameBatch) throws {
        let rows = RowWriter.Rows(into: "film_name", columns: NameColumn.names, conflict: .isIgnored)
        state.withLock { $0.titles = nil }
        _ = try write { db in
            try RowWriter.write(batch.names.count, rows: rows, text: batch.text, in: db) { row, index in
                let name = batch.names[index]
                for column in NameColumn.allCases {
                    switch column {
                    case .filmID: row.bind(name.film.rawValue, column: column)
                    case .position: row.bind(Int64(name.position), column: column)
                    case .name: row.bind(name.name, column: column)
                    case .language:
                        row.bind(copying: (name.fit?.language.rawValue).map { Array($0.utf8) }, column: column)
                    case .titleRank: row.bind((name.fit?.rank).map(Int64.init), column: column)
                    }
                }
            }
        }
    }

    func add(_ batch: CreditBatch) throws {
        let rows = RowWriter.Rows(into: "credit", columns: CreditColumn.names, conflict: .isIgnored)
        if !batch.credits.isEmpty {
            state.withLock {
                $0.hasCredits = true
                $0.titles = nil
            }
        }
        _ = try write { db in
            try RowWriter.write(batch.credits.count, rows: rows, in: db) { row, index in
                let credit = batch.credits[index]
                for column in CreditColumn.allCases {
                    switch column {
                    case .job: row.bind(Int64(credit.job.rawValue), column: column)
                    case .filmID: row.bind(credit.film.rawValue, column: column)
                    case .position: row.bind(Int64(credit.position), column: column)
                    case .personID: row.bind(Int64(credit.person), column: column)
                    }
                }
            }
        }
    }

    func add(_ batch: PersonBatch) throws {
        let rows = RowWriter.Rows(into: "person", columns: PersonColumn.names, conflict: .isIgnored)
        _ = try write { db in
            try RowWriter.write(batch.persons.count, rows: rows, text: batch.text, in: db) { row, index in
                let person = batch.persons[index]
                for column in PersonColumn.allCases {
                    switch column {
                    case .id: row.bind(Int64(person.number), column: column)
                    case .name: row.bind(person.name, column: column)
                    case .birthYear: row.bind(person.birthYear.map(Int64.init), column: column)
                    case .deathYear: row.bind(person.deathYear.map(Int64.init), column: column)
                    }
                }
            }
        }
    }

    /// The number of episodes; 0 before ``complete()``.
    var episodeCount: Int { state.withLock(\.episodeCount) }

    /// Writes everything that is derived from the added data, and waits until most of it is on the disk.
    ///
    /// Films may get other IDs after that; searches then find them by their aliases.
    /// - Returns: the index of the titles
    /// - Throws: ``StoreError``, `CancellationError`
    @concurrent
    func complete() async throws -> DraftTitles {
        let titles = state.withLock { $0.titles.take() }
        // Writing the database takes longer than making the index, which therefore begins after the lists are sorted.
        async let sorted: Void = sortLists()
        guard let titles else {
            try writeEpisodes()
            await sorted
            try await writeDerived()
            return try await writeIndex(write(CatalogueTitles.builder))
        }
        async let index = writeIndex(titles)
        try writeEpisodes()
        await sorted
        try await writeDerived()
        return try await index
    }

    @concurrent
    private func sortLists() async {
        state.withLock { $0.lists.sort() }
    }

    private func writeEpisodes() throws {
        let count = try arrangeEpisodes()
        state.withLock { $0.episodeCount = count }
    }

    private func writeDerived() async throws {
        try Task.checkCancellation()
        if state.withLock(\.hasCredits) {
            try write { try $0.execute(sql: "\(CatalogueSchema.peopleOfFilms); \(CatalogueSchema.creditIndexes)") }
            try Task.checkCancellation()
        }
        try completeLaid()
        try write(CatalogueShows.removeUnknown)
        let (count, hasDays) = try await writeLists()
        try Task.checkCancellation()
        let genres = genres.withLock(\.genres)
        let facets = state.withLock { $0.facets.merging([.genre: genres]) { $0.union($1) } }
        try write { db in
            for (facet, values) in facets {
                for value in values {
                    try db.execute(
                        sql: "INSERT INTO facet (kind, value) VALUES (?, ?)", arguments: [facet.rawValue, value])
                }
            }
            try db.execute(sql: CatalogueSchema.statistics)
            try CatalogueSchema.insert(description, revision: revision, filmCount: count, hasDays: hasDays, in: db)
            try db.execute(sql: "PRAGMA user_version = \(CatalogueSchema.version)")
            // This leaves little to do in the step for which others wait.
            try db.execute(sql: "COMMIT; BEGIN")
        }
        try synchronize()
    }

    /// Completes the films of a dataset with the facts that ship with Filmz. Their people must be written already.
    private func completeLaid() throws {
        try state.withLock { state in
            try write { db in
                for film in try CatalogueFilmRows(db).films(state.laidFilms.pending) {
                    let completed = state.laidFilms.completed(film)
                    try LaidFilms.update(completed, story: state.laidFilms.story(of: film.id), in: db)
                    state.lists.date(completed)
                    state.offer(completed)
                }
            }
        }
    }

    /// - Returns: the number of films, and whether any has a day of release
    private func writeLists() async throws -> (count: Int, hasDays: Bool) {
        let (added, hasDuplicates) = state.withLock { state in
            defer { state.lists = CatalogueLists() }
            return (state.lists, state.hasDuplicates)
        }
        // The lists may have a film that was ignored.
        let lists = if hasDuplicates { try write(CatalogueLists.init) } else { added }
        try await lists.write(to: self)
        return (lists.count, lists.hasDays)
    }

    /// Ends the writing. Everything is on the disk when this returns.
    /// - Returns: the number of films
    func seal() throws -> Int {
        let count = try write { db in
            try db.execute(sql: "COMMIT")
            return try CatalogueSchema.description(db)?.filmCount ?? 0
        }
        if file != nil { try Self.reporting(file) { try queue.close() } }
        try synchronize()
        return count
    }

    /// Writes everything so far to the disk, so that ``seal()`` has little left to do.
    func flush() throws {
        try write { try $0.execute(sql: "COMMIT") }
        try synchronize()
        try write { try $0.execute(sql: "BEGIN") }
    }

    private func synchronize() throws {
        guard let file else { return }
        do {
            try file.synchronize()
        } catch {
            throw StoreError.unavailable(file.path, reason: FileProblem(error))
        }
    }

    /// Writes inside the draft's transaction.
    /// - Throws: ``StoreError``
    func write<Value>(_ updates: (Database) throws -> Value) throws -> Value {
        try Self.reporting(file) { try queue.writeWithoutTransaction(updates) }
    }

    static func reporting<Value>(_ file: DraftFile?, body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
            throw StoreError.diskFull(file.map { ($0.path as NSString).deletingLastPathComponent } ?? "memory")
        } catch let error as DatabaseError {
            throw StoreError.unavailable(file?.path ?? "memory", reason: FileProblem(sqlite: error))
        }
    }
}

/// The columns of `film_name`.
private enum NameColumn: Int, StoredColumn {
    case filmID, position, name, language, titleRank

    static let names = spelled
}

/// The columns of `credit`.
private enum CreditColumn: Int, StoredColumn {
    case job, filmID, position, personID

    static let names = spelled
}

/// The columns of a catalogue's `person`.
private enum PersonColumn: Int, StoredColumn {
    case id, name, birthYear, deathYear

    static let names = spelled
}

extension CatalogueDraft {
    func add(_ batch: EpisodeBatch) throws {
        try episodes.withLock { episodes in try write { try episodes.add(batch, in: $0) } }
    }

    /// Writes the collected episodes in their order.
    /// - Returns: the number of episodes
    func arrangeEpisodes() throws -> Int {
        try episodes.withLock { episodes in try write { try episodes.write(to: $0) } }
    }
}

extension CatalogueDraft {
    /// Makes the index from the collected titles.
    /// - Throws: ``StoreError``
    @concurrent
    func writeIndex(_ titles: consuming TitleIndexBuilder) async throws -> DraftTitles {
        guard let file else { return .memory(revision: revision, try TitleIndex(titles)) }
        do throws(TitleIndexError) {
            try titles.write(to: file.titlesPath)
        } catch .system(_, ENOSPC) {
            throw StoreError.diskFull((file.path as NSString).deletingLastPathComponent)
        } catch .system(_, let number) {
            throw StoreError.unavailable(file.titlesPath, reason: .system(number))
        } catch {
            throw StoreError.unavailable(file.titlesPath, reason: .other(String(describing: error)))
        }
        return .file(revision: revision, path: file.titlesPath)
    }
}
