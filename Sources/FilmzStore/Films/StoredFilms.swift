import FilmzDomain
import GRDB

/// Films of the catalogue, and beside it those that only the personal database knows.
struct StoredFilms: FilmService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func film(_ id: Film.ID) throws -> Film? {
        let (resolved, kept) = try database.read { db in
            let resolved = try KeptFilms.resolve(id, db)
            return (resolved, try KeptFilms.film(resolved, db))
        }
        if var film = try catalogued("id = ?", resolved.rawValue) {
            if let kept { film.externalIDs = film.externalIDs.filled(from: kept.externalIDs) }
            return film
        }
        if let kept { return kept }
        // A catalogue made anew may have the film under its better ID.
        guard let externalID = resolved.externalID else { return nil }
        return try catalogued(externalID)
    }

    func film(_ externalID: ExternalID) throws -> Film? {
        if let film = try film(Film.ID(externalID)) { return film }
        if let kept = try database.read({ try KeptFilms.film(externalID, $0) }) {
            return try film(kept.id)
        }
        guard let found = try catalogued(externalID) else { return nil }
        return try film(found.id)
    }

    func add(_ draft: FilmDraft) async throws -> Film {
        let film = try draft.film(id: .random())
        if let imdbID = draft.imdbID {
            if let known = try self.film(.imdb(imdbID)) { return known }
        } else if let twin = try twin(of: film) {
            return twin
        }
        return try await database.write { db in
            let known = try KeptFilms.outsideCatalogue(db)
            // Sent twice, or typed in before.
            if let same = known.first(where: { $0.identified(by: film.id) == film }) { return same }
            if draft.imdbID == nil, let same = FilmMatching.match(film, among: known) { return same }
            return try Self.save(film, knownAs: draft.imdbID, db)
        }
    }

    func edit(_ id: Film.ID, _ draft: FilmDraft) async throws -> Film {
        guard let old = try film(id) else { throw DomainError.noSuchFilm }
        guard old.id.externalID == nil else { throw DomainError.notAddedByHand }
        let edited = try draft.film(id: old.id)
        var twin: Twin?
        if let imdbID = draft.imdbID {
            twin = try self.film(.imdb(imdbID)).map(asTwin)
        } else if let film = try self.twin(of: edited) {
            twin = try asTwin(film)
        }
        return try await database.write { [twin] db in
            guard let present = try KeptFilms.film(try KeptFilms.resolve(id, db), db) else {
                throw DomainError.noSuchFilm
            }
            guard try KeptFilms.isEditable(present.id, db) else { throw DomainError.notAddedByHand }
            if let wrong = present.externalIDs.imdb, wrong != draft.imdbID {
                try KeptFilms.removeAlias(Film.ID(.imdb(wrong)), db)
            }
            var film = edited.identified(by: present.id)
            film.externalIDs = present.externalIDs
            if let twin, try KeptFilms.resolve(twin.film.id, db) != film.id {
                try KeptFilms.save(film, inCatalogue: false, db)
                return try Self.join(film, twin, db)
            }
            return try Self.save(film, knownAs: draft.imdbID, db)
        }
    }

    func note(_ found: [Film]) throws -> [(film: Film, wasKnown: Bool)] {
        try found.map { film in
            for id in film.externalIDs.all {
                if let known = try self.film(id) { return (known, true) }
            }
            if let twin = try twin(of: film) { return (twin, true) }
            return (film, false)
        }
    }

    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film {
        guard let found = try film(id) else { throw DomainError.noSuchFilm }
        let isInCatalogue = try catalogued("id = ?", found.id.rawValue) != nil
        let twin = try self.film(externalID).map(asTwin)
        return try await database.write { db in
            var film = try Self.present(found, db)
            if let twin {
                guard try Self.present(twin.film, db).id != film.id else { return film }
                if try KeptFilms.isInCatalogue(film.id, db) == nil {
                    try KeptFilms.save(film, inCatalogue: isInCatalogue, db)
                }
                return try Self.join(film, twin, db)
            }
            film.externalIDs.insert(externalID)
            try KeptFilms.save(film, inCatalogue: isInCatalogue, db)
            try KeptFilms.alias(Film.ID(externalID), to: film.id, db)
            return film
        }
    }

    /// Inside one write: what is known of the film, kept beside personal data from now on.
    /// - Parameter found: the film as ``film(_:)`` knew it before the transaction
    /// - Returns: the ID it has now
    func keep(_ found: Film, _ db: Database) throws -> Film.ID {
        let id = try KeptFilms.resolve(found.id, db)
        if try KeptFilms.isInCatalogue(id, db) == nil { try KeptFilms.save(found, inCatalogue: true, db) }
        return id
    }

    /// Another film that proves to be the same.
    private struct Twin {
        var film: Film
        var isInCatalogue: Bool
    }

    private func asTwin(_ film: Film) throws -> Twin {
        Twin(film: film, isInCatalogue: try catalogued("id = ?", film.id.rawValue) != nil)
    }

    /// The film as it is inside this transaction: it may have been joined with another since it was found.
    private static func present(_ found: Film, _ db: Database) throws -> Film {
        let id = try KeptFilms.resolve(found.id, db)
        return id == found.id ? found : try KeptFilms.film(id, db) ?? found.identified(by: id)
    }

    private static func save(_ film: Film, knownAs imdbID: IMDbID?, _ db: Database) throws -> Film {
        var film = film
        film.externalIDs.imdb = imdbID
        try KeptFilms.save(film, inCatalogue: false, db)
        if let imdbID { try KeptFilms.alias(Film.ID(.imdb(imdbID)), to: film.id, db) }
        return film
    }

    /// Makes one film of a kept one and its twin. The catalogue's row cannot change its ID, so it survives; of two others
    /// the one asked about.
    private static func join(_ film: Film, _ twin: Twin, _ db: Database) throws -> Film {
        let other = try present(twin.film, db)
        var (survivor, gone) = twin.isInCatalogue ? (other, film) : (film, other)
        survivor.externalIDs = survivor.externalIDs.filled(from: gone.externalIDs)
        let isKeptInCatalogue = try KeptFilms.isInCatalogue(survivor.id, db)
        try KeptFilms.save(survivor, inCatalogue: twin.isInCatalogue || isKeptInCatalogue == true, db)
        try KeptFilms.merge(gone.id, into: survivor.id, db)
        return survivor
    }

    /// The one film of the catalogue that this one surely is.
    private func twin(of film: Film) throws -> Film? {
        let titles = [film.title, film.originalTitle].compactMap { $0.map(TextFolding.folded) }.filter { !$0.isEmpty }
        guard !titles.isEmpty else { return nil }
        let phrases = titles.map { "titles : \"\($0)\"" }.joined(separator: " OR ")
        let candidates = try catalogue.read { db in
            try FilmRecord.films(
                db,
                sql: """
                    SELECT \(FilmRecord.columns) FROM film
                    WHERE id IN (SELECT rowid FROM film_text WHERE film_text MATCH ?)
                    AND (instr(names, char(10) || ? || char(10)) OR instr(names, char(10) || ? || char(10)))
                    """, arguments: [phrases, titles[0], titles[titles.count - 1]])
        }
        guard let match = FilmMatching.match(film, among: candidates ?? []) else { return nil }
        return try self.film(match.id)
    }

    private func catalogued(_ externalID: ExternalID) throws -> Film? {
        let column = FilmRecord.column(of: externalID)
        return try catalogued("\(column.name) = ?", Int64(column.value))
    }

    private func catalogued(_ condition: String, _ value: Int64) throws -> Film? {
        try catalogue.read { db in
            try FilmRecord.films(
                db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(condition)", arguments: [value]
            ).first
        } ?? nil
    }
}
