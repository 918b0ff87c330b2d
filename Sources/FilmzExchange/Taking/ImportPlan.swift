public import FilmzDomain
public import FilmzReading
public import Foundation

/// A plan for importing a person's files, with known films, doubtful ones and unknown ones. Nothing is stored before
/// ``carryOut(_:isTrial:with:for:progress:)``.
public struct ImportPlan: Sendable {
    /// A film of the files, and the film in Filmz that it was matched with.
    public struct Entry: Hashable, Sendable {
        @Boxed public var importedFilm: ImportedFilm
        public var verdict: PastedFilmMatch.Verdict
        /// The person's choice for a film without a certain match, from this import or an earlier one.
        public var choice: FileImportChoice?
        /// The film that the person chose, or that an earlier import made because they did not choose one.
        @BoxedIfAny public var chosenFilm: Film? = nil

        /// The film with the same title and year that another film of the files was matched with; nil when there is
        /// none.
        fileprivate var namesake: Film.ID?

        /// The matched or chosen film; nil when there is none.
        public var film: Film? {
            guard case .sure(let film, _) = verdict else { return chosenFilm }
            return film
        }

        /// The sort key of entries: the store is fastest in this order. Entries without a film are first.
        fileprivate var sortKey: Int64 { film?.id.rawValue ?? 0 }

        init(importedFilm: ImportedFilm, verdict: PastedFilmMatch.Verdict) {
            self.importedFilm = importedFilm
            self.verdict = verdict
        }

        /// Whether the film was matched by an ID in the file.
        fileprivate var isIdentified: Bool {
            guard case .sure(_, .id) = verdict else { return false }
            return true
        }

        /// Whether the film's year is the one in the file.
        fileprivate var isOfTheYear: Bool { film.map { $0.year == importedFilm.film.year } ?? false }

        /// Makes it a film of the person's own, which an earlier import may already have added.
        fileprivate mutating func makeOwn() {
            choice = .own
            chosenFilm = candidates.first { $0.isOwn(as: importedFilm.film) }
        }

        /// Whether there are several possible matches and the person has not chosen one.
        public var isDoubtful: Bool {
            guard case .doubtful = verdict else { return false }
            return choice == nil && importedFilm.isKept
        }

        /// The possible matches.
        public var candidates: [Film] {
            guard case .doubtful(let films) = verdict else { return [] }
            return films
        }

        /// Whether it will be added as a film of the person's own.
        public var isOwn: Bool {
            film == nil && (choice == .own || verdict == .unknown && choice == nil) && !importedFilm.film.title.isEmpty
                && importedFilm.isKept
        }
    }

    /// The films, in the order of the files.
    public let entries: [Entry]
    public let lists: [ImportedList]
    /// The data of archives of Filmz other than films and lists.
    let rests: [ArchivedOtherData]

    /// Matches the films of files with those in Filmz. The task can be cancelled at any time.
    /// - Parameters:
    ///   - now: the time of the import
    ///   - zone: the person's time zone
    public init(
        _ files: [ExchangeFile], at now: Timestamp, in zone: TimeZone, from services: some ExchangeServices,
        for person: Person.ID
    ) async throws {
        try await self.init(ImportedFiles(files, at: now, in: zone), from: services, for: person)
    }

    /// Matches the films of files with those in Filmz. The task can be cancelled at any time.
    public init(_ files: ImportedFiles, from services: some ExchangeServices, for person: Person.ID) async throws {
        let choices = try await services.imports.choices(of: person)
        let importedFilms = files.films
        lists = files.lists
        rests = files.rests
        let existingFilms = try await Self.existingFilms(importedFilms.compactMap(\.facts), from: services, for: person)
        var entries = importedFilms.map { importedFilm in
            // Films in an archive of this server are identified by their IDs.
            let match = importedFilm.facts.flatMap { film in
                existingFilms[film.id].filter { $0.isCalled(as: film) }
            }
            return Entry(importedFilm: importedFilm, verdict: match.map { .sure($0, .id) } ?? .unknown)
        }
        let unmatched = entries.indices.filter { entries[$0].verdict == .unknown }
        for (namer, group) in Dictionary(grouping: unmatched, by: { importedFilms[$0].namer }) {
            let matcher = RecommendationMatcher(services, searchLimit: .max, namer: namer)
            let verdicts = try await matcher.verdicts(on: group.map { importedFilms[$0].query }, for: person)
            for (index, verdict) in zip(group, verdicts) {
                entries[index].verdict = Self.verdict(verdict, without: importedFilms[index].formerTitles)
            }
        }
        self.entries = try await Self.applyingChoices(
            Self.resolvingDuplicates(entries), choices: choices, from: services, of: person)
    }

    /// Resolves duplicate matches: of several films that the files distinguish by IDs, only one can be a given film
    /// in Filmz: the one with the same ID or year, or else the first. The others count as unknown.
    private static func resolvingDuplicates(_ entries: [Entry]) -> [Entry] {
        var entries = entries
        let indices = Dictionary(grouping: entries.indices.filter { entries[$0].film != nil }) { entries[$0].film?.id }
        for indices in indices.values where indices.count > 1 {
            let bestIndex =
                indices.first { entries[$0].isIdentified } ?? indices.first { entries[$0].isOfTheYear } ?? indices[0]
            for index in indices
            where entries[index].importedFilm.film.ids.contradict(entries[bestIndex].importedFilm.film.ids) {
                entries[index].namesake = entries[index].film?.id
                entries[index].verdict = .unknown
            }
        }
        return entries
    }

    /// The films of an archive that this server knows by the same ID, except films added by hand by other people.
    private static func existingFilms(
        _ films: [Film], from services: some FilmServices, for person: Person.ID
    ) async throws -> [Film.ID: Film] {
        let sharedFilms = films.filter { $0.id.externalID != nil }
        var existingFilms = try await services.films.films(sharedFilms.map(\.id), for: person)
        let ownFilms = films.filter { $0.id.externalID == nil }
        let ids = Set(ownFilms.map(\.id))
        guard !ownFilms.isEmpty else { return existingFilms }
        for film in try await services.films.films(titledLike: ownFilms, for: person) where ids.contains(film.id) {
            existingFilms[film.id] = film
        }
        return existingFilms
    }

    /// A plan that imports nothing.
    public static let empty = ImportPlan([], lists: [], rests: [])

    init(_ entries: [Entry], lists: [ImportedList], rests: [ArchivedOtherData]) {
        self.entries = entries
        self.lists = lists
        self.rests = rests
    }

    /// The same plan with the person's latest choices for films without a certain match.
    public func applyingChoices(from services: some ExchangeServices, for person: Person.ID) async throws -> ImportPlan
    {
        let openEntries = entries.map { entry in
            var entry = entry
            entry.choice = nil
            entry.chosenFilm = nil
            return entry
        }
        let choices = try await services.imports.choices(of: person)
        return ImportPlan(
            try await Self.applyingChoices(openEntries, choices: choices, from: services, of: person), lists: lists,
            rests: rests)
    }

    /// The entries with the person's choices for films without a certain match.
    private static func applyingChoices(
        _ entries: [Entry], choices: [String: FileImportChoice], from services: some FilmServices, of person: Person.ID
    ) async throws -> [Entry] {
        var entries = entries
        let entryChoices = entries.map { $0.film == nil ? choices[$0.importedFilm.key] : nil }
        let ids = entryChoices.compactMap { choice -> Film.ID? in
            guard case .film(let id) = choice else { return nil }
            return id
        }
        let films = try await services.films.films(ids, for: person)
        for index in entries.indices {
            switch entryChoices[index] {
            // All films of an archive are imported.
            case nil where entries[index].importedFilm.facts != nil && entries[index].isDoubtful:
                entries[index].makeOwn()
            case nil: break
            case .film(let id):
                guard let film = films[id] else { continue }
                entries[index].choice = entryChoices[index]
                entries[index].chosenFilm = film
            case .own: entries[index].makeOwn()
            case .leaveOut: entries[index].choice = .leaveOut
            }
        }
        return entries
    }

    /// The entries with several possible matches, which are not imported.
    public var doubtful: [Entry] { entries.filter(\.isDoubtful) }

    /// The same plan with doubtful films as the person's own.
    public func addingDoubtfulFilms() -> ImportPlan {
        let decidedEntries = entries.map { entry -> Entry in
            guard entry.isDoubtful else { return entry }
            var entry = entry
            entry.makeOwn()
            return entry
        }
        return ImportPlan(decidedEntries, lists: lists, rests: rests)
    }

    /// The entries that will be added as films of the person's own, because they are unknown.
    public var unknown: [Entry] { entries.filter(\.isOwn) }

    /// The first of the known films that are imported, each once.
    public func firstFilms(_ limit: Int) -> [Film] {
        var films: [Film] = []
        var ids: Set<Film.ID> = []
        for entry in entries where films.count < limit && entry.importedFilm.isKept {
            guard let film = entry.film, ids.insert(film.id).inserted else { continue }
            films.append(film)
        }
        return films
    }

    /// The result of an import.
    public struct Outcome: Hashable, Sendable {
        /// The change with which everything can be undone; nil when nothing changed.
        public var change: Change.ID?
        /// The number of films with additional data.
        public var changedCount = 0
        /// The number of films of the person's own that were added.
        public var newCount = 0
        /// The number of lists that were made.
        public var listCount = 0
        /// The number of existing lists to which films were added.
        public var longerListCount = 0
    }

    /// Imports all certain films as one change, which can be undone until the person gives that up, and adds unknown
    /// ones as the person's own. If the process ends early, nothing is changed.
    /// - Parameters:
    ///   - isTrial: whether everything is rolled back at the end; the outcome then covers known films only
    ///   - progress: called from time to time with the progress
    /// - Throws: ``DomainError``
    public func carryOut(
        _ rule: ImportRule, isTrial: Bool = false, with services: some ExchangeServices, for person: Person.ID,
        progress: @Sendable (ImportProgress) async -> Void = { _ in }
    ) async throws -> Outcome {
        var outcome = Outcome()
        var filmIDs: [Int: Film.ID] = [:]
        let batch = try await services.myFilms.begin(.imported, isKept: true, of: person)
        do {
            let newFilmIDs: [Int: Film.ID] =
                if isTrial { [:] } else { try await addUnknownFilms(to: batch) }
            var edits: [FilmEdit] = []
            var doneCount = 0
            let misplaced = try await misplaced(from: services, for: person)
            let namedFilms = misplaced.isEmpty ? [] : Set(entries.compactMap(\.film?.id)).union(newFilmIDs.values)
            let sortKeys = entries.indices.map { newFilmIDs[$0]?.rawValue ?? entries[$0].sortKey }
            let order = sortKeys.indices.sorted { (sortKeys[$0], $0) < (sortKeys[$1], $1) }
            let combined = combinedFilms(entries.indices.map { newFilmIDs[$0] ?? entries[$0].film?.id }, in: order)
            for index in order {
                let entry = entries[index]
                try Task.checkCancellation()
                if entry.isOwn, entry.draft != nil { outcome.newCount += 1 }
                guard entry.importedFilm.isKept, let film = newFilmIDs[index] ?? entry.film?.id else { continue }
                filmIDs[index] = film
                // A new film is imported by being added, even if nothing else is said about it.
                let importedFilm = combined.films[index] ?? entry.importedFilm
                guard !combined.rest.contains(index), entry.isOwn || !importedFilm.mine.isEmpty else { continue }
                let misplacedViewings = misplaced[index] ?? []
                edits += try await removalEdits(misplacedViewings, besides: namedFilms, from: services, of: person)
                edits.append(
                    FilmEdit(film: film, edit: edit(importedFilm, bringing: misplacedViewings, rule: rule)))
                guard edits.count >= Self.editsAtOnce else { continue }
                try await batch.add(edits)
                doneCount += edits.count
                edits = []
                await progress(ImportProgress(filmCount: doneCount, total: entries.count))
            }
            if !edits.isEmpty { try await batch.add(edits) }
            try await addLists(of: filmIDs, to: batch, into: &outcome, from: services, for: person)
            outcome.changedCount = try await batch.changedCount()
            if isTrial {
                try await batch.abandon()
            } else {
                // Before the notes are there, so that no page shows them otherwise.
                for rest in rests { try await services.myFilms.keepPlain(rest.plainNotes, of: person) }
                outcome.change = try await batch.commit()?.id
            }
        } catch {
            try? await batch.abandon()
            throw error
        }
        if !isTrial { try await importRest(filmIDs, with: services, for: person) }
        return outcome
    }

    private static let editsAtOnce = 1_000

    /// Adds the unknown films. They are stored when the batch is committed.
    /// - Returns: their IDs, by the indices of their entries
    private func addUnknownFilms(to batch: any MyFilmBatch) async throws -> [Int: Film.ID] {
        var filmIDs: [Int: Film.ID] = [:]
        var drafts: [(index: Int, draft: FilmDraft)] = []
        var identified: [(index: Int, film: Film)] = []
        for (index, entry) in entries.enumerated() where entry.isOwn {
            try Task.checkCancellation()
            guard let draft = entry.draft else { continue }
            if let film = entry.identifiedFilm(draft) {
                if let namesake = entry.namesake {
                    filmIDs[index] = try await batch.note([film], apartFrom: [namesake]).first
                } else {
                    identified.append((index, film))
                }
            } else {
                drafts.append((index, draft))
            }
        }
        for start in stride(from: 0, to: identified.count, by: Self.filmsAtOnce) {
            try Task.checkCancellation()
            let chunk = identified[start...].prefix(Self.filmsAtOnce)
            let ids = try await batch.note(chunk.map(\.film), apartFrom: [])
            for (item, id) in zip(chunk, ids) { filmIDs[item.index] = id }
        }
        for start in stride(from: 0, to: drafts.count, by: Self.draftsAtOnce) {
            try Task.checkCancellation()
            let chunk = drafts[start...].prefix(Self.draftsAtOnce)
            for (item, id) in zip(chunk, try await batch.make(chunk.map(\.draft))) { filmIDs[item.index] = id }
        }
        return filmIDs
    }

    private static let filmsAtOnce = 500
    private static let draftsAtOnce = 200
}

extension ImportPlan.Entry {
    /// The film as a person would add it by hand; nil when its year does not permit that, so that it is left out.
    fileprivate var draft: FilmDraft? {
        var draft = importedFilm.facts.map(FilmDraft.init) ?? importedFilm.query.draft
        // Without a kind, it could be matched with a show of the same title.
        if draft.kind == nil, importedFilm.namer == .program(hasShows: false) { draft.kind = .film }
        if (try? draft.film(id: .random())) == nil { return nil }
        return draft
    }

    /// The film with an ID from the files; nil when they have none. If a catalogue or a provider adds a film with
    /// this ID later, it is the same one.
    fileprivate func identifiedFilm(_ draft: FilmDraft) -> Film? {
        let query = importedFilm.query
        let ids = importedFilm.film.ids
        guard let id = ids.all.first else { return nil }
        return importedFilm.facts?.identified(by: Film.ID(id))
            ?? Film(
                id: Film.ID(id), title: query.title, originalTitle: query.originalTitle, year: query.year,
                directors: query.directors, externalIDs: ids, kind: draft.kind)
    }
}

extension Film {
    /// Whether title, year and kind agree with another film with the same ID.
    fileprivate func isCalled(as other: Film) -> Bool {
        title == other.title && year == other.year && isShow == other.isShow
    }

    /// Whether it is a film of the person's own with exactly the title and year in a file.
    fileprivate func isOwn(as reference: FilmReference) -> Bool {
        isAddedByHand && title == reference.title && year == reference.year
    }
}

extension FilmDraft {
    /// The film as a person would add it by hand.
    fileprivate init(_ film: Film) {
        self.init(
            title: film.title, originalTitle: film.originalTitle ?? "", year: film.year, runtime: film.runtime,
            directors: film.directors, genres: film.genres, imdbID: film.externalIDs.imdb, kind: film.kind)
    }
}

/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
    /// The number of films done so far.
    public var filmCount: Int
    /// The number of all films.
    public var total: Int

    public init(filmCount: Int, total: Int) {
        self.filmCount = filmCount
        self.total = total
    }
}
