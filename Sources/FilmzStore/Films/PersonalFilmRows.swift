import FilmzDomain
import GRDB

/// The films stored beside personal data, inside one transaction.
struct PersonalFilmRows: PersonalFilmFacts {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func films(_ ids: Set<Film.ID>) throws -> [Film] {
        try FilmTable.stored.films(ids, in: db)
    }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] {
        try FilmTable.stored.films(knownBy: ids, in: db)
    }

    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID] {
        var aliases: [Film.ID: Film.ID] = [:]
        for row in try FilmAliasColumn.fetchAll(statement(Self.aliasesSQL), arguments: Self.arguments(ids)) {
            guard let alias = Film.ID(rawValue: row[.aliasID]) else { continue }
            aliases[alias] = Film.ID(rawValue: row[.filmID])
        }
        return aliases
    }

    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool] {
        var areInCatalogue: [Film.ID: Bool] = [:]
        for row in try InCatalogueColumn.fetchAll(statement(Self.inCatalogueSQL), arguments: Self.arguments(ids)) {
            guard let id = Film.ID(rawValue: row[.id]) else { continue }
            areInCatalogue[id] = row[.inCatalogue]
        }
        return areInCatalogue
    }

    func met(among ids: Set<Film.ID>, by person: Person.ID) throws -> Set<Film.ID> {
        let statement = try db.cachedStatement(sql: Self.metSQL)
        return Set(try Film.ID.fetchAll(statement, arguments: [person.rawValue, ids.map(\.rawValue).json]))
    }

    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film] {
        try PersonalFilms.outsideCatalogue(metBy: person, in: db)
    }

    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film] {
        try PersonalFilms.outsideCatalogue(titledLike: films, for: person, in: db)
    }

    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID] {
        var owners: [Film.ID: Person.ID] = [:]
        for row in try OwnerColumn.fetchAll(statement(Self.ownersSQL), arguments: Self.arguments(ids)) {
            guard let id = Film.ID(rawValue: row[.id]) else { continue }
            owners[id] = Person.ID(rawValue: row[.ownerID])
        }
        return owners
    }

    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]] {
        try MatchDecisions.fetch(films, in: db)
    }

    static let ownersSQL = """
        SELECT \(OwnerColumn.list(of: "film")) FROM json_each(:ids) asked \(Dialect.join) film ON film.id = asked.value
        WHERE owner_id IS NOT NULL
        """

    private enum OwnerColumn: Int, StoredColumn {
        case id, ownerID

        static let names = spelled
    }

    static let metSQL = """
        SELECT film_id FROM met_film WHERE person_id = ? AND film_id IN (SELECT value FROM json_each(?))
        """

    static let aliasesSQL = """
        SELECT \(FilmAliasColumn.list()) FROM json_each(:ids) asked \(Dialect.join) film_alias ON alias_id = asked.value
        """

    static let inCatalogueSQL = """
        SELECT \(InCatalogueColumn.list(of: "film")) FROM json_each(:ids) asked
        \(Dialect.join) film ON film.id = asked.value
        """

    private enum InCatalogueColumn: Int, StoredColumn {
        case id, inCatalogue

        static let names = spelled
    }

    private func statement(_ sql: String) throws -> Statement { try db.cachedStatement(sql: sql) }

    private static func arguments(_ ids: Set<Film.ID>) -> StatementArguments { ["ids": ids.map(\.rawValue).json] }
}
