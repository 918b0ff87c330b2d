import FilmzDomain
import GRDB

/// The columns of `film_alias`: an ID that leads to a film.
enum FilmAliasColumn: Int, StoredColumn {
    case aliasID, filmID

    static let names = spelled
}

/// The personal database's data about films: the facts of those that personal data refers to, and the film to which
/// each ID leads. Call the functions inside a transaction.
///
/// A person has *met* a film that they added or did something with. Their searches find it even when no catalogue has
/// it.
enum PersonalFilms {
    /// The film's own ID, for any ID that leads to it.
    static func resolve(_ id: Film.ID, in db: Database) throws -> Film.ID {
        let sql = "SELECT film_id FROM film_alias WHERE alias_id = ?"
        let film = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id.rawValue])
        return film.flatMap(Film.ID.init(rawValue:)) ?? id
    }

    /// Carries out decisions of the rules.
    static func carryOut(_ decisions: [FilmDecision], in db: Database) throws {
        for decision in decisions {
            switch decision {
            case .keep(let film, let isInCatalogue): try save(film, inCatalogue: isInCatalogue, in: db)
            case .own(let id, let person): try own(id, of: person, in: db)
            case .meet(let id, let person): try meet([id], of: person, in: db)
            case .alias(let id, let film): try alias(id, to: film, in: db)
            case .removeAlias(let id): try removeAlias(id, in: db)
            case .merge(let id, let survivor): try mergeEverything(about: id, into: survivor, in: db)
            }
        }
    }

    static func alias(_ id: Film.ID, to film: Film.ID, in db: Database) throws {
        guard id != film else { return }
        let sql = "SELECT \(FilmAliasColumn.list()) FROM film_alias WHERE film_id = ? OR alias_id IN (?, ?)"
        let stored = try targets(
            db.cachedStatement(sql: sql), arguments: [id.rawValue, id.rawValue, film.rawValue])
        var aliases = FilmAliases(stored)
        aliases.lead(id, to: film)
        for alias in stored.keys where aliases.targets[alias] == nil { try removeAlias(alias, in: db) }
        for (alias, target) in aliases.targets where stored[alias] != target {
            try db.execute(
                sql: FilmAliasColumn.upsertion(into: "film_alias", key: [.aliasID]),
                arguments: [alias.rawValue, target.rawValue])
        }
        try MatchDecisions.move(id, to: film, in: db)
    }

    /// The IDs that lead to a film, its own first.
    static func ids(_ id: Film.ID, in db: Database) throws -> [Film.ID] {
        let film = try resolve(id, in: db)
        let sql = "SELECT alias_id FROM film_alias WHERE film_id = ?"
        return try [film] + Film.ID.fetchAll(db.cachedStatement(sql: sql), arguments: [film.rawValue])
    }

    /// All IDs that are not a film's own, with the films to which they lead.
    static func aliases(_ db: Database) throws -> [Film.ID: Film.ID] {
        try targets(db.cachedStatement(sql: "SELECT \(FilmAliasColumn.list()) FROM film_alias"), arguments: [])
    }

    private static func targets(
        _ statement: Statement, arguments: StatementArguments
    ) throws -> [Film.ID: Film.ID] {
        var targets: [Film.ID: Film.ID] = [:]
        for row in try FilmAliasColumn.fetchAll(statement, arguments: arguments) {
            guard let alias = Film.ID(rawValue: row[.aliasID]) else { continue }
            targets[alias] = Film.ID(rawValue: row[.filmID])
        }
        return targets
    }

    private static func removeAlias(_ id: Film.ID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM film_alias WHERE alias_id = ?", arguments: [id.rawValue])
    }

    static func film(_ id: Film.ID, in db: Database) throws -> Film? {
        try films(db, where: "id = ?", arguments: [id.rawValue]).first
    }

    /// The films that no catalogue has: added by hand, or lost.
    static func outsideCatalogue(_ db: Database) throws -> [Film] {
        try films(db, where: "in_catalogue = 0")
    }

    /// The films that no catalogue has and that this person added or did something with.
    static func outsideCatalogue(metBy person: Person.ID, in db: Database) throws -> [Film] {
        try FilmRecord.films(db, sql: metSQL, arguments: [person.rawValue])
    }

    static let metSQL = """
        SELECT \(FilmRecord.columns) FROM met_film \(Dialect.join) film ON film.id = met_film.film_id
        WHERE met_film.person_id = ? AND film.in_catalogue = 0
        """

    /// The films that no catalogue has, that this person added or did something with, and that have exactly the title
    /// of one of these films. Titles are compared by hash, so a few films with other titles may be among them.
    static func namesakes(of films: [Film], metBy person: Person.ID, in db: Database) throws -> [Film] {
        let keys = Set(films.map(FilmSearchText.titleKey)).sorted().json
        return try FilmRecord.films(db, sql: namesakesSQL, arguments: ["keys": keys, "person": person.rawValue])
    }

    static let namesakesSQL = """
        SELECT \(FilmRecord.columns) FROM json_each(:keys) asked
        \(Dialect.join) film ON film.title_key = asked.value AND film.in_catalogue = 0
        WHERE EXISTS (SELECT 1 FROM met_film WHERE met_film.person_id = :person AND met_film.film_id = film.id)
        """

    /// The films that no catalogue has, that share a title with one of these films, and that were not added by hand or
    /// that this person has met. Titles are compared by hash, so a few films with other titles may be among them.
    static func outsideCatalogue(
        titledLike others: [Film], for person: Person.ID?, in db: Database
    ) throws -> [Film] {
        let keys = Set(others.flatMap(FilmSearchText.keys))
        guard !keys.isEmpty else { return [] }
        return try FilmRecord.films(
            db, sql: titledSQL, arguments: ["keys": keys.sorted().json, "person": person?.rawValue])
    }

    /// The SQL for the films that were added by hand, and the films that such a film turned out to be.
    static let typedSQL = """
        SELECT id FROM film WHERE \(typedCondition("id"))
        UNION SELECT film_id FROM film_alias WHERE \(typedCondition("alias_id"))
        """

    private static func typedCondition(_ column: String) -> String {
        "\(column) BETWEEN \(Film.ID.byHand.lowerBound) AND \(Film.ID.byHand.upperBound)"
    }

    static let titledSQL = """
        SELECT \(FilmRecord.columns) FROM film WHERE (
            owner_id IS NULL OR EXISTS (
                SELECT 1 FROM met_film WHERE met_film.person_id = :person AND met_film.film_id = film.id
            )
        ) AND id IN (
            SELECT titled.id FROM json_each(:keys) asked
            \(Dialect.join) film titled ON titled.title_key = asked.value AND titled.in_catalogue = 0
            UNION ALL
            SELECT titled.id FROM json_each(:keys) asked
            \(Dialect.join) film titled ON titled.original_key = asked.value AND titled.in_catalogue = 0
        )
        """

    static func all(_ db: Database) throws -> [Film] {
        try films(db, where: "true")
    }

    /// A batch of all films in the order of their IDs, and whether the catalogue had them at the last check.
    static func batch(
        after last: Int64, limit: Int, in db: Database
    ) throws -> [(film: Film, isInCatalogue: Bool)] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(FilmRecord.columns), in_catalogue FROM film WHERE id > ? ORDER BY id LIMIT ?")
        let film = try ColumnPlace<FilmColumn>(in: statement)
        return try InCatalogueColumn.fetchAll(statement, arguments: [last, limit]).map { row in
            (try FilmRecord.film(film.columns(of: row)), row[.inCatalogue])
        }
    }

    private enum InCatalogueColumn: Int, StoredColumn {
        case inCatalogue

        static let names = spelled
    }

    private static func films(
        _ db: Database, where condition: String, arguments: StatementArguments = StatementArguments()
    ) throws -> [Film] {
        try FilmRecord.films(
            db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(condition)", arguments: arguments)
    }

    static func save(_ film: Film, inCatalogue: Bool, in db: Database) throws {
        let derivedArguments: StatementArguments = [
            inCatalogue, FilmSearchText.titleKey(film), FilmSearchText.originalKey(film),
        ]
        try db.cachedStatement(sql: upsertSQL).execute(arguments: FilmRecord.arguments(film) + derivedArguments)
    }

    private static let upsertSQL = FilmRecord.upsertion(
        into: "film", extraColumns: ["in_catalogue", "title_key", "original_key"])

    private static func own(_ id: Film.ID, of person: Person.ID, in db: Database) throws {
        try db.cachedStatement(sql: "UPDATE film SET owner_id = ? WHERE id = ?")
            .execute(arguments: [person.rawValue, id.rawValue])
    }

    /// Notes that a person added a film or did something with it. From now on their searches find it, even when no
    /// catalogue has it.
    static func meet(_ ids: [Film.ID], of person: Person.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO met_film (person_id, film_id) SELECT ?, value FROM json_each(?) WHERE true
                ON CONFLICT DO NOTHING
                """
        ).execute(arguments: [person.rawValue, ids.map(\.rawValue).json])
    }

    /// Forgets that a person has met a film. A film that was added by hand and that no person has met is invisible.
    static func unmeet(_ id: Film.ID, of person: Person.ID, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM met_film WHERE person_id = ? AND film_id = ?")
            .execute(arguments: [person.rawValue, id.rawValue])
    }

    /// The stored films among these that no catalogue has and that a person has not met.
    static func unmet(among ids: Set<Film.ID>, by person: Person.ID, in db: Database) throws -> Set<Film.ID> {
        let rows = PersonalFilmRows(db)
        let uncatalogued = Set(try rows.areInCatalogue(ids).filter { !$0.value }.keys)
        return try uncatalogued.isEmpty ? [] : uncatalogued.subtracting(rows.met(among: uncatalogued, by: person))
    }

    /// Whether there is a film that was added by hand and that no person has met.
    static func hasUnmet(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM film WHERE \(metByNobody))") ?? false
    }

    /// Removes films that were added by hand, that no person has met, and that no undo can bring back.
    /// - Parameter ids: the films to check; nil for all
    static func forgetUnmet(among ids: Set<Film.ID>?, in db: Database) throws {
        let candidates = ids.map { $0.map(\.rawValue).json }
        let sql = "SELECT id FROM film WHERE \(forgettable) AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))"
        let forgottenIDs = try Int64.fetchAll(db, sql: sql, arguments: [candidates]).json
        try db.execute(
            sql: "DELETE FROM film_alias WHERE film_id IN (SELECT value FROM json_each(?))", arguments: [forgottenIDs])
        try delete(where: "id IN (SELECT value FROM json_each(?))", arguments: [forgottenIDs], in: db)
    }

    private static let metByNobody = """
        \(typedCondition("id")) AND in_catalogue = 0
        AND NOT EXISTS (SELECT 1 FROM met_film WHERE met_film.film_id = film.id)
        """

    private static let forgettable = """
        \(metByNobody) AND id NOT IN (SELECT film_id FROM change_film) AND id NOT IN (SELECT film_id FROM change_list_entry)
        AND NOT EXISTS (SELECT 1 FROM my_film WHERE my_film.film_id = film.id)
        AND NOT EXISTS (SELECT 1 FROM film_list_entry WHERE film_list_entry.film_id = film.id)
        AND NOT EXISTS (SELECT 1 FROM share_film WHERE share_film.film_id = film.id)
        """

    /// Removes films that no personal data refers to.
    static func delete(where condition: String, arguments: StatementArguments, in db: Database) throws {
        try db.execute(sql: "DELETE FROM film WHERE \(condition)", arguments: arguments)
    }

    /// Whether the current rules made the data that is derived from the films' facts.
    static func areDerived(_ db: Database) throws -> Bool {
        try StoreMetadata.derivedBy.value(db) == rulesVersion
    }

    /// Derives the data from the films' facts again.
    static func derive(_ db: Database) throws {
        for film in try all(db) { try save(film, inCatalogue: isInCatalogue(film.id, in: db) == true, in: db) }
        try StoreMetadata.derivedBy.set(rulesVersion, in: db)
    }

    /// Whether all films have the right keys of their titles. Older databases have none, which counts as true.
    static func haveKeys(_ db: Database) throws -> Bool {
        guard try db.columns(in: "film").contains(where: { $0.name == "title_key" }) else { return true }
        let statement = try db.makeStatement(sql: "SELECT \(KeyColumn.list()), \(FilmRecord.columns) FROM film")
        let facts = try ColumnPlace<FilmColumn>(in: statement)
        let rows = try KeyColumn.fetchCursor(statement)
        while let row = try rows.next() {
            let film = try FilmRecord.film(facts.columns(of: row))
            guard row[.titleKey] == FilmSearchText.titleKey(film),
                row[.originalKey] == FilmSearchText.originalKey(film)
            else { return false }
        }
        return true
    }

    private enum KeyColumn: Int, StoredColumn {
        case titleKey, originalKey

        static let names = spelled
    }

    /// The version of the rules. Raise it with every change of how keys, sort titles or scores are made.
    private static let rulesVersion = "3"

    static func isInCatalogue(_ id: Film.ID, in db: Database) throws -> Bool? {
        try Bool.fetchOne(db, sql: "SELECT in_catalogue FROM film WHERE id = ?", arguments: [id.rawValue])
    }
}
