import FilmzDomain
import GRDB

/// Films of the catalogue, and beside it those that only the personal database knows.
struct StoredFilms: FilmService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func film(_ id: Film.ID) async throws -> Film? {
        let (id, kept) = try await database.writer.read { db in
            let id = try KeptFilms.resolve(id, db)
            return (id, try KeptFilms.film(id, db))
        }
        guard var film = try await inCatalogue(id) else { return kept }
        if let kept { film.externalIDs = film.externalIDs.filled(from: kept.externalIDs) }
        return film
    }

    func film(_ externalID: ExternalID) async throws -> Film? {
        if let film = try await film(Film.ID(externalID)) { return film }
        if let kept = try await database.writer.read({ try KeptFilms.film(externalID, $0) }) {
            return try await film(kept.id)
        }
        let column = FilmRecord.column(of: externalID)
        let found = try await catalogue.read { db in
            try FilmRecord.films(
                db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(column.name) = ?", arguments: [column.value]
            ).first
        }
        guard let id = found??.id else { return nil }
        return try await film(id)
    }

    func add(_ draft: FilmDraft) async throws -> Film {
        let film = try draft.film(id: .random())
        if let imdbID = draft.imdbID, let known = try await self.film(.imdb(imdbID)) { return known }
        if let known = try await catalogueFilm(like: film) { return known }
        try await database.writer.write { try KeptFilms.save(film, inCatalogue: false, $0) }
        guard let imdbID = draft.imdbID else { return film }
        return try await learn(.imdb(imdbID), of: film.id)
    }

    func edit(_ id: Film.ID, _ draft: FilmDraft) async throws -> Film {
        guard let old = try await self.film(id) else { throw DomainError.noSuchFilm }
        guard old.isAddedByHand else { throw DomainError.notAddedByHand }
        let film = try draft.film(id: old.id)
        try await database.writer.write { try KeptFilms.save(film, inCatalogue: false, $0) }
        if let imdbID = draft.imdbID { return try await learn(.imdb(imdbID), of: film.id) }
        guard let known = try await catalogueFilm(like: film) else { return film }
        return try await merge(film.id, into: known)
    }

    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film {
        guard var film = try await film(id) else { throw DomainError.noSuchFilm }
        if let other = try await self.film(externalID) {
            guard other.id != film.id else { return film }
            // The catalogue's row cannot change its ID, so it survives; of two others the one asked about.
            return if try await inCatalogue(other.id) != nil {
                try await merge(film.id, into: other)
            } else {
                try await merge(other.id, into: film)
            }
        }
        film.externalIDs.insert(externalID)
        return try await database.writer.write { [film] db in
            try KeptFilms.save(film, inCatalogue: try KeptFilms.isInCatalogue(film.id, db) ?? true, db)
            try KeptFilms.alias(Film.ID(externalID), to: film.id, db)
            return film
        }
    }

    /// Inside one write: what is known of the film, kept beside personal data from now on.
    /// - Parameter found: the film as ``film(_:)`` knew it before the transaction
    func keep(_ found: Film, _ db: Database) throws -> Film.ID {
        let id = try KeptFilms.resolve(found.id, db)
        if try KeptFilms.isInCatalogue(id, db) == nil { try KeptFilms.save(found, inCatalogue: true, db) }
        return id
    }

    private func merge(_ id: Film.ID, into survivor: Film) async throws -> Film {
        let isInCatalogue = try await inCatalogue(survivor.id) != nil
        return try await database.writer.write { db in
            var survivor = survivor
            if let merged = try KeptFilms.film(id, db) {
                survivor.externalIDs = survivor.externalIDs.filled(from: merged.externalIDs)
            }
            try KeptFilms.save(survivor, inCatalogue: isInCatalogue, db)
            try KeptFilms.merge(id, into: survivor.id, db)
            return survivor
        }
    }

    private func inCatalogue(_ id: Film.ID) async throws -> Film? {
        try await catalogue.read { db in
            try FilmRecord.films(
                db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE id = ?", arguments: [id.rawValue]
            ).first
        } ?? nil
    }

    /// The one film of the catalogue that this one surely is.
    private func catalogueFilm(like film: Film) async throws -> Film? {
        let titles = [film.title, film.originalTitle].compactMap { $0.map(TextFolding.folded) }.filter { !$0.isEmpty }
        let phrases = titles.map { "titles : \"\($0)\"" }.joined(separator: " OR ")
        guard !phrases.isEmpty else { return nil }
        let candidates = try await catalogue.read { db in
            try FilmRecord.films(
                db,
                sql: """
                    SELECT \(FilmRecord.columns) FROM film
                    WHERE id IN (SELECT rowid FROM film_text WHERE film_text MATCH ?)
                    """, arguments: [phrases])
        }
        guard let match = FilmMatching.match(film, among: candidates ?? []) else { return nil }
        return try await self.film(match.id)
    }
}
