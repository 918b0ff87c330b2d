import FilmzDomain
import GRDB

extension CatalogueDraft {
    /// Gives the films the IDs they have always had. Nearly all of them have the ID that the rule makes, and are not
    /// touched. See `docs/decisions/0003-film-identity.md`.
    /// - Returns: the decisions to store so that every ID still leads to its film
    func identify(_ idFacts: FilmIDFacts) throws -> [FilmIdentities.Decision] {
        try write { db in
            let films = try Self.films(concernedBy: idFacts, in: db).sorted { $0.id.rawValue < $1.id.rawValue }
            guard !films.isEmpty else { return [] }
            var identities = FilmIdentities(
                aliases: idFacts.aliases, otherIDs: idFacts.otherIDs, byHand: idFacts.byHand)
            let ids = try identities.identify(
                films, known: idFacts.ids(among:), claimed: CatalogueFilmRows(db).ids(among:))
            try Self.move(Array(zip(films, ids)), in: db)
            return identities.decisions
        }
    }

    /// Copies a catalogue into a draft's file.
    /// - Throws: ``StoreError``
    static func copy(_ catalogue: Database, to file: DraftFile) throws {
        try reporting(file) {
            let copy = try DatabaseQueue(path: file.path)
            try copy.writeWithoutTransaction { try catalogue.backup(to: $0) }
            try copy.close()
        }
    }

    /// Gives the films their IDs again, as if they were new.
    /// - Returns: the decisions to store so that every ID still leads to its film, and whether any film has another ID
    ///   than before
    func identifyAnew(_ idFacts: FilmIDFacts) throws -> (decisions: [FilmIdentities.Decision], isMoved: Bool) {
        let before = try write { db in
            let exceptions = try Self.exceptions(db)
            try Self.move(exceptions.map { ($0, Self.idByRule($0)) }, in: db)
            // This is another catalogue, so nothing cached from the old one may be used for it.
            try db.execute(sql: "UPDATE edition SET stamp = ?", arguments: [revision])
            return Set(exceptions.map(\.id))
        }
        let decisions = try identify(idFacts)
        return (decisions, try write { try Set(Self.exceptions($0).map(\.id)) } != before)
    }

    /// The films with another ID than the rule makes.
    private static func exceptions(_ db: Database) throws -> [Film] {
        try FilmRecord.films(
            db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE id IN (SELECT film_id FROM film_elsewhere)"
        )
        .filter { $0.id != idByRule($0) }
    }

    /// The ID that the rule makes for a film.
    static func idByRule(_ film: Film) -> Film.ID {
        film.externalIDs.all.first.map(Film.ID.init) ?? film.id
    }

    /// The films whose ID may differ from the rule.
    private static func films(concernedBy idFacts: FilmIDFacts, in db: Database) throws -> [Film] {
        let rows = CatalogueFilmRows(db)
        let aliases = Set(idFacts.aliases.targets.keys)
        var films = try rows.films(aliases) + rows.films(knownBy: Set(aliases.compactMap(\.externalID)))
        films += try rows.films(knownBy: Set(idFacts.otherIDs.keys)).filter { film in
            film.externalIDs.all.contains { idFacts.otherIDs[$0].map { $0 != film.id } ?? false }
        }
        films += try rows.films(titledLike: idFacts.byHand.filter(\.externalIDs.isEmpty))
        return Array(Dictionary(films.map { ($0.id, $0) }) { first, _ in first }.values)
    }

    private static func film(_ id: Film.ID, in db: Database) throws -> Film? {
        try CatalogueFilmRows(db).films([id]).first
    }

    /// Gives films new IDs. If several get the same ID, the one with the lowest old ID stays.
    private static func move(_ films: [(film: Film, id: Film.ID)], in db: Database) throws {
        let moving = films.filter { $0.film.id != $0.id }
        guard !moving.isEmpty else { return }
        var removedFilms: [Film] = []
        var usedIDs: Set<Film.ID> = []
        for (film, id) in films where !usedIDs.insert(id).inserted { removedFilms.append(film) }
        let leaving = Set(moving.map(\.film.id))
        for (film, id) in moving where !leaving.contains(id) && !removedFilms.contains(film) {
            guard let holder = try self.film(id, in: db) else { continue }
            removedFilms.append(holder.id.rawValue < film.id.rawValue ? film : holder)
        }
        for film in Set(removedFilms) {
            try CatalogueLists.remove(film, in: db)
            for (table, column) in Self.references + [("film", "id")] {
                try db.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [film.id.rawValue])
            }
        }
        let staying = moving.filter { !removedFilms.contains($0.film) }
        for (film, _) in staying { try CatalogueLists.remove(film, in: db) }
        // In two steps, because one film may take the ID that another leaves.
        for (film, id) in staying { try renumber(film.id.rawValue, new: -id.rawValue, in: db) }
        for (film, id) in staying {
            try renumber(-id.rawValue, new: id.rawValue, in: db)
            try CatalogueLists.insert(film.identified(by: id), in: db)
        }
        try db.execute(sql: "UPDATE edition SET film_count = film_count - ?", arguments: [Set(removedFilms).count])
        try db.execute(sql: "DELETE FROM release_year; \(CatalogueSchema.years)")
    }

    private static let references = [
        ("film_name", "film_id"), ("film_keyword", "film_id"), ("credit", "film_id"), ("show", "film_id"),
        ("season", "film_id"), ("episode", "film_id"),
    ]

    private static func renumber(_ old: Int64, new: Int64, in db: Database) throws {
        for (table, column) in references + [("film", "id")] {
            try db.execute(sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", arguments: [new, old])
        }
    }
}
