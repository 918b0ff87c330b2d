import FilmzDomain
import GRDB

/// The columns of `film_stamp`: numbers that rise with every change of any film's facts, and of what IDs lead to.
private enum FilmRevisionColumn: Int, StoredColumn {
    case facts, aliases

    static let names = spelled
    static let selection = "SELECT \(list()) FROM film_stamp"
}

/// Films of the catalogue, and those that only the personal database knows. The domain has the rules; this type reads
/// the facts that they ask for and carries out what they decide.
struct StoredFilms: FilmService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile
    let providers: any FoundFilms
    let clock: Clock
    private let filmsByID = RevisionCache<Set<Film.ID>, Revision, [Film.ID: Film]>(limit: 100)

    /// A revision of all data that decides to which films IDs lead. It is read before the films are.
    private struct Revision: Equatable {
        var facts: Int64
        var aliases: Int64
        var catalogue: Int64?
        var providers: Int
    }

    func films(_ ids: [Film.ID], for reader: FilmReader) throws -> [Film.ID: Film] {
        let all = try films(Set(ids))
        // Only films that were added by hand can be hidden, and they are rare.
        guard reader != .filmz, all.values.contains(where: { $0.id.externalID == nil }),
            try look(for: reader, value: { try $0.hidesAny(of: all.values) })
        else { return all }
        return try look(for: reader) { try $0.films(Set(ids)).mapValues(\.film) }
    }

    /// The films with these IDs, whoever may see them.
    private func films(_ ids: Set<Film.ID>) throws -> [Film.ID: Film] {
        let providersRevision = providers.revision
        let catalogueRevision = try catalogue.read(CatalogueSchema.revision)
        return try database.read { db in
            let row = try FilmRevisionColumn.fetchOne(db.cachedStatement(sql: FilmRevisionColumn.selection))
            let revision = Revision(
                facts: row?[.facts] ?? 0, aliases: row?[.aliases] ?? 0, catalogue: catalogueRevision,
                providers: providersRevision)
            return try filmsByID.value(for: ids, at: revision) {
                try lookup(db, for: .filmz).films(ids).mapValues(\.film)
            }
        }
    }

    func films(knownBy ids: [ExternalID], for reader: FilmReader) throws -> [ExternalID: Film] {
        try look(for: reader) { try $0.films(knownBy: Set(ids)).mapValues(\.film) }
    }

    func films(titledLike films: [Film], for person: Person.ID) throws -> [Film] {
        try look(for: .person(person)) { try $0.films(titledLike: films, for: person) }
    }

    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        try look(for: .filmz) { try $0.titles(of: films, in: language) }
    }

    func story(of film: Film.ID) throws -> FilmSynopsis? {
        try catalogue.read { try CatalogueSynopses.stories(of: [film], in: $0)[film] } ?? nil
    }

    func run(of show: Film.ID) throws -> ShowRun? {
        try catalogue.read { try CatalogueShows.run(of: show, in: $0) } ?? nil
    }

    func episodeCounts(of shows: [Film.ID]) throws -> [Film.ID: Int] {
        try catalogue.read { try CatalogueShows.episodeCounts(of: shows, in: $0) } ?? [:]
    }

    func similar(to film: Film, among group: Film.KindGroup?) throws -> [SimilarFilm] {
        let similar = try catalogue.read { try CatalogueSynopses.similar(to: film, among: group, in: $0) } ?? []
        return similar.compactMap { film in
            film.externalIDs.all.first.map { SimilarFilm(id: $0, title: film.title, year: film.year) }
        }
    }

    func add(_ draft: FilmDraft, by person: Person.ID) async throws -> Film {
        let film = try draft.film(id: .random())
        if let existing = try look(for: .person(person), value: { try $0.known(typed: film, as: draft.imdbID) }) {
            return existing.film
        }
        return try await decide { try $0.add(film, as: draft.imdbID, by: person) }
    }

    func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) async throws -> Film {
        guard let old = try films([id], for: .person(person))[id] else { throw DomainError.noSuchFilm }
        guard old.id.externalID == nil else { throw DomainError.notAddedByHand }
        let edited = try draft.film(id: old.id)
        let twin = try look(for: .person(person)) { try $0.known(typed: edited, as: draft.imdbID) }
        return try await decide { try $0.edit(id, to: edited, as: draft.imdbID, twin: twin, by: person) }
    }

    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film {
        let (known, twin) = try look(for: .filmz) {
            (try $0.films([id])[id], try $0.films(knownBy: [externalID])[externalID])
        }
        guard let known else { throw DomainError.noSuchFilm }
        if FilmReconciliation.areOnlyFound(known, learning: externalID, twin: twin) {
            return try await learn(externalID, ofFound: known.film)
        }
        return try await decide { try $0.learn(externalID, of: known, twin: twin) }
    }

    /// Stores the facts of the films beside personal data. Call it inside a write.
    /// - Parameters:
    ///   - films: the films as ``films(_:for:)`` knew them before the transaction
    ///   - reader: the reader for whom they were looked up
    /// - Returns: the IDs they have now, in the same order
    func keep(_ films: [Film], for reader: FilmReader, in db: Database) throws -> [Film.ID] {
        let (ids, decisions) = try FilmReconciliation(personal: PersonalFilmRows(db)).keep(
            films, catalogue: catalogue, for: reader)
        try PersonalFilms.carryOut(decisions, in: db)
        return ids
    }

    /// Looks up films in one state of the personal database.
    func look<Value>(for reader: FilmReader, value: (FilmLookup) throws -> Value) throws -> Value {
        try database.read { try value(lookup($0, for: reader)) }
    }

    /// What is known of films in a transaction of the personal database. Call it inside a read.
    func lookup(_ db: Database, for reader: FilmReader) -> FilmLookup {
        FilmLookup(personal: PersonalFilmRows(db), catalogue: catalogue, providers: providers, for: reader)
    }

    /// Lets the rules decide, and carries out the decision, in one transaction.
    private func decide(
        _ outcome: @Sendable @escaping (FilmReconciliation) throws -> FilmReconciliation.Outcome
    ) async throws -> Film {
        try await database.write { db in
            let outcome = try outcome(FilmReconciliation(personal: PersonalFilmRows(db)))
            try PersonalFilms.carryOut(outcome.decisions, in: db)
            return outcome.film
        }
    }
}
