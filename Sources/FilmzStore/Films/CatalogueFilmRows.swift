import FilmzDomain
import GRDB

/// A name of a film, in `film_name`.
enum FilmNameColumn: Int, StoredColumn {
    case filmID, name

    static let names = spelled
}

/// The films of a catalogue, inside one read of it.
struct CatalogueFilmRows: CatalogueFilmFacts {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func films(_ ids: Set<Film.ID>) throws -> [Film] {
        try FilmTable.catalogue.films(ids, in: db)
    }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] {
        try FilmTable.catalogue.films(knownBy: ids, in: db)
    }

    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID> {
        Set(
            try Film.ID.fetchAll(
                db.cachedStatement(sql: Self.idsSQL), arguments: ["ids": ids.map(\.rawValue).json]))
    }

    func films(titledLike films: [Film]) throws -> [Film] {
        let titles = films.flatMap { film in
            FilmSearchText.keys(film).map { "[\($0),\(film.year.map(String.init) ?? "null")]" }
        }
        guard !titles.isEmpty else { return [] }
        let matches = try FilmRecord.films(
            db, sql: Self.titledSQL, arguments: ["titles": "[\(titles.joined(separator: ","))]"])
        var ids: Set<Film.ID> = []
        return matches.filter { ids.insert($0.id).inserted }
    }

    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        let rows = try FilmNameColumn.fetchCursor(
            db.cachedStatement(sql: Self.namesSQL),
            arguments: ["films": films.map(\.rawValue).json, "language": language.rawValue])
        var titles: [Film.ID: String] = [:]
        while let row = try rows.next() {
            if let film = Film.ID(rawValue: row[.filmID]), titles[film] == nil { titles[film] = row[.name] }
        }
        return titles
    }

    /// The SQL for the names of films in a language, the best name first.
    static let namesSQL = """
        SELECT \(FilmNameColumn.list()) FROM json_each(:films) asked
        \(Dialect.join) film_name ON film_name.film_id = asked.value
        WHERE language = :language ORDER BY title_rank, position
        """

    static let idsSQL = "SELECT film.id FROM json_each(:ids) asked \(Dialect.join) film ON film.id = asked.value"

    /// The SQL for films by their titles. A film that several titles ask for comes several times: removing duplicates
    /// here would read it twice.
    static let titledSQL = """
        SELECT \(FilmRecord.columns) FROM json_each(:titles) asked
        \(Dialect.join) film_by_title ON film_by_title.key = asked.value ->> 0
        \(Dialect.join) film ON film.id = film_by_title.film_id
        WHERE film.year IS NULL OR asked.value ->> 1 IS NULL OR abs(film.year - (asked.value ->> 1)) <= 1
        """
}

extension CatalogueFile: CatalogueFilmFacts {
    func films(_ ids: Set<Film.ID>) throws -> [Film] {
        try read { try CatalogueFilmRows($0).films(ids) } ?? []
    }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] {
        try read { try CatalogueFilmRows($0).films(knownBy: ids) } ?? []
    }

    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID> {
        try read { try CatalogueFilmRows($0).ids(among: ids) } ?? []
    }

    func films(titledLike films: [Film]) throws -> [Film] {
        try read { try CatalogueFilmRows($0).films(titledLike: films) } ?? []
    }

    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        try read { try CatalogueFilmRows($0).titles(of: films, in: language) } ?? [:]
    }
}
