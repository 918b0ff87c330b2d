import FilmzDomain
import GRDB

/// The films stored beside personal data, inside one transaction.
struct PersonalFilmRows: PersonalFilmFacts {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func films(_ ids: Set<Film.ID>) throws -> [Film] {
        try FilmTable.kept.films(ids, in: db)
    }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] {
        try FilmTable.kept.films(knownBy: ids, in: db)
    }

    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID] {
        var aliases: [Film.ID: Film.ID] = [:]
        for row in try rows(Self.aliasesSQL, ids: ids) {
            guard let alias = Film.ID(rawValue: row[0]) else { continue }
            aliases[alias] = Film.ID(rawValue: row[1])
        }
        return aliases
    }

    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool] {
        var areInCatalogue: [Film.ID: Bool] = [:]
        for row in try rows(Self.inCatalogueSQL, ids: ids) {
            guard let id = Film.ID(rawValue: row[0]) else { continue }
            areInCatalogue[id] = row[1]
        }
        return areInCatalogue
    }

    func met(among ids: Set<Film.ID>, by person: Person.ID) throws -> Set<Film.ID> {
        let statement = try db.cachedStatement(sql: Self.metSQL)
        let met = try Int64.fetchAll(statement, arguments: [person.rawValue, ids.map(\.rawValue).json])
        return Set(met.compactMap(Film.ID.init(rawValue:)))
    }

    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film] {
        try PersonalFilms.outsideCatalogue(metBy: person, in: db)
    }

    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film] {
        try PersonalFilms.outsideCatalogue(titledLike: films, for: person, in: db)
    }

    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID] {
        var owners: [Film.ID: Person.ID] = [:]
        for row in try rows(Self.ownersSQL, ids: ids) {
            guard let id = Film.ID(rawValue: row[0]) else { continue }
            owners[id] = Person.ID(rawValue: row[1])
        }
        return owners
    }

    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]] {
        try MatchDecisions.fetch(films, in: db)
    }

    static let ownersSQL = """
        SELECT film.id, owner_id FROM json_each(:ids) asked CROSS JOIN film ON film.id = asked.value
        WHERE owner_id IS NOT NULL
        """

    static let metSQL = """
        SELECT film_id FROM met_film WHERE person_id = ? AND film_id IN (SELECT value FROM json_each(?))
        """

    static let aliasesSQL = """
        SELECT alias_id, film_id FROM json_each(:ids) asked CROSS JOIN film_alias ON alias_id = asked.value
        """

    static let inCatalogueSQL = """
        SELECT film.id, in_catalogue FROM json_each(:ids) asked CROSS JOIN film ON film.id = asked.value
        """

    private func rows(_ sql: String, ids: Set<Film.ID>) throws -> [Row] {
        try Row.fetchAll(db.cachedStatement(sql: sql), arguments: ["ids": ids.map(\.rawValue).json])
    }
}
